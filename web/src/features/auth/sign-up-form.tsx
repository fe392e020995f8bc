import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useMeta } from '../../shared/api/meta.js';
import { signedIn } from '../../shared/session/session-slice.js';
import { authTexts } from '../../shared/texts/auth.js';
import { clearToasts, toast } from '../../shared/ui/toast.js';
import { useSignUpMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import styles from './auth.module.css';
import { deviceId } from './device-id.js';
import { KeptLink } from './kept-link.js';
import { EmailField, PasswordField } from './fields.js';
import { toMode } from './to-mode.js';

const texts = authTexts.signUp;

/** Creates an account; where addresses are confirmed by mail, the person is told so and comes back to log in. */
export function SignUpForm({ search }: { readonly search: URLSearchParams }) {
  const [signUp] = useSignUpMutation();
  const meta = useMeta();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <AuthForm<{ email: string; password: string }>
      title={texts.title}
      errand={<KeptLink search={search} text={texts.kept} />}
      submit={texts.submit}
      failed={texts.failed}
      fields={
        <>
          <EmailField />
          <PasswordField isNew />
          <p className={styles['accept']}>
            {texts.accept} <Link to="/terms">{texts.terms}</Link>. {texts.and}{' '}
            <Link to="/privacy">{texts.privacy}</Link>.
          </p>
        </>
      }
      footer={
        <>
          <Link to={toMode('login', search)}>{texts.toLogIn}</Link>
          {/* Below the button, which a message of what went wrong would lie over on a phone. */}
          <p className={styles['accept']}>{texts.free}</p>
        </>
      }
      onSubmit={async (values) => {
        const view = await signUp({ ...values, deviceId: deviceId() }).unwrap();
        if (view.session) {
          clearToasts();
          dispatch(signedIn(view));
          return;
        }
        toast({
          kind: 'info',
          title: texts.confirm.title,
          text: texts.confirm.text,
          ...(meta?.mailbox
            ? { action: { label: texts.confirm.mailbox, to: meta.mailbox, isServerPage: true } }
            : {}),
          seconds: 15,
        });
        await navigate(toMode('login', search), { replace: true });
      }}
    />
  );
}
