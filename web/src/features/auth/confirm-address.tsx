import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isOutOfReach, isProblem } from '../../shared/api/problem.js';
import { signedIn } from '../../shared/session/session-slice.js';
import { Notice } from '../../shared/ui/notice.js';
import { OutOfReach } from '../../shared/ui/out-of-reach.js';
import { PageLoading } from '../../shared/ui/page-loading.js';
import { toast } from '../../shared/ui/toast.js';
import { useConfirmMutation } from './auth-api.js';

/** What the link in the confirmation mail opens: confirms at once and signs in. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const [confirm, { error }] = useConfirmMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const begun = useRef('');

  const run = async (): Promise<void> => {
    const answer = await confirm({ token });
    if (!answer.data) return;
    toast({ kind: 'success', title: 'Din e-postadress är bekräftad' });
    dispatch(signedIn(answer.data));
    // Without the token in the address, the guard of this page leads on.
    await navigate('/auth?mode=login', { replace: true });
  };
  useEffect(() => {
    if (begun.current === token) return;
    begun.current = token;
    void run();
  });

  if (!error) return <PageLoading label="Bekräftar din e-postadress..." />;
  if (isOutOfReach(error)) return <OutOfReach onRetry={() => void run()} />;
  return (
    <Notice
      icon="warning"
      title="Länken fungerar inte"
      text={isProblem(error) ? error.detail : 'Länken har redan använts eller är för gammal.'}
      action={{ label: 'Till inloggningen', to: '/auth?mode=login' }}
    />
  );
}
