import { useState } from 'react';
import type { DeviceSession } from '../../../../src/auth/auth.types.js';
import { detailOf } from '../../shared/api/problem.js';
import { relativeTime } from '../../shared/format/date.js';
import { accountTexts } from '../../shared/texts/account.js';
import { Button } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';
import { useReconnected } from '../../shared/ui/use-online.js';
import styles from './account.module.css';
import { ChangePassword } from './change-password.js';
import { deviceName } from './device-name.js';
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from './sign-ins-api.js';

const texts = accountTexts.signIns;

/** Where the person is logged in, each place to be ended, and the password to be exchanged. */
export function SignIns() {
  const { data, error, refetch } = useMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const [isChanging, setIsChanging] = useState(false);
  useReconnected(() => {
    if (error) void refetch();
  });

  async function endAllOthers(): Promise<void> {
    const { error: refused } = await endOthers();
    if (refused) toast({ kind: 'error', title: texts.failed, text: detailOf(refused) });
    else toast({ kind: 'success', title: texts.othersEnded });
  }

  return (
    <section className={styles['data']} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{texts.title}</h2>
      {data ? (
        <ul className={styles['devices']}>
          {data.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <p role="alert">
          {texts.notFetched}{' '}
          <button type="button" className={styles['again']} onClick={() => void refetch()}>
            {texts.again}
          </button>
        </p>
      ) : null}
      {data && data.length > 1 ? (
        <div>
          <p>{texts.atMost}</p>
          <p>{texts.endOthersWhat}</p>
          <Button isBusy={isLoading} onClick={() => void endAllOthers()}>
            {texts.endOthers}
          </Button>
        </div>
      ) : null}
      <div>
        <p>{texts.passwordWhat}</p>
        <Button onClick={() => setIsChanging(true)}>{texts.password}</Button>
      </div>
      {isChanging ? <ChangePassword onClose={() => setIsChanging(false)} /> : null}
    </section>
  );
}

function Device({ session }: { readonly session: DeviceSession }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const name = deviceName(session.userAgent) ?? texts.unknown;

  async function act(): Promise<void> {
    const { error } = await end(session.id);
    if (error) toast({ kind: 'error', title: texts.failed, text: detailOf(error) });
    else toast({ kind: 'success', title: texts.ended(name) });
  }

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className={styles['quiet']}>
          {session.isCurrent ? texts.current : texts.used(relativeTime(session.lastUsedAt))}
        </p>
      </div>
      {session.isCurrent ? null : (
        <button type="button" className={styles['again']} disabled={isLoading} onClick={() => void act()}>
          {texts.end}
          <span className="visually-hidden"> {name}</span>
        </button>
      )}
    </li>
  );
}
