import { Link } from 'react-router-dom';
import { authTexts } from '../../shared/texts/auth.js';
import { toast } from '../../shared/ui/toast.js';
import { useAskForResetMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import { EmailField } from './fields.js';
import { toMode } from './to-mode.js';

const texts = authTexts.reset;

/** Asks for a mail that leads to a new password. */
export function ResetForm({ search }: { readonly search: URLSearchParams }) {
  const [askForReset] = useAskForResetMutation();
  return (
    <AuthForm<{ email: string }>
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      failed={texts.failed}
      fields={<EmailField />}
      footer={<Link to={toMode('login', search)}>{texts.back}</Link>}
      onSubmit={async (values) => {
        await askForReset(values).unwrap();
        toast({
          kind: 'success',
          ...texts.sent,
          seconds: 10,
        });
      }}
    />
  );
}
