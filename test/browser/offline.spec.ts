import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { useInstalledApp } from '../support/installed-app.js';
import { keptOn, keptPrefix, logIn, untilKept, untilWhole } from '../support/kept-reports.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport, type ReportOfHome } from '../support/report-stage.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const standInstalled = useInstalledApp(stages, () => stages.app.url);

const addOwn = (buyer: ApiClient, home: Partial<ReportOfHome> = {}): Promise<string> =>
  addReport(stages.app, buyer, { listing: fullFlat(), ...home });

/** Signs a buyer of a report in, and opens the report. */
async function openOwn(
  { signIn, open }: Stage,
  home: Partial<ReportOfHome> = {},
): Promise<{ buyer: ApiClient; id: string }> {
  const buyer = await signIn();
  const id = await addOwn(buyer, home);
  await open(`/report/${id}`);
  return { buyer, id };
}

/** Of all pictures of the report that are in view or can be scrolled to. */
const areShown = `[...document.querySelectorAll('.report img')].filter((image) => image.checkVisibility()).every((image) => {
  image.scrollIntoView();
  return image.complete && image.naturalWidth > 0;
})`;

const address = (page: Page) => page.getByRole('heading', { level: 1, name: 'Vattugränd 14' });
/** What lies in the browser is written and erased by other processes of it, as in `untilKept`. */
const patient = { timeoutMs: 20_000 };
const hasStarted = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-worker-'))`;
const untilWorks = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

describe('a report that was opened once', () => {
  it('opens again without a connection, whole, in a page of its own, and is renewed when there is one', async () => {
    // The first page of all, which asks for the report before there is a worker.
    const stage = await stages.stand({ ...phone, serviceWorkers: 'allow' });
    const { context, page: first } = stage;
    const { buyer, id } = await openOwn(stage, { photos: 3, plans: 1 });
    await address(first).waitFor();
    await untilKept(first, `${buyer.userId}:${id}`, 4);
    await untilWhole(first);
    await first.close();

    await context.setOffline(true);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${stages.app.url}/report/${id}`);
    await address(page).waitFor();
    await page
      .getByText(/Du är utan uppkoppling\. Rapporten är som den var \d+ \p{L}+ \d{4} kl\.\s\d\d:\d\d\.$/u)
      .waitFor();
    for (const name of ['Rum', 'Renovering', 'Detaljer', 'Bilder', 'Översikt', 'Frågor']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await waitFor(() => page.evaluate<boolean>(areShown), { what: `the pictures under ${name}` });
    }
    // The tabs stay to be reached below the line that tells of the lost connection.
    await page.evaluate(
      `window.scrollTo(0, scrollY + document.querySelector('[role=tablist]').getBoundingClientRect().top + 200)`,
    );
    const tab = page.getByRole('tab', { name: 'Frågor' });
    const isOnTop = `([x, y]) => document.elementFromPoint(x, y)?.closest('[role=tab]')?.textContent`;
    const { x, y, width, height } = (await tab.boundingBox())!;
    const onTop = await page.evaluate<string>(`(${isOnTop})([${x + width / 2}, ${y + height / 2}])`);
    expect(onTop).toContain('Frågor');
    const question = page.getByRole('checkbox').filter({ visible: true }).first();
    await question.check();
    await page.reload();
    await page.getByRole('tab', { name: 'Frågor' }).click();
    await waitFor(() => question.isChecked(), { what: 'the tick to be there still' });

    const renewed = page.waitForResponse(
      (response) => response.url().endsWith(`/${id}/report`) && response.status() === 200,
    );
    await context.setOffline(false);
    await renewed;
    await page.getByText(/Du är utan uppkoppling|Vi får inget svar/).waitFor({ state: 'detached' });
    expect(await question.isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('is renewed as well for a reader whose session outlived the lost connection', async () => {
    const stage = await standInstalled();
    const { context, page, open } = stage;
    const { buyer, id } = await openOwn(stage);
    await untilKept(page, `${buyer.userId}:${id}`, 0);
    await untilWhole(page);
    await open('/dashboard');
    const card = page.getByRole('link', { name: 'Vattugränd 14' }).first();
    await card.waitFor();
    await waitFor(() => page.evaluate<boolean>(hasStarted), { what: 'the code that renews to be there' });
    await context.setOffline(true);
    // Within the page, which holds its token.
    await card.click();
    await address(page).waitFor();
    const notice = page.getByText(/Rapporten är som den var \d/);
    await notice.waitFor();
    await context.setOffline(false);
    // Chromium tells the page of the connection before its worker has it: what is asked in between is given from what
    // is kept, as it was.
    await waitFor(
      async () => {
        await page.evaluate(`dispatchEvent(new Event('online'))`);
        return (await notice.count()) === 0;
      },
      { what: 'the report to be renewed', everyMs: 500, ...patient },
    );
    await address(page).waitFor();
  });
});

describe('the kept reports', () => {
  const ways = (page: Page) => page.getByRole('region', { name: 'Rapporter du kan läsa ändå' });

  it('are listed where nothing else can be had, lead to themselves, and are gone with their reader', async () => {
    const stage = await standInstalled();
    const { context, page, open } = stage;
    const { buyer, id } = await openOwn(stage, { photos: 1 });
    const second = await addOwn(buyer, { listing: { ...fullFlat(), address: 'Ekbacken 3' } });
    const other = await signUp(stages.app.url);
    const foreign = await addOwn(other);
    await untilKept(page, `${buyer.userId}:${id}`, 1);
    await untilWhole(page);
    await open(`/report/${second}`);
    await untilKept(page, `${buyer.userId}:${second}`, 0);
    await context.setOffline(true);
    // What somebody else has left is never offered.
    await page.evaluate(
      `caches.open('${keptPrefix}${other.userId}:${foreign}').then((cache) => cache.put('/api/analyses/${foreign}/report', new Response('{"analysis":{"address":"Andras väg 1"}}', { headers: { 'x-kept-at': '2026-11-22T08:00:00Z' } })))`,
    );
    for (const [address, report] of [
      ['Ekbacken 3', second],
      ['Vattugränd 14', id],
    ] as const) {
      await open('/dashboard');
      await ways(page).waitFor();
      const links = ways(page).getByRole('link');
      expect(await links.allInnerTexts()).toEqual([
        expect.stringMatching(/^Ekbacken 3\s+Sparad \d+ \p{L}+ \d{4} kl\.\s\d\d:\d\d$/u),
        expect.stringMatching(/^Vattugränd 14\s+Sparad \d+ \p{L}+ \d{4} kl\.\s\d\d:\d\d$/u),
      ]);
      await links.filter({ hasText: address }).click();
      await page.waitForURL(`${stages.app.url}/report/${report}`);
      await page.getByRole('heading', { level: 1, name: address }).waitFor();
    }
    await open('/home');
    await ways(page).waitFor();
    await context.setOffline(false);
    await ways(page).waitFor({ state: 'detached' });

    await open('/account');
    const leave = page.getByRole('main').getByRole('button', { name: 'Logga ut' });
    await leave.waitFor();
    await context.setOffline(true);
    await leave.click();
    await page.waitForURL(`${stages.app.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).first().waitFor();
    await open('/dashboard');
    await page.waitForURL(/\/auth\?mode=login/);
    expect(await ways(page).count()).toBe(0);
  });
});

