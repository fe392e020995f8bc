import { rememberedUser } from '../../shared/session/remembered-user.js';
import { onAction } from '../../shared/store.js';
import { savesData } from './saves-data.js';

/** A page whose largest part has stood for so long is taken to be drawn. */
const drawnMs = 1_000;

/** Lets the app open without a connection, for those who are signed in; visitors load none of it. */
export function startOffline(): void {
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    isStarted = true;
    if (document.readyState === 'complete') whenDrawn(load);
    else window.addEventListener('load', () => whenDrawn(load), { once: true });
  };
  if (rememberedUser()) start();
  onAction(({ type }) => {
    if (type === 'session/signedIn') start();
  });
}

/** After the page that is shown has had the line and the machine for itself: what is kept must not hold it up. */
function whenDrawn(act: () => void): void {
  const done = (): void => {
    paints.disconnect();
    act();
  };
  let timer = setTimeout(done, drawnMs);
  const paints = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, drawnMs);
  });
  // A browser that does not tell of it is given the time from its load event on.
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Without its code, or where the browser refuses, the app works as long as there is a connection. */
function load(): void {
  if (savesData()) return;
  import('./start-worker.js').then(({ startWorker }) => startWorker()).catch(() => undefined);
}
