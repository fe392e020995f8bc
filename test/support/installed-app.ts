import type { BrowserContext } from 'playwright';
import { keptPrefix } from './kept-reports.js';
import { BLANK_PATH } from './lent-pages.js';
import { phone, stageOf, type Stage, type Stages } from './screens.js';
import { patience } from './patience.js';

/**
 * A phone whose browser has the service worker and what that keeps of the app, for the tests of a file that leave the
 * worker as it is: fetching the app's files takes longer than most of them. Each test finds no page open, nobody signed
 * in and no report kept. To be called after whatever else of the file has an `afterEach`.
 * @param origin where the browser meets the server, without a trailing slash; the same for all tests
 * @returns gives a test its stage there
 */
export function useInstalledApp(stages: Stages, origin: () => string): () => Promise<Stage> {
  let context: BrowserContext | undefined;

  afterEach(async () => {
    if (context) await clear(context, origin());
  });
  afterAll(() => context?.close());

  return async () => {
    const { app, adverts, browser } = stages;
    context ??= await browser.newContext({
      ...phone,
      serviceWorkers: 'allow',
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(12_000 * patience);
    return stageOf({ app, adverts, context, page: await context.newPage(), isPhone: true });
  };
}

async function clear(context: BrowserContext, origin: string): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`${origin}${BLANK_PATH}`);
  await page.evaluate(`(async () => {
    localStorage.clear();
    for (const name of await caches.keys()) if (name.startsWith('${keptPrefix}')) await caches.delete(name);
  })()`);
  await page.close();
}
