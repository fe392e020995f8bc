import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { signedIn } from '../../shared/session/session-slice.js';
import { authTexts } from '../../shared/texts/auth.js';
import { clearToasts, toast } from '../../shared/ui/toast.js';
import { useConfirmMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import { deviceId } from './device-id.js';
import { PasswordField } from './fields.js';

const texts = authTexts.confirm;

/** What the link in the confirmation mail opens: the password shows that the reader made the account. */
export function ConfirmForm({ token }: { readonly token: string }) {
  const [confirm] = useConfirmMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <AuthForm<{ password: string }>
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      failed={texts.failed}
      fields={<PasswordField isNew={false} />}
      footer={
        <>
          <Link to="/auth?mode=reset">{texts.toReset}</Link>
          <Link to="/auth?mode=login">{texts.toLogIn}</Link>
        </>
      }
      onSubmit={async ({ password }) => {
        const view = await confirm({ token, password, deviceId: deviceId() }).unwrap();
        clearToasts();
        toast({ kind: 'success', title: texts.done });
        dispatch(signedIn(view));
        // Without the token in the address, the guard of this page leads on.
        await navigate('/auth?mode=login', { replace: true });
      }}
    />
  );
}