describe('the public pages', () => {
  it('open without a connection as well, and say what of them has to be asked for', async () => {
    const stage = await standInstalled();
    const { context, page, open } = stage;
    await openOwn(stage);
    await untilWorks(page);
    await untilWhole(page);
    await context.setOffline(true);
    for (const [path, title] of [
      ['/terms', 'Användarvillkor'],
      ['/privacy', 'Personuppgiftspolicy'],
    ] as const) {
      await open(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await open('/pricing');
    await page.getByText('Du är utan uppkoppling').first().waitFor();
    await page.getByRole('button', { name: 'Försök igen' }).waitFor();
  });
});

describe('what is kept', () => {
  it('is erased when its reader logs out, and is not there for the next person', async () => {
    const stage = await standInstalled();
    const { context, page, open } = stage;
    const { buyer, id } = await openOwn(stage, { photos: 1 });
    await untilKept(page, `${buyer.userId}:${id}`, 1);
    await untilWhole(page);
    await open('/account');
    const leave = page.getByRole('main').getByRole('button', { name: 'Logga ut' });
    await leave.waitFor();
    await context.setOffline(true);
    await leave.click();
    await page.waitForURL(`${stages.app.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).first().waitFor();
    expect(await keptOn(page)).toEqual({});
    await open(`/report/${id}`);
    await page.waitForURL(/\/auth\?mode=login/);

    await context.setOffline(false);
    const next = await signUp(stages.app.url);
    const nextId = await addOwn(next, { photos: 1 });
    await logIn(page, next, stages.app.url, `/report/${nextId}`);
    await untilKept(page, `${next.userId}:${nextId}`, 1);
    await context.setOffline(true);
    await open(`/report/${id}`);
    await page.getByText('Du är utan uppkoppling').first().waitFor();
    expect(await address(page).count()).toBe(0);
    expect(Object.keys(await keptOn(page))).toEqual([`${next.userId}:${nextId}`]);
  });

  it('is erased when the session is refused, and when another person signs in beside it', async () => {
    const stage = await standInstalled();
    const { context, page, open } = stage;
    const { buyer, id } = await openOwn(stage, { photos: 1 });
    await untilKept(page, `${buyer.userId}:${id}`, 1);
    await waitFor(() => page.evaluate<boolean>(hasStarted), { what: 'the code that erases to be there' });
    // By a form that stood open in another tab.
    const other = await signUp(stages.app.url);
    const mark = JSON.stringify({ id: other.userId, email: other.email, isAdmin: false });
    const tab = await context.newPage();
    await tab.goto(`${stages.app.url}/terms`);
    await tab.evaluate(`(async () => {
      const body = JSON.stringify(${JSON.stringify({ email: other.email, password: 'hemligt-lösenord' })});
      await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      localStorage.setItem('visningsklar.session', ${JSON.stringify(mark)});
    })()`);
    await waitFor(async () => Object.keys(await keptOn(tab)).length === 0, {
      what: 'the first to be gone',
      ...patient,
    });
    await tab.close();

    // As the server refuses it: a cookie that is only taken from the browser may come back with a late answer.
    await stages.app.app
      .get(EntityManager)
      .fork()
      .execute('delete from refresh_sessions where user_id in (?, ?)', [buyer.userId, other.userId]);
    await open('/account');
    await page.waitForURL(/\/auth\?/);
    await page.evaluate(`(async () => {
      await (await caches.open('${keptPrefix}${buyer.userId}:${id}')).put('/left', new Response('by a tab that was closed'));
    })()`);
    await page.reload();
    await waitFor(async () => Object.keys(await keptOn(page)).length === 0, {
      what: 'what was left to be gone',
      ...patient,
    });
  });

  it('stays when the answer that renews the session is lost and the phone sleeps for a night', async () => {
    const stage = await standInstalled();
    const { context, page, open } = stage;
    const { buyer, id } = await openOwn(stage, { photos: 1 });
    await untilKept(page, `${buyer.userId}:${id}`, 1);
    // The server has exchanged the token; the browser never hears of it.
    const cookies = await context.cookies(`${stages.app.url}/api/auth`);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const exchanged = await fetch(`${stages.app.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { cookie, 'user-agent': await page.evaluate<string>('navigator.userAgent') },
    });
    expect(exchanged.status).toBe(200);
    await stages.app.app
      .get(EntityManager)
      .fork()
      .execute(
        `update refresh_sessions set created_at = created_at - interval '9 hours',
           rotated_at = rotated_at - interval '9 hours' where user_id = ?`,
        [buyer.userId],
      );
    await open('/account');
    await page.getByText('Medlem sedan').waitFor();
    expect(Object.keys(await keptOn(page))).toEqual([`${buyer.userId}:${id}`]);
  });

  it('is erased when it has to be paid for again', async () => {
    const stage = await standInstalled();
    const { context, page: first } = stage;
    const { buyer, id } = await openOwn(stage, { photos: 1 });
    await untilKept(first, `${buyer.userId}:${id}`, 1);
    await untilWhole(first);
    await first.close();
    // As an operator locks a report whose money went back.
    await stages.app.app.get(EntityManager).fork().nativeUpdate(Analysis, { id }, { isPaid: false });
    const page = await context.newPage();
    await page.goto(`${stages.app.url}/report/${id}`);
    await waitFor(async () => Object.keys(await keptOn(page)).length === 0, {
      what: 'the report to be erased',
    });
    await context.setOffline(true);
    await page.goto(`${stages.app.url}/report/${id}`);
    await page.getByText('Du är utan uppkoppling').first().waitFor();
    expect(await address(page).count()).toBe(0);
  });

  it('are own, paid reports, no more than twenty, and those opened last', async () => {
    const { page, signIn, open, addAnalysis } = await standInstalled();
    const admin = await signIn('admin');
    const foreign = await addOwn(await signUp(stages.app.url));
    const unpaid = await addAnalysis(admin, { isPaid: false });
    const own: string[] = [];
    for (let at = 0; at < 21; at += 1) own.push(await addAnalysis(admin));
    await open('/account');
    await untilWorks(page);
    const get = (id: string) =>
      page.evaluate<number>(
        `fetch('/api/analyses/${id}/report', { headers: { authorization: 'Bearer ${admin.token}' } }).then(({ status }) => status)`,
      );
    expect(await Promise.all([get(foreign), get(unpaid)])).toEqual([200, 200]);
    for (const id of own.slice(0, 20)) expect(await get(id)).toBe(200);
    const keys = async () => Object.keys(await keptOn(page)).sort();
    const keysOf = (ids: readonly string[]) => ids.map((id) => `${admin.userId}:${id}`).sort();
    await waitFor(async () => (await keys()).length === 20, { what: 'twenty reports to be kept' });
    expect(await keys()).toEqual(keysOf(own.slice(0, 20)));
    // The first is opened again, so that the second is the oldest. The worker keeps it after it has answered.
    const firstKeptAt = () =>
      page.evaluate<string | null>(`caches.match('/api/analyses/${own[0]}/report', {
        cacheName: '${keptPrefix}${admin.userId}:${own[0]}',
        ignoreVary: true,
      }).then((report) => report.headers.get('x-kept-at'))`);
    const before = await firstKeptAt();
    await get(own[0]!);
    await waitFor(async () => (await firstKeptAt()) !== before, { what: 'the first to be kept anew' });
    await get(own[20]!);
    const left = keysOf(own.filter((_, at) => at !== 1));
    await waitFor(async () => JSON.stringify(await keys()) === JSON.stringify(left), {
      what: 'the one opened longest ago to make room',
      ...patient,
    });
    await admin.call('DELETE', `/analyses/${own[5]}`);
    expect(await get(own[5]!)).toBe(404);
    await waitFor(async () => (await keys()).length === 19, { what: 'the deleted one to be gone' });
  });
});
