import { Link, useNavigate } from 'react-router-dom';
import { authTexts } from '../../shared/texts/auth.js';
import { toast } from '../../shared/ui/toast.js';
import { useSetPasswordMutation } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import { deviceId } from './device-id.js';
import { PasswordField } from './fields.js';

const texts = authTexts.newPassword;

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
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      failed={authTexts.reset.failed}
      fields={<PasswordField isNew label={authTexts.fields.newPassword} />}
      footer={<Link to="/auth?mode=reset">{texts.another}</Link>}
      onSubmit={async ({ password }) => {
        await setPassword({ token, password, deviceId: deviceId() }).unwrap();
        onSaved();
        toast({ kind: 'success', ...texts.saved });
        await navigate('/auth?mode=login', { replace: true });
      }}
    />
  );
}
