import type { Browser } from 'playwright';
import { launchChromium } from '../../src/shared/browser/chromium.js';

/**
 * A headless Chromium that resolves loopback names only, so that a page of ours cannot reach the internet either. Its
 * pages get no service worker unless a context allows them: what a worker answers would pass by a test's own routes.
 */
export async function launchTestBrowser(): Promise<Browser> {
  const browser = await launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined }, [
    // A test's page lives for a second: what V8 would make faster costs more than it saves, a fifth of all.
    '--js-flags=--max-old-space-size=512 --no-opt --no-maglev',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ]);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
}
