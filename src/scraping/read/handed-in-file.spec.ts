import { cpuCost } from '../../../test/support/cpu-cost.js';
import { mhtmlOf, pdfOf } from '../../../test/support/saved-files.js';
import { openFile, savedFrom } from './handed-in-file.js';

const html = '<!doctype html><html><head></head><body><h1>Åsgatan 5</h1><p>Boarea 72 m²</p></body></html>';
const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-ceder-uppsala-kommun-asgatan-5-21000001';

it('opens a page saved as .html with the address that the browser wrote into it', async () => {
  const saved = html.replace('<html>', `<!-- saved from url=(0084)${url} -->\n<html>`);
  expect(await openFile(Buffer.from(saved))).toEqual({ kind: 'html', content: saved, url });
});

it('takes the canonical address when the browser wrote none, in either order of attributes', () => {
  expect(savedFrom(`<link href="${url}" rel="canonical">`)).toBe(url);
  expect(savedFrom(`<link rel=canonical href='${url}?a=1&amp;b=2'>`)).toBe(`${url}?a=1&b=2`);
  expect(savedFrom(`<meta content="${url}" property="og:url">`)).toBe(url);
  expect(savedFrom('<link rel="canonical" href="/bostad/1">')).toBeUndefined();
});

it('passes over other tags on the way to the address', () => {
  const others = '<link rel="icon" href="/a.ico"><meta name="x" content="y"><link rel=stylesheet';
  expect(savedFrom(`${others}<link rel="canonical" href="${url}">`)).toBe(url);
});

it.each([
  '<link ',
  '<link rel=canonical ',
  '<link rel="',
  '<meta ',
  '<meta "og:url" ',
  '<!-- saved from url=(1',
])('takes as long as the page is when all of it is "%s"', (part) => {
  const cost = (html: string): number => cpuCost(() => savedFrom(html));
  const filled = (text: string) => text.repeat(Math.floor(300_000 / text.length));
  const ordinary = filled('<link rel="icon" href="/a.ico">');
  // Squared, it would be thousands of times.
  expect(cost(filled(part))).toBeLessThan(20 * cost(ordinary));
});

it('opens an .mhtml archive: the page with its letters, not its frames', async () => {
  const opened = await openFile(mhtmlOf(html, url));
  expect(opened).toMatchObject({ kind: 'html', url });
  expect(opened!.content).toContain('Åsgatan 5');
  expect(opened!.content).toContain('72 m²');
  expect(opened!.content).not.toContain('999');
});

it('opens a PDF as its text, line by line', async () => {
  const opened = await openFile(pdfOf(['Åsgatan 5', 'Boarea: 72 m²', 'Avgift: 4 532 kr/mån']));
  expect(opened?.kind).toBe('text');
  expect(opened?.content.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining(['Åsgatan 5', 'Boarea: 72 m²', 'Avgift: 4 532 kr/mån']),
  );
});

it('opens plain text in UTF-8, Latin 1 and UTF-16', async () => {
  expect(await openFile(Buffer.from('Åsgatan 5\n72 m²'))).toEqual({
    kind: 'text',
    content: 'Åsgatan 5\n72 m²',
  });
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Åsgatan 5', 'utf16le')]);
  expect(await openFile(utf16)).toEqual({ kind: 'text', content: 'Åsgatan 5' });
});

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
  ['nothing', Buffer.alloc(0)],
  ['a broken PDF', Buffer.from('%PDF-1.4\nnot one')],
  ['a PDF without text', pdfOf([])],
  [
    'an archive without a page',
    Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x--'),
  ],
])('tells that %s holds no text', async (_, bytes) => {
  expect(await openFile(bytes)).toBeUndefined();
});
