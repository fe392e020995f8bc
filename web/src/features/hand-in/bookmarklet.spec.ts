import { createContext, runInContext } from 'node:vm';
import { bookmarkletUrl } from './bookmarklet.js';

const ours = 'https://visningsklar.example';

/** An advert's page with as much of a browser as a bookmark needs; time passes when told to. */
function advertPage({ isPopupAllowed = true } = {}) {
  const sent: { message: unknown; target: string }[] = [];
  const opened: string[] = [];
  const alerts: string[] = [];
  const listeners = new Set<(event: object) => void>();
  const timers = new Map<number, { run: () => void; at: number }>();
  let now = 0;
  const popup = { postMessage: (message: unknown, target: string) => sent.push({ message, target }) };
  const page: Record<string, unknown> = {
    open: (address: string) => {
      opened.push(address);
      return isPopupAllowed ? popup : null;
    },
    alert: (text: string) => alerts.push(text),
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) => listeners.delete(listener),
    setTimeout: (run: () => void, ms: number) => {
      timers.set(timers.size + 1, { run, at: now + ms });
      return timers.size;
    },
    clearTimeout: (id: number) => timers.delete(id),
    location: { href: 'https://www.hemnet.se/bostad/1' },
    document: { documentElement: { outerHTML: '<html lang="sv"><body>Åkervägen 1</body></html>' } },
  };
  page['window'] = page;
  const context = createContext(page);
  const names = new Set(Object.keys(page));
  return {
    sent,
    opened,
    alerts,
    popup,
    listeners,
    run: () =>
      runInContext(decodeURIComponent(bookmarkletUrl(ours).replace('javascript:', '')), context) as unknown,
    hear: (event: object) => {
      for (const listener of [...listeners]) listener(event);
    },
    pass: (ms: number) => {
      now += ms;
      for (const [id, { run, at }] of [...timers]) {
        if (at > now) continue;
        timers.delete(id);
        run();
      }
    },
    newNames: () => Object.keys(page).filter((name) => !names.has(name)),
  };
}

describe('the bookmark', () => {
  it('is one address that any bookmarks bar takes', () => {
    expect(bookmarkletUrl(ours)).toMatch(/^javascript:[\w%.!~*'()-]+$/);
    expect(bookmarkletUrl(ours).length).toBeLessThan(2000);
  });

  it('opens our window and hands the page over once that window listens, to our origin only', () => {
    const page = advertPage();
    // A value would replace the advert's page.
    expect(page.run()).toBeUndefined();
    expect(page.opened).toEqual([`${ours}/hand-in`]);
    expect(page.sent).toEqual([]);
    page.hear({ source: page.popup, origin: ours, data: 'visningsklar:ready' });
    expect(page.sent).toEqual([
      {
        message: {
          kind: 'visningsklar:page',
          url: 'https://www.hemnet.se/bostad/1',
          html: '<!doctype html><html lang="sv"><body>Åkervägen 1</body></html>',
        },
        target: ours,
      },
    ]);
    page.pass(60_000);
    expect([page.alerts, page.listeners.size, page.newNames()]).toEqual([[], 0, []]);
  });

  it('gives nothing to another window, another origin or another word', () => {
    const page = advertPage();
    page.run();
    page.hear({ source: {}, origin: ours, data: 'visningsklar:ready' });
    page.hear({ source: page.popup, origin: 'https://evil.example', data: 'visningsklar:ready' });
    page.hear({ source: page.popup, origin: ours, data: { ready: true } });
    expect(page.sent).toEqual([]);
    page.hear({ source: page.popup, origin: ours, data: 'visningsklar:ready' });
    expect(page.sent).toHaveLength(1);
  });

  it('gives up after half a minute and says so', () => {
    const page = advertPage();
    page.run();
    page.pass(29_999);
    expect(page.alerts).toEqual([]);
    page.pass(1);
    expect(page.alerts).toEqual([expect.stringContaining('svarade inte')]);
    page.hear({ source: page.popup, origin: ours, data: 'visningsklar:ready' });
    expect(page.sent).toEqual([]);
  });

  it('says when the browser stopped the window', () => {
    const page = advertPage({ isPopupAllowed: false });
    page.run();
    expect(page.alerts).toEqual([expect.stringContaining('popup')]);
    expect(page.listeners.size).toBe(0);
  });
});
