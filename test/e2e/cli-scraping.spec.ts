import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Capture } from '../../src/scraping/listing.types.js';
import type { SiteHealth } from '../../src/scraping/site-check.js';
import { runCli, startCli } from '../support/cli.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { mhtmlOf, pdfOf } from '../support/saved-files.js';
import { waitFor } from '../support/wait-for.js';

const url = 'https://www.notar.se/kopa-bostad/objekt/OBJ20001_2100000001';
const html = `<!doctype html><html lang="sv"><head><title>Provgatan 5</title><script>track()</script></head><body>
  <h1>Provgatan 5</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Upplåtelseform</dt><dd>Bostadsrätt</dd></dl><img src="https://bild.example/kok-1.jpg" width="1200" height="800">
  <p>Fråga Anna på 070-123 45 67 eller anna@maklare.example</p></body></html>`;
const lines = [
  'Provgatan 5',
  'Luthagen, Uppsala kommun',
  '2 995 000 kr',
  'Boarea',
  '72,5 m²',
  'Antal rum',
  '3 rum',
];

let folder: string;
let server: PageServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-cli-'));
  server = await startPageServer({
    'www.notar.se/kopa-bostad/objekt/OBJ20001_2100000001': html,
    'www.notar.se/kopa-bostad': `<a href="/om-oss">Om oss</a><a href="${url}">Provgatan 5</a>`,
    'www.notar.se/kopa-bostad/objekt/OBJ20003_2100000003': () => undefined,
    'www.bjurfors.se/sv/tillsalu/': { status: 403, body: 'nej' },
    'www.notar.se/kopa-bostad/objekt/OBJ20002_2100000002': {
      status: 429,
      body: 'senare',
      headers: { 'retry-after': '7' },
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const cli = (...args: string[]) => runCli(args, { SCRAPING_HOST_MAP: server.hostMapText });
function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('app-cli scrape --file', () => {
  it.each<[string, string | Buffer, string[]]>([
    ['sida.html', html, ['--url', url]],
    ['sida.mhtml', mhtmlOf(html, url), []],
    ['sida.pdf', pdfOf(lines), []],
    ['sida.txt', lines.join('\n'), ['--url', url]],
  ])('reads %s', async (name, content, options) => {
    const read = await cli('scrape', '--file', file(name, content), ...options, '--json');
    expect([read.code, read.stderr]).toEqual([0, '']);
    const capture = JSON.parse(read.stdout) as Capture & { images: string[] };
    expect(capture.listing).toMatchObject({
      address: 'Provgatan 5',
      price: 2_995_000,
      rooms: 3,
      livingArea: 72.5,
    });
    expect(capture.listing.municipality).toBe('Uppsala');
    expect(Object.keys(capture.provenance)).toEqual(expect.arrayContaining(['address', 'price']));
    expect(Array.isArray(capture.images)).toBe(true);
  });

  it('says what is no advert, what is no file, and what is too much', async () => {
    const none = await cli('scrape', '--file', file('brev.txt', 'Hej! Vi ses på söndag.'));
    expect([none.code, none.stdout]).toEqual([2, '']);
    expect(none.stderr).toContain('Vi hittar ingen bostadsannons i det du lämnade.');
    expect((await cli('scrape', '--file', join(folder, 'finns-inte.html'))).code).toBe(2);
    const both = await cli('scrape', url, '--file', file('sida.html', html));
    expect([both.code, both.stderr]).toEqual([1, expect.stringContaining('either a link or --file')]);
    expect((await cli('scrape')).code).toBe(1);
  });

  it.each(['notaurl', 'javascript:alert(1)', 'file:///etc/passwd', 'www.hemnet.se/bostad/1'])(
    'takes %s for no address of a page',
    async (address) => {
      const refused = await cli('scrape', '--file', file('sida.html', html), '--url', address);
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toContain(`'--url <address>' argument '${address}' is invalid`);
      expect(refused.stderr).toContain('https://');
    },
  );

  it('names no address when the file tells none, and no picture that can be found only from there', async () => {
    const page = html.replace('</body>', '<img src="/bild/kok-2.jpg" width="1200" height="800"></body>');
    const read = await cli('scrape', '--file', file('utan.html', page), '--json');
    const capture = JSON.parse(read.stdout) as Capture & { images: string[] };
    expect(capture.url).toBeNull();
    expect(capture.provenance.price).toMatchObject({ url: null, reader: expect.any(String) as string });
    expect(capture.images).toEqual(['https://bild.example/kok-1.jpg']);
    expect(read.stdout).not.toContain('invalid');
    const table = await cli('scrape', '--file', file('utan.html', page));
    expect([table.code, table.stdout.includes('invalid')]).toEqual([0, false]);
  });
});

it('app-cli scrape tells how long a site asks us to wait, and promises nothing more', async () => {
  const throttled = await cli('scrape', url.replace('OBJ20001_2100000001', 'OBJ20002_2100000002'), '--json');
  expect([throttled.code, throttled.stdout]).toEqual([3, '']);
  expect(throttled.stderr).toContain(
    'app-cli: Webbplatsen ber oss vänta 7\u00a0sekunder. Försök igen sedan.',
  );
  expect(throttled.stderr).not.toContain('Analysen');
});

it('app-cli scrape ends with 130 at Ctrl-C, and says so in a line', async () => {
  const silent = url.replace('OBJ20001_2100000001', 'OBJ20003_2100000003');
  const scraping = startCli(['scrape', silent], { SCRAPING_HOST_MAP: server.hostMapText });
  await waitFor(() => server.requests.some(({ path }) => path.includes('OBJ20003')));
  scraping.stop();
  const { code, stderr } = await scraping.ended;
  expect([code, stderr.trim().split('\n').at(-1)]).toEqual([
    130,
    'app-cli: stopped before the end; what was under way was brought to a clean end',
  ]);
});

describe('app-cli scraping', () => {
  it('check follows the probe to an advert and tells which facts are missing', async () => {
    const checked = await cli('scraping', 'check', 'notar.se', '--json');
    const [health] = JSON.parse(checked.stdout) as SiteHealth[];
    expect(health).toMatchObject({ site: 'notar', url, state: 'good', missing: [] });
    expect(checked.code).toBe(0);
  });

  it('check cannot tell about a site that refuses, and knows no other', async () => {
    const refused = await cli('scraping', 'check', 'bjurfors.se');
    expect([refused.code, refused.stdout]).toEqual([
      3,
      expect.stringMatching(/bjurfors +unknown +page_blocked/),
    ]);
    const other = await cli('scraping', 'check', 'evil.example');
    expect([other.code, other.stdout]).toEqual([2, '']);
    expect(other.stderr).toBe('app-cli: Vi läser inga annonser på evil.example.\n');
  });

  it('save-fixture keeps the facts and no persons', async () => {
    const saved = await cli('scraping', 'save-fixture', url, '--to', folder);
    expect(saved.code).toBe(0);
    const page = readFileSync(join(saved.stdout.trim(), 'page.html'), 'utf8');
    expect(page).toContain('2 995 000 kr');
    for (const gone of ['track()', '070-123', 'anna@']) expect(page).not.toContain(gone);
    const expected = join(saved.stdout.trim(), 'expected.json');
    expect(JSON.parse(readFileSync(expected, 'utf8'))).toEqual({ url });

    // Somebody has read the page and written down what it states.
    writeFileSync(expected, '{"mine": 1}');
    const again = await cli('scraping', 'save-fixture', url, '--to', folder);
    expect([again.code, again.stdout, again.stderr]).toEqual([
      2,
      '',
      expect.stringContaining('is saved already: add --force'),
    ]);
    const forced = await cli('scraping', 'save-fixture', url, '--to', folder, '--force', '--json');
    expect(JSON.parse(forced.stdout)).toEqual({ folder: saved.stdout.trim(), changed: [] });
    expect(readFileSync(expected, 'utf8')).toBe('{"mine": 1}');
  });
});
