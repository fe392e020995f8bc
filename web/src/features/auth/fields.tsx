import { Form, Input } from 'antd';
import { authTexts } from '../../shared/texts/auth.js';
import { useCommonPassword } from '../../shared/api/common-password.js';
import styles from './auth.module.css';
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
      extra={isNew ? <NewPasswordRule /> : undefined}
    >
      <Input.Password
        size="large"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { placeholder: texts.newPasswordHint } : {})}
      />
    </Form.Item>
  );
}

/** What a new password has to be; why it would be refused, once that is known of the one being typed. */
function NewPasswordRule() {
  const password: unknown = Form.useWatch('password');
  const email: unknown = Form.useWatch('email');
  const refusal = useCommonPassword(textOf(password), textOf(email));
  return (
    <span role="status" className={refusal ? styles['refused'] : undefined}>
      {refusal ?? texts.newPasswordRule}
    </span>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
