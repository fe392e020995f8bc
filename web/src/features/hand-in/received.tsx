import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { selectUser } from '../../shared/session/session-slice.js';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { SpendingChoice } from '../../shared/ui/spending-choice.js';
import { useSpending } from '../../shared/use-spending.js';
import { sizeText } from './files.js';
import styles from './hand-in.module.css';
import { asSavedFile, type ReceivedPage } from './received-page.js';
import { useSend } from './use-send.js';
import { Submit, WayFault } from './way.js';

const texts = handInTexts.received;

interface ReceivedProps {
  readonly page: ReceivedPage;
  readonly onAccepted: (view: AnalysisView) => void;
}

/** A page that came by the bookmark. Nothing is sent before a press: any site could have opened this window. */
export function Received({ page, onAccepted }: ReceivedProps) {
  const user = useSelector(selectUser);
  const spending = useSpending({ isPaid: false, wantsPreview: false });
  const sending = useSend(
    { url: page.url },
    { asPreview: spending.asPreview, buyAt: '/pricing' },
    onAccepted,
  );
  const submit = (): void => void sending.send('bookmarklet', { pages: [asSavedFile(page)] });
  return (
    <>
      <h1>{texts.title(page.host)}</h1>
      <p className={styles['address']}>
        {page.url}
        <span>{texts.content(sizeText(page.html.length))}</span>
      </p>
      {user ? (
        <>
          <SpendingChoice spending={spending} />
          <WayFault id="hand-in-fault" way="bookmarklet" sending={sending} />
          <Submit way="bookmarklet" label={texts.submit} sending={sending} onSubmit={submit} />
          <p className={styles['quiet']}>{texts.private}</p>
        </>
      ) : (
        <>
          <p>{texts.visitor}</p>
          <p className={styles['signIn']}>
            <Link className={styles['act']} to="/auth?mode=login&next=%2Fhand-in">
              {texts.logIn}
            </Link>
            <Link className={styles['act']} data-kind="quiet" to="/auth?mode=signup&next=%2Fhand-in">
              {texts.signUp}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
