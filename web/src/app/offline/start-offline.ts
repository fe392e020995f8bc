import { rememberedUser } from '../../shared/session/remembered-user.js';
import { onAction } from '../../shared/store.js';
import { savesData } from './saves-data.js';

/** After the first page has had the line for itself. */
const afterMs = 3_000;

/** Lets the app open without a connection, for those who are signed in; visitors load none of it. */
export function startOffline(): void {
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    isStarted = true;
    if (document.readyState === 'complete') setTimeout(load, afterMs);
    else window.addEventListener('load', () => setTimeout(load, afterMs), { once: true });
  };
  if (rememberedUser()) start();
  onAction(({ type }) => {
    if (type === 'session/signedIn') start();
  });
}

/** Without its code, or where the browser refuses, the app works as long as there is a connection. */
function load(): void {
  if (savesData()) return;
  import('./start-worker.js').then(({ startWorker }) => startWorker()).catch(() => undefined);
}
