import { Form, Input } from 'antd';
import { emailRules, passwordRules } from './field-rules.js';

export function EmailField() {
  return (
    <Form.Item name="email" label="E-post" rules={emailRules} normalize={(value: string) => value.trim()}>
      <Input size="large" type="email" autoComplete="email" inputMode="email" autoCapitalize="none" />
    </Form.Item>
  );
}

export function PasswordField({
  isNew,
  label = 'Lösenord',
}: {
  readonly isNew: boolean;
  readonly label?: string;
}) {
  return (
    <Form.Item name="password" label={label} rules={passwordRules}>
      <Input.Password
        size="large"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { placeholder: 'Minst 6 tecken' } : {})}
      />
    </Form.Item>
  );
}
