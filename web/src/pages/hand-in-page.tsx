import { useSelector } from 'react-redux';
import { markStarted } from '../features/analyses/started-marks.js';
import { BookmarkletWay } from '../features/hand-in/bookmarklet-way.js';
import styles from '../features/hand-in/hand-in.module.css';
import { Received } from '../features/hand-in/received.js';
import { useLoadsOfItsOwn } from '../features/hand-in/use-loads-of-its-own.js';
import { useReceivedPage } from '../features/hand-in/use-received-page.js';
import { keepPendingLink } from '../shared/session/pending-link.js';
import { selectUser } from '../shared/session/session-slice.js';
import { handInTexts } from '../shared/texts/hand-in.js';
import { PageHead } from '../shared/ui/page-head.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { StartForm } from '../shared/ui/start-form.js';
import { useMedia } from '../shared/ui/use-media.js';
import { useAnalyze } from '../shared/use-analyze.js';

const texts = handInTexts.noPage;

/** The window that the bookmark opens on an advert: receives its page, and sends it on when told to. */
export default function HandInPage() {
  const { page, refusal, isSilent } = useReceivedPage();
  // A visitor signs in within this page, which would lose what it has received.
  useLoadsOfItsOwn(useSelector(selectUser) !== null);
  if (page) {
    return (
      <div className={styles['received']}>
        <Received
          page={page}
          onAccepted={(view) => {
            markStarted(page.url, view.id);
            // A load of its own: it lets go of the advert's window, which could still lead this one elsewhere.
            window.location.assign(`/analyze?url=${encodeURIComponent(page.url)}`);
          }}
        />
      </div>
    );
  }
  if (refusal) {
    return <NoPage {...handInTexts.refused[refusal.refusal](refusal.host)} />;
  }
  if (isSilent) {
    return <NoPage title={texts.title} text={texts.text} />;
  }
  return <PageLoading label={handInTexts.received.waiting} />;
}

/** Nothing came: how the bookmark is used, and the way by the link. */
function NoPage({ title, text }: { readonly title: string; readonly text: string }) {
  const analyze = useAnalyze();
  const user = useSelector(selectUser);
  const hasFinePointer = useMedia('(pointer: fine)');
  const start = (url: string, asPreview?: boolean): void => {
    // A visitor signs up on the way.
    if (!user) keepPendingLink(url);
    analyze(url, asPreview);
  };
  return (
    <div className={styles['received']}>
      <PageHead title={title} {...(user ? { parent: { label: texts.parent, to: '/dashboard' } } : {})} />
      <p>{text}</p>
      {hasFinePointer ? (
        <>
          <h2>{handInTexts.bookmarklet.name}</h2>
          <BookmarkletWay />
        </>
      ) : (
        <p>{texts.needsComputer}</p>
      )}
      <h2>{texts.byLink}</h2>
      <p className={styles['quiet']}>{texts.byLinkText}</p>
      <StartForm label={texts.field} onStart={start} />
    </div>
  );
}
