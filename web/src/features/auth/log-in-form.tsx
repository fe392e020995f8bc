import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { signedIn } from '../../shared/session/session-slice.js';
import { authTexts } from '../../shared/texts/auth.js';
import { clearToasts } from '../../shared/ui/toast.js';
import { useLogInMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import styles from './auth.module.css';
import { EmailField, PasswordField } from './fields.js';
import { KeptLink } from './kept-link.js';
import { toMode } from './to-mode.js';

const texts = authTexts.logIn;

/** Signs in; the guard around the page then leads on. */
export function LogInForm({ search }: { readonly search: URLSearchParams }) {
  const [logIn] = useLogInMutation();
  const dispatch = useDispatch();
  return (
    <AuthForm<{ email: string; password: string }>
      title={texts.title}
      lead={search.has('ended') ? texts.ended : undefined}
      errand={<KeptLink search={search} text={texts.kept} />}
      submit={texts.submit}
      failed={texts.failed}
      fields={
        <>
          <EmailField />
          <PasswordField isNew={false} />
          <p className={styles['forgot']}>
            <Link className={styles['link']} to={toMode('reset', search)}>
              {texts.forgot}
            </Link>
          </p>
        </>
      }
      footer={<Link to={toMode('signup', search)}>{texts.toSignUp}</Link>}
      onSubmit={async (values) => {
        const view = await logIn(values).unwrap();
        clearToasts();
        dispatch(signedIn(view));
      }}
    />
  );
}
