import type { Page } from 'playwright';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startFront, type Front, type Hook } from '../support/front.js';
import { logIn, untilKept } from '../support/kept-reports.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { phone, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const withWorker = { ...phone, serviceWorkers: 'allow' } as const;
let front: Front;

beforeEach(async () => {
  front = await startFront(stages.app.url);
});
afterEach(() => front.close());

const untilWorks = (page: Page) =>
  waitFor(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), {
    what: 'the worker to stand before the page',
    timeoutMs: 20_000,
  });
/** Holds one path until it is released. */
function held(held: string): { hook: Hook; release: () => void } {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const hook: Hook = async (path) => {
    if (path === held) await isReleased;
    return false;
  };
  return { hook, release };
}
const keptFiles = (page: Page) =>
  page.evaluate<string[]>(
    `caches.open('visningsklar.app').then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`,
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Vattugränd 14' });
const notice = (page: Page) => page.getByText(/^\s*Vi får inget svar just nu\. Rapporten är som den var \d/);

/** A page that has opened a report through the front, which the worker keeps by now. */
async function withKeptReport(): Promise<{ page: Page; buyer: ApiClient; id: string; report: string }> {
  const { page } = await stages.stand(withWorker);
  const buyer = await signUp(stages.app.url);
  const id = await addReport(stages.app, buyer, { listing: fullFlat(), photos: 1 });
  await logIn(page, buyer, front.url, `/report/${id}`);
  await untilWorks(page);
  await untilKept(page, `${buyer.userId}:${id}`, 1);
  return { page, buyer, id, report: `/api/analyses/${id}/report` };
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

describe('a new version', () => {
  it('leaves the open pages of the older one whole, and takes over when they are closed', async () => {
    const { context, page, signIn } = await stages.stand(withWorker);
    await signIn();
    await page.goto(`${front.url}/home`);
    await untilWorks(page);
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
    const isWaiting = 'navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)';
    await waitFor(() => other.evaluate<boolean>(isWaiting), { what: 'the new worker to wait' });
    // A page of the newer version offers it the place, which it must not take from the other page.
    await other.reload();
    const hasOffered = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-worker-'))`;
    await waitFor(() => other.evaluate<boolean>(hasOffered), { what: 'the offer', timeoutMs: 20_000 });
    await other.evaluate(
      'navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined)',
    );
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
});
