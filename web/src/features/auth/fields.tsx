import { Form, Input } from 'antd';
import { authTexts } from '../../shared/texts/auth.js';
import { emailRules, passwordRules } from './field-rules.js';

const texts = authTexts.fields;

export function EmailField() {
  return (
    <Form.Item
      name="email"
      label={texts.email}
      rules={emailRules}
      normalize={(value: string) => value.trim()}
    >
      <Input size="large" type="email" autoComplete="email" inputMode="email" autoCapitalize="none" />
    </Form.Item>
  );
}

export function PasswordField({
  isNew,
  label = texts.password,
}: {
  readonly isNew: boolean;
  readonly label?: string;
}) {
  return (
    <Form.Item
      name="password"
      label={label}
      rules={passwordRules}
      extra={isNew ? texts.newPasswordRule : undefined}
    >
      <Input.Password
        size="large"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { placeholder: texts.newPasswordHint } : {})}
      />
    </Form.Item>
  );
}
