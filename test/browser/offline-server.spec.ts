import type { Page } from 'playwright';
import { startFront, type Front, type Hook } from '../support/front.js';
import { useInstalledApp } from '../support/installed-app.js';
import { keptFiles, keptOn, untilKept, untilWhole } from '../support/kept-reports.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const withWorker = { ...phone, serviceWorkers: 'allow' } as const;
let front: Front;

beforeAll(async () => {
  front = await startFront(stages.app.url);
});
afterEach(() => front.reset());
afterAll(() => front?.close());
const standInstalled = useInstalledApp(stages, () => front.url);

const untilWorks = (page: Page) =>
  waitFor(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), {
    what: 'the worker to stand before the page',
    timeoutMs: 20_000,
  });
/** Holds one path until it is released, and passes those that others hold. */
function held(
  own: string,
  otherwise: Hook = () => false,
): { hook: Hook; release: () => void; asked: Set<string> } {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const asked = new Set<string>();
  const hook: Hook = async (path, response) => {
    asked.add(path);
    if (path === own) await isReleased;
    return otherwise(path, response);
  };
  return { hook, release, asked };
}
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Vattugränd 14' });
const notice = (page: Page) => page.getByText(/^\s*Vi får inget svar just nu\. Rapporten är som den var \d/);

/** A page that has opened a report through the front, which the worker keeps by now. */
async function withKeptReport(): Promise<{ page: Page; report: string }> {
  const { page, signIn } = await standInstalled();
  const buyer = await signIn('buyer', front.url);
  const id = await addReport(stages.app, buyer, { listing: fullFlat(), photos: 1 });
  await page.goto(`${front.url}/report/${id}`);
  await untilWorks(page);
  await untilKept(page, `${buyer.userId}:${id}`, 1);
  await untilWhole(page);
  return { page, report: `/api/analyses/${id}/report` };
}

/** Opens the first page through the front, and waits until the worker has all of the app. */
async function openHome({ page, signIn }: Stage): Promise<void> {
  await signIn('buyer', front.url);
  await page.goto(`${front.url}/home`);
  await untilWorks(page);
  await untilWhole(page);
}

describe('a report that was opened once', () => {
  it('stands in for a server that breaks or takes its time, until that answers', async () => {
    const { page, report } = await withKeptReport();
    front.hook = (_path, response) => {
      response.writeHead(503).end();
      return true;
    };
    await page.reload();
    await heading(page).waitFor();
    await notice(page).waitFor();

    const { hook, release } = held(report);
    front.hook = hook;
    await page.reload();
    await heading(page).waitFor();
    await notice(page).waitFor();
    release();
    await notice(page).waitFor({ state: 'detached' });
    await heading(page).waitFor();
  });

  it('stands in when the session cannot be renewed, though the server answers everything else', async () => {
    const { page } = await withKeptReport();
    const asked: string[] = [];
    front.hook = (path, response) => {
      asked.push(path);
      if (path !== '/api/auth/refresh') return false;
      response.writeHead(503).end();
      return true;
    };
    await page.reload();
    await heading(page).waitFor();
    await notice(page).waitFor();
    expect(asked).toContain('/api/auth/refresh');
  });
});

