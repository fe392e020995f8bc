import type { Locator, Page, Route } from 'playwright';
import { acts, paying } from '../support/page-acts.js';
import { linkField, readings, signedInAt, text } from '../support/page-readings.js';
import { untilAtHand } from '../support/pages-at-hand.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { sell } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';
import { analysisMs } from '../support/patience.js';

const stages = useStages();

/** Holds every call back until it is let go. */
async function hold(page: Page, call: string | RegExp): Promise<{ held: number; release: () => void }> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const state = { held: 0, release };
  await page.route(call, async (route: Route) => {
    state.held += 1;
    await isReleased;
    await route.fallback();
  });
  return state;
}

/**
 * Sums up what moves without having been asked to (the measure that Lighthouse calls CLS), from the document's
 * beginning on.
 */
const watchShifts = `
  globalThis.shifts = { sum: 0, take: (entries) => {
    for (const { value, hadRecentInput } of entries) if (!hadRecentInput) globalThis.shifts.sum += value;
  } };
  globalThis.shifts.observer = new PerformanceObserver((list) => globalThis.shifts.take(list.getEntries()));
  globalThis.shifts.observer.observe({ type: 'layout-shift', buffered: true });
`;
/** Read once what has changed is painted. */
const shiftsSoFar = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  shifts.take(shifts.observer.takeRecords());
  resolve(shifts.sum);
})))`;

describe('a slow network', () => {
  it.each(readings)('shows the shape of $page meanwhile, which holds its place', async (reading) => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await sell(page);
    const waiting = await hold(page, reading.call);
    await reading.open(stage);
    await page.evaluate(watchShifts);
    await waitFor(() => waiting.held > 0, { what: 'the call' });
    await page.getByRole('status').filter({ visible: true }).first().waitFor();
    expect(await reading.ready(page).count()).toBe(0);
    waiting.release();
    await reading.ready(page).waitFor();
    // What Lighthouse calls good; 0.25 and more is a page that jumps.
    expect(await page.evaluate<number>(shiftsSoFar)).toBeLessThan(0.1);
  });
});

it.each(acts)('$act is done once, however often it is pressed while the answer is awaited', async (act) => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  await sell(page);
  await act.prepare(stage);
  const waiting = await hold(page, act.call);
  await act.button(page).dblclick();
  await waitFor(() => waiting.held > 0, { what: 'the call' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  waiting.release();
  await act.done(page);
  expect(waiting.held).toBe(1);
});

/** Takes the connection away; the returned function gives it back. */
async function loseConnection({ page, context }: Stage): Promise<() => Promise<void>> {
  const refuse = (route: Route): Promise<void> => route.abort('internetdisconnected');
  await page.route('**/api/**', refuse);
  await context.setOffline(true);
  return async () => {
    await page.unroute('**/api/**', refuse);
    await context.setOffline(false);
  };
}

describe('a connection that goes', () => {
  const menu = (page: Page, name: RegExp) =>
    page.getByRole('link', { name }).filter({ visible: true }).last();

  // Playwright's routes would switch the browser's cache off, which the pages at hand lie in.
  it('keeps the frame and finds the pages, which fill in by themselves once it is back', async () => {
    const stage = await stages.stand(phone);
    const { page, context } = stage;
    await signedInAt('/dashboard')(stage);
    for (const path of ['/home', '/account', '/report/:id', '/analyze']) await untilAtHand(page, path);
    const offline = page.getByText('Du är utan uppkoppling', { exact: true });
    const meets = async (go: () => Promise<unknown>, ready: Locator): Promise<void> => {
      await context.setOffline(true);
      await go();
      await offline.waitFor();
      await page.getByText('Du är utan uppkoppling. Det du ser kan vara gammalt.').waitFor();
      await menu(page, /Analyser$/).waitFor();
      await context.setOffline(false);
      await ready.waitFor();
    };
    const card = text('Vattugränd 14')(page);
    await card.waitFor();
    await meets(() => card.click(), page.getByRole('tab', { name: 'Översikt' }));
    await meets(() => menu(page, /Konto$/).click(), text('Medlem sedan')(page));
    await meets(() => menu(page, /^Hem$/).click(), text('Totalt analyser')(page));
    await context.setOffline(true);
    await linkField(page).fill(stages.adverts.link('storgatan-1-1001'));
    await linkField(page).press('Enter');
    await offline.waitFor();
    await context.setOffline(false);
    await page.waitForURL(/\/report\//, { timeout: analysisMs });
  });

  it('takes nothing of what paying needs, and it can be done afterwards', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await sell(page);
    await paying.prepare(stage);
    await paying.button(page).waitFor();
    const before = await entered(page);
    const reconnect = await loseConnection(stage);
    await paying.button(page).click();
    await page
      .getByRole('alert')
      .getByText(/utan uppkoppling/)
      .waitFor();
    await reconnect();
    expect(await entered(page)).toEqual(before);
    await paying.button(page).click();
    await paying.done(page);
  });

  it('keeps the words of a search, and shows what they find once it is back', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await signedInAt('/dashboard')(stage);
    await text('Vattugränd 14')(page).waitFor();
    const reconnect = await loseConnection(stage);
    const search = page.getByRole('searchbox');
    await search.fill('vattu');
    await page.getByText('Du är utan uppkoppling', { exact: true }).waitFor();
    await reconnect();
    await text('Vattugränd 14')(page).waitFor();
    expect(await search.inputValue()).toBe('vattu');
  });

  it('shows a page whose code was lost on its way, at once or when the connection is back', async () => {
    const stage = await stages.stand(phone);
    const { page, context } = stage;
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/home-page-'));
    await page.route(/\/assets\/(home|account)-page-.*\.js$/, (route) => route.abort());
    await signedInAt('/dashboard')(stage);
    // The browser keeps to a module that failed for as long as the document lives.
    await page.evaluate(`import(${JSON.stringify((await lost).url())}).catch(() => undefined)`);
    await page.unroute(/\/assets\/(home|account)-page-.*\.js$/);
    await menu(page, /^Hem$/).click();
    await page.getByText('Totalt analyser').waitFor();

    await page.route('**/assets/account-page-*.js', (route) => route.abort());
    await page.reload();
    await page.getByText('Totalt analyser').waitFor();
    await context.setOffline(true);
    await menu(page, /Konto$/).click();
    await page.getByRole('heading', { name: 'Sidan kunde inte hämtas' }).waitFor();
    await menu(page, /^Hem$/).waitFor();
    await page.unroute('**/assets/account-page-*.js');
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Mitt Konto' }).waitFor();
  });
});

/** Everything that is typed and ticked on the page. */
const entered = (page: Page): Promise<unknown> =>
  page.evaluate(
    "[...document.querySelectorAll('input')].map(({ type, value, checked }) => (type === 'checkbox' ? checked : value))",
  );
