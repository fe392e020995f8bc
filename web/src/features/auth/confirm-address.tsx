import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isOutOfReach, isProblem } from '../../shared/api/problem.js';
import { signedIn } from '../../shared/session/session-slice.js';
import { authTexts } from '../../shared/texts/auth.js';
import { Notice } from '../../shared/ui/notice.js';
import { OutOfReach } from '../../shared/ui/out-of-reach.js';
import { PageLoading } from '../../shared/ui/page-loading.js';
import { toast } from '../../shared/ui/toast.js';
import { useConfirmMutation } from './auth-api.js';

const texts = authTexts.confirm;

/** What the link in the confirmation mail opens: confirms at once and signs in. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const [confirm, { error }] = useConfirmMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const begun = useRef('');

  const run = async (): Promise<void> => {
    const answer = await confirm({ token });
    if (!answer.data) return;
    toast({ kind: 'success', title: texts.done });
    dispatch(signedIn(answer.data));
    // Without the token in the address, the guard of this page leads on.
    await navigate('/auth?mode=login', { replace: true });
  };
  useEffect(() => {
    if (begun.current === token) return;
    begun.current = token;
    void run();
  });

  if (!error) return <PageLoading label={texts.running} />;
  if (isOutOfReach(error)) return <OutOfReach onRetry={() => void run()} />;
  return (
    <Notice
      icon="warning"
      title={texts.failed}
      text={isProblem(error) ? error.detail : texts.old}
      error={error}
      action={{ label: texts.toLogIn, to: '/auth?mode=login' }}
    />
  );
}
