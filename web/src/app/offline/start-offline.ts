import { rememberedUser } from '../../shared/session/remembered-user.js';
import { onAction } from '../../shared/store.js';
import { savesData } from './saves-data.js';

/** A browser that does not tell when it is idle, as Safari, gets a breath. */
const breathMs = 500;
/** A page that never rests is not waited for longer. */
const patienceMs = 3_000;

/** Lets the app open without a connection, for those who are signed in; visitors load none of it. */
export function startOffline(): void {
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    isStarted = true;
    if (document.readyState === 'complete') whenIdle(load);
    else window.addEventListener('load', () => whenIdle(load), { once: true });
  };
  if (rememberedUser()) start();
  onAction(({ type }) => {
    if (type === 'session/signedIn') start();
  });
}

/** After the page that is shown has had the line and the machine for itself. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, breathMs);
}

/** Without its code, or where the browser refuses, the app works as long as there is a connection. */
function load(): void {
  if (savesData()) return;
  import('./start-worker.js').then(({ startWorker }) => startWorker()).catch(() => undefined);
}
