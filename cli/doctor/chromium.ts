import { BrowserWithoutSandbox, findChromium, launchChromium } from '../../src/shared/browser/chromium.js';
import { reasonOf } from '../reason.js';
import { ok, since, wrong, type Given, type Probe } from './finding.js';

export const chromiumProbe: Probe = {
  name: 'chromium',
  reads: ['CHROMIUM_PATH', 'BROWSER_SOCKET', 'BROWSER_WITHOUT_SANDBOX'],
  async look({ config, signal }: Given) {
    try {
      const path = config.browserSocket ?? (await findChromium(config));
      const start = performance.now();
      const launching = launchChromium(config);
      // Nobody waits for it any more, and it is not left running.
      signal.addEventListener(
        'abort',
        () => void launching.then((late) => late.close()).catch(() => undefined),
      );
      const browser = await launching;
      const found = `${path}, ${browser.version()}, started in ${since(start)}`;
      await browser.close();
      return [ok('chromium', found)];
    } catch (error) {
      return [
        wrong(
          'chromium',
          reasonOf(error),
          error instanceof BrowserWithoutSandbox
            ? 'docs/security.md tells what it guards against'
            : config.browserSocket !== undefined
              ? 'start the process of the browser at BROWSER_SOCKET, and read what it says (docs/operations.md)'
              : 'install one (Debian: apt-get install chromium), or set CHROMIUM_PATH',
        ),
      ];
    }
  },
};
