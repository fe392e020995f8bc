import type { Browser } from 'playwright';

/**
 * Works in a browser of its own, which is closed before this ends. At the signal everything ends at once: a launch that
 * hangs is waited for no longer (its browser is closed, should it come), and a page that hangs ends with its browser.
 * @throws what the launch and the work throw; the signal's reason once it is given
 */
export async function inOwnBrowser<T>(
  launch: () => Promise<Browser>,
  work: (browser: Browser) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  let giveUp = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', giveUp);
  const launching = launch();
  const working = launching.then((browser) => {
    signal.throwIfAborted();
    return work(browser);
  });
  try {
    return await Promise.race([working, late]);
  } finally {
    const closing = launching.then((browser) => browser.close());
    await Promise.race([closing, late]).catch(() => undefined);
    closing.catch(() => undefined);
    signal.removeEventListener('abort', giveUp);
  }
}