describe('what is kept, when somebody logs out', () => {
  const logout = '/api/auth/logout';
  /** By the links of the frame, since a page that is loaded anew would ask for other things. */
  async function logOut(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Konto', exact: true }).filter({ visible: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Logga ut' }).click();
  }
  /** A tab without the app, from which to look while the page goes elsewhere. */
  async function watch(page: Page): Promise<Page> {
    const tab = await page.context().newPage();
    await tab.goto(`${front.url}/robots.txt`);
    return tab;
  }
  const untilErased = (page: Page) =>
    waitFor(async () => Object.keys(await keptOn(page)).length === 0, { what: 'the report to be erased' });

  it('is erased at once, and the person is let go, though the server is silent', async () => {
    const { page } = await withKeptReport();
    const { hook, asked } = held(logout);
    front.hook = hook;
    const tab = await watch(page);
    await logOut(page);
    await untilErased(tab);
    expect(await tab.evaluate<string | null>(`localStorage.getItem('visningsklar.session')`)).toBeNull();
    // Never released.
    await page.waitForURL(`${front.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).first().waitFor();
    expect(asked).toContain(logout);
    expect(await keptOn(tab)).toEqual({});
  });

  it('is not kept again by an answer that comes afterwards', async () => {
    const { page, report } = await withKeptReport();
    const leaving = held(logout);
    const late = held(report, (path, response) => leaving.hook(path, response));
    front.hook = late.hook;
    await page.reload();
    await notice(page).waitFor();
    const tab = await watch(page);
    await logOut(page);
    await untilErased(tab);
    late.release();
    // The answer passes; the worker then has time for two more.
    await waitFor(async () => leaving.asked.has(report), { what: 'the late question to pass' });
    for (const id of ['a', 'b'])
      await tab.evaluate(`fetch('/api/analyses/${id}/report').then(({ status }) => status)`);
    expect(await keptOn(tab)).toEqual({});
    leaving.release();
    await page.waitForURL(`${front.url}/`);
    expect(await keptOn(tab)).toEqual({});
  });
});

describe('the pages', () => {
  it('are the server’s, not those that were kept, where it answers', async () => {
    const stage = await standInstalled();
    await openHome(stage);
    const { page } = stage;
    front.hook = (path, response) => {
      if (path !== '/home') return false;
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Nästa utgåva</title>');
      return true;
    };
    await page.reload();
    expect(await page.title()).toBe('Nästa utgåva');
  });
});

describe('a new version', () => {
  const isWaiting = 'navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)';
  const hasOffered = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-worker-'))`;
  const updated =
    'navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined)';

  it('leaves the open pages of the older one whole, and takes over when they are closed', async () => {
    const stage = await stages.stand(withWorker);
    await openHome(stage);
    const { context, page } = stage;
    const lost = (await keptFiles(page)).find((path) => /account-page-.*\.js$/.test(path))!;

    const worker = await (await fetch(`${stages.app.url}/service-worker.js`)).text();
    expect(worker).toContain(lost);
    const asked: string[] = [];
    front.hook = (path, response) => {
      if (path !== '/service-worker.js' && path !== lost) return false;
      asked.push(path);
      if (path === lost) response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(worker.replaceAll(lost, '/favicon.svg'));
      return true;
    };
    const other = await context.newPage();
    await other.goto(`${front.url}/home`);
    await waitFor(() => other.evaluate<boolean>(isWaiting), { what: 'the new worker to wait' });
    // A page of the newer version offers it the place, which it must not take from the other page.
    await other.reload();
    await waitFor(() => other.evaluate<boolean>(hasOffered), { what: 'the offer', timeoutMs: 20_000 });
    await other.evaluate(updated);
    expect(await other.evaluate<boolean>(isWaiting)).toBe(true);
    await page.getByRole('link', { name: 'Konto', exact: true }).filter({ visible: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Mitt Konto' }).waitFor();
    expect(asked).not.toContain(lost);

    await other.close();
    await page.goto(`${front.url}/home`);
    await waitFor(async () => !(await keptFiles(page)).includes(lost), {
      what: 'the new worker to take over',
      timeoutMs: 20_000,
    });
  });

  it('does not take over from a page of the older one that was kept', async () => {
    const stage = await stages.stand(withWorker);
    await openHome(stage);
    const { page } = stage;
    const files = await keptFiles(page);
    const lost = files.find((path) => /account-page-.*\.js$/.test(path))!;
    const entry = files.find((path) => /\/index-.*\.js$/.test(path))!;
    const worker = await (await fetch(`${stages.app.url}/service-worker.js`)).text();
    let isBroken = false;
    front.hook = (path, response) => {
      if (path === '/service-worker.js')
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(worker.replaceAll(lost, '/favicon.svg').replaceAll(entry, '/favicon.svg'));
      else if (path === lost) response.writeHead(404).end();
      else if (isBroken && path === '/home') response.writeHead(503).end();
      else return false;
      return true;
    };
    await page.evaluate(updated);
    await waitFor(() => page.evaluate<boolean>(isWaiting), { what: 'the new worker to wait' });
    isBroken = true;
    await page.reload();
    await waitFor(() => page.evaluate<boolean>(hasOffered), { what: 'the offer', timeoutMs: 20_000 });
    await page.evaluate(updated);
    expect(await page.evaluate<boolean>(isWaiting)).toBe(true);
    await page.getByRole('link', { name: 'Konto', exact: true }).filter({ visible: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Mitt Konto' }).waitFor();
  });
});
