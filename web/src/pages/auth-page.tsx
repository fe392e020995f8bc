import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ConfirmForm } from '../features/auth/confirm-form.js';
import { LogInForm } from '../features/auth/log-in-form.js';
import { NewPasswordForm } from '../features/auth/new-password-form.js';
import { ResetForm } from '../features/auth/reset-form.js';
import { SignUpForm } from '../features/auth/sign-up-form.js';
import { signedOut } from '../shared/session/session-slice.js';
import { authTexts } from '../shared/texts/auth.js';

const titles: Record<string, string> = {
  signup: authTexts.signUp.title,
  reset: authTexts.reset.title,
  confirm: authTexts.confirm.title,
};

/** Log in, sign up, reset, and what the mails' links open; the query says which. */
export default function AuthPage() {
  const [search] = useSearchParams();
  const dispatch = useDispatch();
  const mode = search.get('mode') ?? 'login';
  const token = search.get('token');
  useEffect(() => {
    document.title = `${titles[mode] ?? authTexts.logIn.title} · Visningsklar`;
  }, [mode]);

  if (mode === 'confirm' && token) return <ConfirmForm token={token} />;
  if (mode === 'reset' && token)
    return <NewPasswordForm token={token} onSaved={() => dispatch(signedOut())} />;
  if (mode === 'reset') return <ResetForm search={search} />;
  if (mode === 'signup') return <SignUpForm search={search} />;
  return <LogInForm search={search} />;
}
