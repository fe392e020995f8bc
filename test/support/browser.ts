import type { Browser } from 'playwright';
import { launchChromium } from '../../src/shared/browser/chromium.js';

/** A headless Chromium that resolves loopback names only, so that a page of ours cannot reach the internet either. */
export function launchTestBrowser(): Promise<Browser> {
  return launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined }, [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ]);
}
