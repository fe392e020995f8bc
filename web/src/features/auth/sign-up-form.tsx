import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useMetaQuery } from '../../shared/api/meta.js';
import { pendingLink } from '../../shared/session/pending-link.js';
import { signedIn } from '../../shared/session/session-slice.js';
import { clearToasts, toast } from '../../shared/ui/toast.js';
import { useSignUpMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import styles from './auth.module.css';
import { deviceId } from './device-id.js';
import { EmailField, PasswordField } from './fields.js';
import { toMode } from './to-mode.js';

/** Creates an account; where addresses are confirmed by mail, the person is told so and comes back to log in. */
export function SignUpForm({ search }: { readonly search: URLSearchParams }) {
  const [signUp] = useSignUpMutation();
  const { data: meta } = useMetaQuery();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const link = pendingLink();
  return (
    <AuthForm<{ email: string; password: string }>
      title="Skapa konto"
      lead={
        link ? (
          <span className={styles['kept']} style={{ display: 'block', margin: 0 }}>
            Din länk är sparad. Analysen startar när kontot är klart.
            <span>{link}</span>
          </span>
        ) : undefined
      }
      submit="Skapa konto"
      failed="Registrering misslyckades"
      fields={
        <>
          <EmailField />
          <PasswordField isNew />
        </>
      }
      footer={<Link to={toMode('login', search)}>Har du redan ett konto? Logga in</Link>}
      onSubmit={async (values) => {
        const view = await signUp({ ...values, deviceId: deviceId() }).unwrap();
        if (view.session) {
          clearToasts();
          dispatch(signedIn(view));
          return;
        }
        toast({
          kind: 'info',
          title: 'Kontrollera din e-post',
          text: 'Vi har skickat en länk till dig. Öppna den för att bekräfta din adress, och logga sedan in.',
          ...(meta?.mailbox
            ? { action: { label: 'Öppna brevlådan', to: meta.mailbox, isServerPage: true } }
            : {}),
          seconds: 15,
        });
        await navigate(toMode('login', search), { replace: true });
      }}
    />
  );
}
