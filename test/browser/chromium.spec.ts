import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchTestBrowser } from '../support/browser.js';

it('starts a real browser that renders a page and runs its script', async () => {
  const page = '<!doctype html><h1 id="t">Hej</h1><script>t.textContent += " " + [1,2,3].at(-1)</script>';
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchTestBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(await tab.textContent('h1')).toBe('Hej 3');
    await expect(tab.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  } finally {
    await browser.close();
    server.close();
  }
}, 60_000);

it('leaves signals to the process: Playwright would end it, or the browser under work that is let finish', async () => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const listeners = () => signals.map((signal) => process.listenerCount(signal));
  const before = listeners();
  const browser = await launchTestBrowser();
  try {
    expect(listeners()).toEqual(before);
  } finally {
    await browser.close();
  }
}, 60_000);
