import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { serveBrowsers } from '../../src/shared/browser/browser-server.js';
import { BrowserWithoutSandbox, launchChromium } from '../../src/shared/browser/chromium.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { FetchFailed } from '../../src/shared/http/http.errors.js';
import { type PageServer, startPageServer } from '../support/page-server.js';
import { browserProcesses, canSeeProcesses, foldersOf, stillRunning } from '../support/processes.js';
import { waitFor } from '../support/wait-for.js';

const chromiumPath = process.env['CHROMIUM_PATH'] || undefined;
const folder = mkdtempSync(join(tmpdir(), 'browser-server-'));
const browserSocket = join(folder, 'socket');
const served = { chromiumPath: '/nowhere/chromium', browserSocket };
let server: Server;
let pages: PageServer;
let client: GuardedClient;
let fetcher: BrowserFetcher;

beforeAll(async () => {
  server = await serveBrowsers({ browserSocket, chromiumPath, browserWithoutSandbox: true });
  pages = await startPageServer({
    'annons.example/god': `<h1 id="h">tom</h1><script>h.textContent = 'God'</script>`,
    'annons.example/minne': `<h1>Annons</h1><script>const a = []; for (;;) { try {
      const b = new Uint8Array(10e6); b.fill(1); a.push(b) } catch {} }</script>`,
  });
  client = new GuardedClient({ hostMap: pages.hostMap });
  fetcher = new BrowserFetcher(client, (flags) => launchChromium(served, flags));
}, 60_000);

afterAll(async () => {
  await fetcher.close();
  await client.close();
  await pages.close();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const read = (path: string) =>
  fetcher.fetch(`https://annons.example${path}`, {
    signal: AbortSignal.timeout(30_000),
    allowHost: () => true,
  });

/** What stands for a browser on our side: it asks for one. */
const isAsker = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('served-browser');
const askers = () => browserProcesses().filter(isAsker);
const browsers = () => browserProcesses().filter((pid) => !isAsker(pid));

const onLinux = canSeeProcesses ? it : it.skip;

it('reads pages by a browser of another process', async () => {
  expect((await read('/god')).html).toContain('<h1 id="h">God</h1>');
}, 60_000);

onLinux(
  'ends a page that takes all memory, and reads on',
  async () => {
    await expect(read('/minne')).rejects.toBeInstanceOf(FetchFailed);
    expect((await read('/god')).html).toContain('God');
  },
  60_000,
);

onLinux(
  'tells a browser nothing of the environment, and leaves nothing of it when its asker ends or is killed',
  async () => {
    process.env['VISNINGSKLAR_PROV'] = 'hemligt';
    const before = [...browsers(), ...askers()];
    for (const end of ['close', 'kill'] as const) {
      const browser = await launchChromium(served);
      const [pid] = browsers().filter((one) => !before.includes(one));
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('VISNINGSKLAR_PROV');
      const folders = foldersOf(pid!);
      expect(folders.map((one) => existsSync(one))).toEqual([true, true]);
      if (end === 'close') await browser.close();
      else {
        // By what is new, for numbers of processes begin anew some day.
        const [asker] = askers().filter((one) => !before.includes(one));
        process.kill(asker!, 'SIGKILL');
      }
      await waitFor(() => stillRunning([pid!]).length === 0 && !folders.some((one) => existsSync(one)), {
        timeoutMs: 20_000,
        what: 'the end of the browser',
      });
    }
    delete process.env['VISNINGSKLAR_PROV'];
  },
  60_000,
);

it.each([
  ['flags that are none', 'hej\n'],
  ['flags that are no list', '{"a":1}\n'],
  ['a line without end', 'x'.repeat(100_000)],
  ['nothing', ''],
])('closes on %s', async (_words, line) => {
  const socket = connect(browserSocket);
  socket.end(line);
  expect(await text(socket).catch(() => '')).toBe('');
});

it('takes no browser of its own user in production, and says when nobody listens', async () => {
  await expect(launchChromium({ ...served, nodeEnv: 'production' })).rejects.toThrow(
    'BROWSER_SOCKET: its process has to run as another user',
  );
  const deserted = join(folder, 'nobody');
  await expect(launchChromium({ ...served, browserSocket: deserted })).rejects.toThrow(
    'BROWSER_SOCKET: connect ENOENT',
  );
}, 60_000);

// Root has no sandbox of Chromium's.
(process.getuid?.() === 0 ? it : it.skip)(
  'does not begin without a sandbox unless that is said',
  async () => {
    const other = join(folder, 'other');
    const config = { browserSocket: other, chromiumPath, browserWithoutSandbox: false };
    await expect(serveBrowsers(config)).rejects.toBeInstanceOf(BrowserWithoutSandbox);
    expect(existsSync(other)).toBe(false);
  },
);
