import { useId, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useCommonPassword } from '../../shared/api/common-password.js';
import { detailOf, isProblem } from '../../shared/api/problem.js';
import { selectUser } from '../../shared/session/session-slice.js';
import { accountTexts } from '../../shared/texts/account.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { toast } from '../../shared/ui/toast.js';
import { useOpenDialog } from '../../shared/ui/use-open-dialog.js';
import styles from './account.module.css';
import { useChangePasswordMutation } from './sign-ins-api.js';

const texts = accountTexts.newPassword;
const fields = ['password', 'newPassword'] as const;
type Field = (typeof fields)[number];

/** Open from its first moment: the old password, the new one, and the exchange. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const inputs = {
    password: useRef<HTMLInputElement>(null),
    newPassword: useRef<HTMLInputElement>(null),
  };
  const email = useSelector(selectUser)?.email ?? '';
  const [chosen, setChosen] = useState('');
  const refusal = useCommonPassword(chosen, email);
  const [change, { isLoading }] = useChangePasswordMutation();
  const [fault, setFault] = useState<{ readonly field: Field | null; readonly text: string } | null>(null);

  function askAgain(field: Field, text: string): void {
    setFault({ field, text });
    inputs[field].current?.focus();
  }

  async function act(): Promise<void> {
    if (isLoading) return;
    const [password = '', newPassword = ''] = fields.map((field) => inputs[field].current?.value);
    if (password === '') return askAgain('password', texts.missing);
    if (newPassword.length < 6) return askAgain('newPassword', texts.short);
    setFault(null);
    const { error } = await change({ password, newPassword });
    if (!error) {
      dialog.current?.close();
      return void toast({ kind: 'success', ...texts.done });
    }
    const refused = isProblem(error) ? error.errors?.[0] : undefined;
    const field = fields.find((name) => name === refused?.path);
    if (field && refused) askAgain(field, refused.message);
    else setFault({ field: null, text: detailOf(error) });
  }

  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.title}
      keep={texts.keep}
      confirm={texts.confirm}
      isBusy={isLoading}
      onConfirm={() => void act()}
    >
      <div role="status" className={styles['notice']}>
        {fault?.field === null ? <p className={styles['loss']}>{fault.text}</p> : null}
      </div>
      <p className={styles['quiet']}>{texts.what}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        {fields.map((field) => (
          <PasswordInput
            key={field}
            input={inputs[field]}
            field={field}
            fault={fault?.field === field ? fault.text : null}
            rule={field === 'newPassword' ? (refusal ?? texts.rule) : null}
            isRefused={field === 'newPassword' && refusal !== null}
            onChange={(value) => {
              setFault(null);
              if (field === 'newPassword') setChosen(value);
            }}
          />
        ))}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}

interface PasswordInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly field: Field;
  readonly fault: string | null;
  /** What it has to be, or why it would be refused. */
  readonly rule: string | null;
  readonly isRefused: boolean;
  readonly onChange: (value: string) => void;
}

function PasswordInput({ input, field, fault, rule, isRefused, onChange }: PasswordInputProps) {
  const id = useId();
  return (
    <div className={styles['password']}>
      <label htmlFor={id}>{texts[field]}</label>
      <input
        ref={input}
        id={id}
        type="password"
        autoComplete={field === 'password' ? 'current-password' : 'new-password'}
        maxLength={256}
        aria-invalid={fault !== null}
        aria-describedby={rule ? `${id}-rule ${id}-fault` : `${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      {rule ? (
        <span id={`${id}-rule`} role="status" className={styles[isRefused ? 'loss' : 'quiet']}>
          {rule}
        </span>
      ) : null}
      <span id={`${id}-fault`} role="status" className={styles['loss']}>
        {fault}
      </span>
    </div>
  );
}
