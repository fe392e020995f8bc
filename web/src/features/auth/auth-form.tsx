import { Button, Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { isProblem } from '../../shared/api/problem.js';
import { authTexts } from '../../shared/texts/auth.js';
import { clearToasts, toast } from '../../shared/ui/toast.js';
import styles from './auth.module.css';
import { fieldErrors } from './field-rules.js';

interface AuthFormProps<Values> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What happens once somebody is signed in. */
  readonly errand?: ReactNode;
  readonly submit: string;
  /** The toast's title when the server refuses. */
  readonly failed: string;
  readonly fields: ReactNode;
  readonly footer?: ReactNode;
  readonly onSubmit: (values: Values) => Promise<void>;
}

/** What was wrong when a field was left is judged anew while it is typed in: else it stands there when it is right. */
function judgeAgain<Values>(form: FormInstance<Values>, changed: object): void {
  const names = Object.keys(changed) as never[];
  const wrong = names.filter((name) => form.getFieldError(name).length > 0 || form.isFieldValidating(name));
  if (wrong.length > 0) void form.validateFields(wrong).catch(() => undefined);
}

/** One task: a title, its fields, one button. A refusal is a toast; what it says of a field stands under it too. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);

  const send = async (values: Values): Promise<void> => {
    // The fields stay enabled: a disabled one would lose the focus.
    if (isBusy) return;
    // What was wrong with the last try says nothing of this one, and would lie over the form on a phone.
    clearToasts();
    setBusy(true);
    try {
      await props.onSubmit(values);
    } catch (error) {
      const detail = isProblem(error) ? error.detail : authTexts.unexpected;
      const named = isProblem(error) ? fieldErrors(error, ['email', 'password']) : [];
      // antd types field names by the form's own values, which a shared form does not know.
      if (named.length > 0) form.setFields(named as never);
      toast({ kind: 'error', title: props.failed, text: detail, seconds: 10 });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles['card']}>
      <h1>{props.title}</h1>
      {props.lead ? <div className={styles['lead']}>{props.lead}</div> : null}
      {props.errand}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        validateTrigger="onBlur"
        onValuesChange={(changed) => judgeAgain(form, changed)}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void send(values)}
      >
        {props.fields}
        <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
          {props.submit}
        </Button>
      </Form>
      {props.footer ? <div className={styles['footer']}>{props.footer}</div> : null}
    </section>
  );
}
