import lighthouse, { type Result } from 'lighthouse';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium, type BrowserContext } from 'playwright';
import { launchChromium } from '../../src/shared/browser/chromium.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { startServices, stopServices } from '../support/services.js';
import { startTestStripe } from '../support/stripe.js';

// What Lighthouse says of the pages on its mobile setting: the real server, real services, a cold cache each time.
// Run by `npm run lighthouse`; paths as arguments measure those alone. Ends by itself, with 1 below its bars.
const overallMs = 15 * 60_000;
/** The machine is never quite still. */
const rounds = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Bars = Readonly<Partial<Record<(typeof categories)[number], number>>>;
const signedInBars: Bars = { performance: 95, accessibility: 100, 'best-practices': 95 };
const publicBars: Bars = { ...signedInBars, seo: 95 };

setTimeout(() => {
  console.error(`Not ready after ${overallMs / 60_000} minutes.`);
  process.exit(1);
}, overallMs).unref();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Signs a person with a whole report of thirty pictures in to the browser; the report's path. */
async function signInWithReport(app: TestApp, context: BrowserContext): Promise<string> {
  const person = await signUp(app.url);
  const id = await addReport(app, person, { listing: fullFlat(), photos: 30, plans: 1 });
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
    logLevel: 'silent',
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return run.lhr;
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
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
function tell(path: string, result: Result, bars: Bars): boolean {
  const scores = categories.map((category) => scoreOf(result, category));
  const isBelow = categories.some((category, index) => scores[index]! < (bars[category] ?? 0));
  const figure = (audit: string) => result.audits[audit]?.displayValue?.replace(/ /g, ' ') ?? '';
  const cells = scores.map((score) => String(score).padStart(5)).join(' ');
  const figures = [
    `FCP ${figure('first-contentful-paint')}`,
    `LCP ${figure('largest-contentful-paint')}`,
    `TBT ${figure('total-blocking-time')}`,
    `CLS ${figure('cumulative-layout-shift')}`,
    `script ${(scriptBytes(result) / 1000).toFixed(0)} kB`,
  ];
  console.log(
    `${path.slice(0, 22).padEnd(22)} ${cells}  ${figures.join(', ')}${isBelow ? '  BELOW ITS BAR' : ''}`,
  );
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const { score, title } = result.audits[id]!;
      if (weight > 0 && score !== null && score < 1) console.log(`  ${category}: ${title} (${id})`);
    }
  }
  return isBelow;
}

await startServices();
const stripe = await startTestStripe();
let app: TestApp | undefined;
let isBelow = false;
const port = await freePort();
const chrome = await launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined }, [
  `--remote-debugging-port=${port}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]);
try {
  const ownPort = await freePort();
  app = await startTestApp({
    ...stripe.env,
    PORT: String(ownPort),
    PUBLIC_URL: `http://localhost:${ownPort}`,
  });
  const devtools = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = devtools.contexts()[0]!;
  const asked = process.argv.slice(2);
  const isAsked = (path: string) => asked.length === 0 || asked.includes(path);
  console.log('                        perf  a11y  best   seo');
  const run = async (path: string, bars: Bars): Promise<void> => {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await measure(`${app!.url}${path}`, port, context));
    isBelow = tell(path, median(results), bars) || isBelow;
  };
  for (const path of ['/', '/example-report', '/pricing'].filter(isAsked)) await run(path, publicBars);
  if (isAsked('/report')) await run(await signInWithReport(app, context), signedInBars);
  await devtools.close();
} finally {
  await chrome.close();
  await app?.close();
  await stripe.close();
  await stopServices();
}
process.exit(isBelow ? 1 : 0);
