import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { signedIn } from '../../shared/session/session-slice.js';
import { clearToasts } from '../../shared/ui/toast.js';
import { useLogInMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import styles from './auth.module.css';
import { EmailField, PasswordField } from './fields.js';
import { toMode } from './to-mode.js';

/** Signs in; the guard around the page then leads on. */
export function LogInForm({ search }: { readonly search: URLSearchParams }) {
  const [logIn] = useLogInMutation();
  const dispatch = useDispatch();
  return (
    <AuthForm<{ email: string; password: string }>
      title="Logga in"
      lead={search.has('ended') ? 'Du har loggats ut. Logga in så fortsätter du där du var.' : undefined}
      submit="Logga in"
      failed="Inloggning misslyckades"
      fields={
        <>
          <EmailField />
          <PasswordField isNew={false} />
          <p className={styles['forgot']}>
            <Link className={styles['link']} to={toMode('reset', search)}>
              Glömt lösenord?
            </Link>
          </p>
        </>
      }
      footer={<Link to={toMode('signup', search)}>Har du inget konto? Skapa konto</Link>}
      onSubmit={async (values) => {
        const view = await logIn(values).unwrap();
        clearToasts();
        dispatch(signedIn(view));
      }}
    />
  );
}
