import { Link } from 'react-router-dom';
import { toast } from '../../shared/ui/toast.js';
import { useAskForResetMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import { EmailField } from './fields.js';
import { toMode } from './to-mode.js';

/** Asks for a mail that leads to a new password. */
export function ResetForm({ search }: { readonly search: URLSearchParams }) {
  const [askForReset] = useAskForResetMutation();
  return (
    <AuthForm<{ email: string }>
      title="Återställ lösenord"
      lead="Skriv din e-postadress så skickar vi en länk där du väljer ett nytt lösenord."
      submit="Skicka återställningslänk"
      failed="Återställning misslyckades"
      fields={<EmailField />}
      footer={<Link to={toMode('login', search)}>Tillbaka till inloggning</Link>}
      onSubmit={async (values) => {
        await askForReset(values).unwrap();
        toast({
          kind: 'success',
          title: 'E-post skickad',
          text: 'Kolla din inkorg för instruktioner om lösenordsåterställning',
          seconds: 10,
        });
      }}
    />
  );
}
