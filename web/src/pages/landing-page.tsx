import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { AccountView } from '../../../src/auth/auth.types.js';
import { Features } from '../features/landing/features.js';
import { FindingsExample } from '../features/landing/findings-example.js';
import { LandingHeader } from '../features/landing/landing-header.js';
import styles from '../features/landing/landing.module.css';
import { Questions } from '../features/landing/questions.js';
import { useAnalyseLink } from '../features/landing/use-analyse-link.js';
import { useMeta } from '../shared/api/meta.js';
import { selectUser } from '../shared/session/session-slice.js';
import { landingTexts as texts } from '../shared/texts/landing.js';
import { SampleLinks } from '../shared/ui/sample-links.js';
import { SiteFooter } from '../shared/ui/site-footer.js';
import { SpendingForm } from '../shared/ui/spending-form.js';
import { PriceLine } from './landing/price-line.js';

const ReadAccount = lazy(() => import('./landing/read-account.js'));

/** The first page: what the service does, and the field to try it. */
export default function LandingPage() {
  const user = useSelector(selectUser);
  const analyse = useAnalyseLink();
  const typedBefore = (useLocation().state as { readonly url?: string } | null)?.url;
  const freeReports = useMeta()?.freeReports;
  const [isBusy, setBusy] = useState(false);
  const [account, setAccount] = useState<AccountView>();
  const spender = user ? account : null;
  const start = (url: string, asPreview?: boolean): void => {
    setBusy(true);
    analyse(url, asPreview);
  };
  return (
    <>
      <LandingHeader />
      {user ? (
        <Suspense>
          <ReadAccount onRead={setAccount} />
        </Suspense>
      ) : null}
      <main id="content" tabIndex={-1} className={styles['main']}>
        <div className={styles['column']}>
          <section className={styles['hero']}>
            <div>
              <h1>{texts.title}</h1>
              <p className={styles['lead']}>{texts.lead}</p>
              <SpendingForm
                account={spender}
                label={texts.field}
                isBusy={isBusy}
                onStart={start}
                {...(typedBefore ? { initialUrl: typedBefore } : {})}
              />
              <ul className={styles['below']}>
                <li>{texts.start(freeReports)}</li>
                <li>{texts.sites}</li>
              </ul>
              <p className={styles['ways']}>
                <Link to="/example-report">{texts.example}</Link>
                <PriceLine />
              </p>
              <SampleLinks note={user ? undefined : texts.samplesFirst} onChoose={start} />
            </div>
            <FindingsExample />
          </section>
          <Features />
          <Questions />
        </div>
        <section className={styles['closing']} aria-labelledby="try">
          <div>
            <h2 id="try">{texts.closing.title}</h2>
            <p>{texts.closing.text}</p>
            <SpendingForm account={spender} label={texts.field} isBusy={isBusy} onStart={start} />
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
