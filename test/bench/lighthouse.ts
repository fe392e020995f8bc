import lighthouse, { type Result } from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { launchChromium } from '../../src/shared/browser/chromium.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { freePort } from '../support/free-port.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { startServices, stopServices } from '../support/services.js';
import { startTestStripe } from '../support/stripe.js';
import { heldTo, isSmoke, sized } from './effort.js';
import { namesAsked } from './asked.js';
import { conclude, type Findings } from './ending.js';

// What Lighthouse says of the pages on its mobile setting: the real server, real services, a cold cache each time.
// Run by `npm run lighthouse`; paths as arguments measure those alone.
const limitMs = 15 * 60_000;
/** The machine is never quite still. */
const rounds = sized(3, 1);
/** Of the report that is looked at. */
const photos = sized(30, 3);
/** Live events keep the network of the report's page from ever resting: a smoke run waits no longer than it must. */
const loadMs = sized(45_000, 8_000);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Bars = Readonly<Partial<Record<(typeof categories)[number], number>>>;
const signedInBars: Bars = { performance: 95, accessibility: 100, 'best-practices': 95 };
const publicBars: Bars = { ...signedInBars, seo: 95 };

/** Signs a person with a whole report and its pictures in to the browser; the report's path. */
async function signInWithReport(app: TestApp, context: BrowserContext): Promise<string> {
  const person = await signUp(app.url);
  const id = await addReport(app, person, { listing: fullFlat(), photos, plans: 1 });
  await context.addCookies(
    person.cookies.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split(/=(.*)/s);
      const path = name === 'picture_token' ? '/api/images' : '/api/auth';
      return { name, value, url: `${app.url}${path}`, httpOnly: true, sameSite: 'Strict' as const };
    }),
  );
  const mark = JSON.stringify({ id: person.userId, email: person.email, isAdmin: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('visningsklar.session', ${JSON.stringify(mark)})`);
  await page.close();
  return `/report/${id}`;
}

/** One run; who is signed in stays, but neither cache nor service worker, so that the page is measured cold. */
async function measure(url: string, port: number, context: BrowserContext): Promise<Result> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
  const run = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    disableStorageReset: true,
    maxWaitForLoad: loadMs,
    // No mark needs it.
    disableFullPageScreenshot: isSmoke,
    logLevel: 'silent',
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return run.lhr;
}

/** 0 to 100; not a number where Lighthouse could not tell. */
function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? NaN) * 100);
}

/** The run whose performance is in the middle. */
function median(results: readonly Result[]): Result {
  const sorted = [...results].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return sorted[Math.floor(sorted.length / 2)]!;
}

function scriptBytes(result: Result): number {
  const requests = result.audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** A line of the table, and beneath it what keeps a category below full marks. */
function tell(path: string, result: Result): void {
  const figure = (audit: string) => result.audits[audit]?.displayValue?.replace(/\u00a0/g, ' ') ?? '';
  const cells = categories.map((category) => String(scoreOf(result, category)).padStart(5)).join(' ');
  const figures = [
    `FCP ${figure('first-contentful-paint')}`,
    `LCP ${figure('largest-contentful-paint')}`,
    `TBT ${figure('total-blocking-time')}`,
    `CLS ${figure('cumulative-layout-shift')}`,
    `script ${(scriptBytes(result) / 1000).toFixed(0)} kB`,
  ];
  console.log(`${path.slice(0, 22).padEnd(22)} ${cells}  ${figures.join(', ')}`);
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const { score, title } = result.audits[id]!;
      if (weight > 0 && score !== null && score < 1) console.log(`  ${category}: ${title} (${id})`);
    }
  }
}

const belowBars = (path: string, result: Result, bars: Bars): string[] =>
  categories
    .filter((category) => scoreOf(result, category) < (bars[category] ?? 0))
    .map((category) => `${path}: ${category} ${scoreOf(result, category)}, at least ${bars[category]}`);

const unscored = (path: string, result: Result): string[] =>
  categories
    .filter((category) => Number.isNaN(scoreOf(result, category)))
    .map((category) => `${path}: no mark for ${category}`);

/** What was started, to be ended in the other order. */
const undo: (() => Promise<unknown>)[] = [];
async function stop(): Promise<void> {
  for (let act = undo.pop(); act; act = undo.pop()) await act();
}

async function start(): Promise<{ app: TestApp; port: number; context: BrowserContext }> {
  await startServices();
  undo.push(stopServices);
  const stripe = await startTestStripe();
  undo.push(() => stripe.close());
  const [ownPort, port] = [await freePort(), await freePort()];
  const app = await startTestApp({
    ...stripe.env,
    PORT: String(ownPort),
    PUBLIC_URL: `http://localhost:${ownPort}`,
  });
  undo.push(() => app.close());
  const chrome = await launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined }, [
    `--remote-debugging-port=${port}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ]);
  undo.push(() => chrome.close());
  const devtools = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  undo.push(() => devtools.close());
  return { app, port, context: devtools.contexts()[0]! };
}

async function measureAll(): Promise<Findings> {
  const { app, port, context } = await start();
  const asked = namesAsked((name) => name.startsWith('/'), ['paths of pages']);
  // The report's page needs all that the others do, and somebody who is signed in.
  const wanted =
    asked.length > 0 ? asked : sized(['/', '/example-report', '/pricing', '/report'], ['/report']);
  const [wrong, tooLittle]: [string[], string[]] = [[], []];
  let runs = 0;
  console.log('                        perf  a11y  best   seo');
  for (const name of wanted) {
    const isReport = name === '/report';
    const path = isReport ? await signInWithReport(app, context) : name;
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await measure(`${app.url}${path}`, port, context));
    const middle = median(results);
    runs += results.length;
    tell(path, middle);
    wrong.push(...belowBars(name, middle, isReport ? signedInBars : publicBars));
    tooLittle.push(...unscored(name, middle));
  }
  await stop();
  return { measured: { pages: wanted.length, runs }, wrong: heldTo(wrong), tooLittle };
}

await conclude(measureAll, { limitMs, clean: stop });
