import { Link, useNavigate } from 'react-router-dom';
import { toast } from '../../shared/ui/toast.js';
import { useSetPasswordMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import { PasswordField } from './fields.js';

/** What the link in the reset mail opens. Saving ends every session of the person, this one too. */
export function NewPasswordForm({
  token,
  onSaved,
}: {
  readonly token: string;
  readonly onSaved: () => void;
}) {
  const [setPassword] = useSetPasswordMutation();
  const navigate = useNavigate();
  return (
    <AuthForm<{ password: string }>
      title="Välj nytt lösenord"
      lead="Du loggas ut på alla enheter och loggar in igen med det nya lösenordet."
      submit="Spara lösenord"
      failed="Återställning misslyckades"
      fields={<PasswordField isNew label="Nytt lösenord" />}
      footer={<Link to="/auth?mode=reset">Skicka en ny länk</Link>}
      onSubmit={async ({ password }) => {
        await setPassword({ token, password }).unwrap();
        onSaved();
        toast({ kind: 'success', title: 'Lösenordet är bytt', text: 'Logga in med ditt nya lösenord.' });
        await navigate('/auth?mode=login', { replace: true });
      }}
    />
  );
}
