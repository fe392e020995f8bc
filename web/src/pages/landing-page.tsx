import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { FindingsExample } from '../features/landing/findings-example.js';
import styles from '../features/landing/landing.module.css';
import { faq, features } from '../features/landing/texts.js';
import { useAnalyseLink } from '../features/landing/use-analyse-link.js';
import { selectUser } from '../shared/session/session-slice.js';
import { useSignOut } from '../shared/session/use-sign-out.js';
import { Icon } from '../shared/ui/icon.js';
import { LinkForm } from '../shared/ui/link-form.js';
import { SampleLinks } from '../shared/ui/sample-links.js';
import { SiteFooter } from '../shared/ui/site-footer.js';
import { SiteHeader } from '../shared/ui/site-header.js';

/** The first page: what the service does, and the field to try it. */
export default function LandingPage() {
  const analyse = useAnalyseLink();
  const typedBefore = (useLocation().state as { readonly url?: string } | null)?.url;
  const [isBusy, setBusy] = useState(false);
  const start = (url: string): void => {
    setBusy(true);
    analyse(url);
  };
  return (
    <>
      <LandingHeader />
      <main id="content" tabIndex={-1} className={styles['main']}>
        <section className={styles['hero']}>
          <div className={styles['pitch']}>
            <h1>Förstå bostaden före visningen</h1>
            <p className={styles['lead']}>
              Klistra in länken till en annons. På ungefär en minut får du veta vad du ska fråga, vad du ska
              kontrollera och vad det kan kosta, med belägg för varje påstående.
            </p>
            <LinkForm
              label="Länk till bostadsannonsen"
              isBusy={isBusy}
              onSubmit={start}
              {...(typedBefore ? { initialUrl: typedBefore } : {})}
            />
            <p className={styles['below']}>
              <Link to="/example-report">Se exempelrapport</Link>
              <span>Hemnet, Booli och de större mäklarna</span>
            </p>
            <SampleLinks onChoose={start} />
          </div>
          <FindingsExample />
        </section>

        <section className={styles['section']} aria-labelledby="features">
          <h2 id="features">Tre saker du har med dig till visningen</h2>
          <div className={styles['features']}>
            {features.map((feature) => (
              <article key={feature.title} className={styles['feature']}>
                <Icon name={feature.icon} size={28} />
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
              </article>
            ))}
          </div>
        </section>

        <section className={styles['section']} aria-labelledby="faq">
          <h2 id="faq">Vanliga frågor</h2>
          <div className={styles['faq']}>
            {faq.map((entry) => (
              <details key={entry.question}>
                <summary>{entry.question}</summary>
                <p>{entry.answer}</p>
              </details>
            ))}
          </div>
        </section>

        <section className={styles['closing']} aria-labelledby="try">
          <h2 id="try">Har du en visning på gång?</h2>
          <p>Läs rapporten på vägen dit.</p>
          <LinkForm label="Länk till bostadsannonsen" isBusy={isBusy} onSubmit={start} />
        </section>
      </main>
      <SiteFooter />
    </>
  );
}

function LandingHeader() {
  const user = useSelector(selectUser);
  const signOut = useSignOut();
  return (
    <SiteHeader>
      {user ? (
        <>
          <Link to="/dashboard">Mina analyser</Link>
          <button type="button" onClick={() => void signOut()}>
            Logga ut
          </button>
        </>
      ) : (
        <>
          <Link to="/auth?mode=login">Logga in</Link>
          <Link to="/auth?mode=signup" data-kind="act">
            Skapa konto
          </Link>
        </>
      )}
    </SiteHeader>
  );
}
