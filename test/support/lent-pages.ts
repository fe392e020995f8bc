import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { tellPolicy } from './policy-watch.js';
import { patience } from './patience.js';

/** A page in a context of its own, without the state of earlier tests. */
export interface LentPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Undoes what the test did there, so that the page can be lent again. */
  giveBack(): Promise<void>;
}

/** A small answer of every server of ours, which opens without a script. */
export const BLANK_PATH = '/robots.txt';

const storageTypes = 'local_storage,indexeddb,cache_storage,file_systems';
const idle = new Map<string, LentPage>();

/**
 * Lends a page, one that an earlier test of this worker gave back where there is one: its process has compiled the
 * scripts, which is most of what a first visit costs. It has no cookies, nothing stored, no routes and no listeners. A
 * test that does what cannot be undone (a script that each page starts with, a clock, permissions, another origin)
 * ends its page.
 * @param options of the context; one that lets service workers in is never lent again
 */
export async function lendPage(browser: Browser, options: BrowserContextOptions): Promise<LentPage> {
  const key = keyOf(options);
  const kept = idle.get(key);
  idle.delete(key);
  if (kept?.context.browser()?.isConnected()) {
    await setLook(kept.page, options);
    return kept;
  }
  const context = await browser.newContext(options);
  await tellPolicy(context);
  const page = await context.newPage();
  // What a service worker keeps is its own, and a page under one is left as it is.
  if (options.serviceWorkers === 'allow') return { context, page, giveBack: () => context.close() };
  const wipe = wiper(context, page);
  const lent: LentPage = {
    context,
    page,
    async giveBack() {
      // One of a kind is kept, and a test may have lent two.
      const isClean = !idle.has(key) && (await wipe());
      if (isClean && !idle.has(key)) idle.set(key, lent);
      else await context.close();
    },
  };
  return lent;
}

/** Contexts may differ in what `setLook` sets. */
const keyOf = ({
  viewport: _size,
  colorScheme: _mode,
  reducedMotion: _motion,
  ...others
}: BrowserContextOptions) => JSON.stringify(others);

async function setLook(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  if (viewport) await page.setViewportSize(viewport);
}

/** @returns what undoes the doings of a test, and tells whether it could */
function wiper(context: BrowserContext, page: Page): () => Promise<boolean> {
  const openSession = context.newCDPSession.bind(context);
  const isSpent = watchForLasting(context, page);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http'))
      origins.add(new URL(frame.url()).origin);
  });
  return async () => {
    const [origin] = origins;
    if (isSpent() || origin === undefined || origins.size > 1 || page.isClosed()) return false;
    try {
      await wipe(context, page, origin);
      const chromium = await openSession(page);
      await chromium.send('Storage.clearDataForOrigin', { origin, storageTypes });
      await chromium.send('Page.resetNavigationHistory');
      await chromium.detach();
      origins.clear();
      return true;
    } catch {
      // The server has stopped, or the page is in a state that it cannot leave.
      return false;
    }
  };
}

async function wipe(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await Promise.all(context.pages().map((each) => each !== page && each.close()));
  await context.setOffline(false);
  // Left before its routes go, lest what it still asks reach the server. Another origin would be another process.
  await page.goto(`${origin}${BLANK_PATH}`, { timeout: 5_000 * patience });
  for (const event of events) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate('sessionStorage.clear(); window.name = ""');
  await page.mouse.move(-1, -1);
  await context.clearCookies();
}

/** What a test may have listened to; the lending itself hears other events. */
const events = [
  ...['request', 'response', 'requestfailed', 'requestfinished', 'console', 'dialog', 'download', 'popup'],
  ...['pageerror', 'weberror', 'load', 'domcontentloaded', 'websocket', 'page'],
];

/** @returns whether something was done that stays with the page or its context */
function watchForLasting(context: BrowserContext, page: Page): () => boolean {
  let isSpent = false;
  const spendBy = <T extends object>(owner: T, ...names: readonly (keyof T)[]): void => {
    for (const name of names) {
      const act = owner[name] as (...given: unknown[]) => unknown;
      owner[name] = ((...given: unknown[]) => {
        isSpent = true;
        return act.apply(owner, given);
      }) as T[typeof name];
    }
  };
  spendBy(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession');
  spendBy(context, 'setExtraHTTPHeaders', 'setGeolocation');
  spendBy(page, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders');
  spendBy(
    page.clock,
    'install',
    'setFixedTime',
    'setSystemTime',
    'pauseAt',
    'runFor',
    'fastForward',
    'resume',
  );
  return () => isSpent;
}
