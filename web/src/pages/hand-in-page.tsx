import { useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { markStarted } from '../features/analyses/started-marks.js';
import { BookmarkletWay } from '../features/hand-in/bookmarklet-way.js';
import styles from '../features/hand-in/hand-in.module.css';
import { Received } from '../features/hand-in/received.js';
import { useReceivedPage } from '../features/hand-in/use-received-page.js';
import { keepPendingLink } from '../shared/session/pending-link.js';
import { selectUser } from '../shared/session/session-slice.js';
import { LinkForm } from '../shared/ui/link-form.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { useMedia } from '../shared/ui/use-media.js';

/** The window that the bookmark opens on an advert: receives its page, and sends it on when told to. */
export default function HandInPage() {
  const { page, refusal, isSilent } = useReceivedPage();
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
    return <NoPage {...refusalTexts[refusal.refusal](refusal.host)} />;
  }
  if (isSilent) {
    return (
      <NoPage
        title="Skicka en annons hit"
        text="Här tar vi emot annonser som du skickar med bokmärket från din webbläsare. Just nu har vi inte fått någon sida."
      />
    );
  }
  return <PageLoading label="Tar emot sidan..." />;
}

const openHome = 'Öppna bostadens egen sida och tryck på bokmärket igen.';
const refusalTexts = {
  'too large': (host: string) => ({
    title: 'Sidan är för stor',
    text: `Sidan från ${host} är större än 20 MB. Spara den som PDF och lämna in den som fil i stället.`,
  }),
  'no home': (host: string) => ({
    title: 'Vi tog inte emot sidan',
    text: `Sidan från ${host} är ingen annons för en enskild bostad. ${openHome}`,
  }),
  unsupported: (host: string) => ({
    title: `${host} kan vi inte läsa`,
    text: `Bokmärket fungerar på bostadsannonser hos Hemnet, Booli och de större mäklarna. ${openHome}`,
  }),
} as const;

/** Nothing came: how the bookmark is used, and the way by the link. */
function NoPage({ title, text }: { readonly title: string; readonly text: string }) {
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const hasFinePointer = useMedia('(pointer: fine)');
  const start = (url: string): void => {
    // A visitor signs up on the way.
    if (!user) keepPendingLink(url);
    void navigate(`/analyze?url=${encodeURIComponent(url)}`);
  };
  return (
    <div className={styles['received']}>
      <h1>{title}</h1>
      <p>{text}</p>
      {hasFinePointer ? (
        <>
          <h2>Skicka till Visningsklar</h2>
          <BookmarkletWay />
        </>
      ) : null}
      <h2>Börja med länken</h2>
      <p className={styles['quiet']}>
        Går sidan inte att läsa får du direkt lämna in den som fil, text eller bilder.
      </p>
      <LinkForm label="Länk till bostadsannonsen" onSubmit={start} />
    </div>
  );
}
