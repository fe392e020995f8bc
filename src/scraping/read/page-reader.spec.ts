import { pdfBomb, pdfOf } from '../../../test/support/saved-files.js';
import { PageUnreadable, ReadingBusy } from '../scraping.errors.js';
import { PageReader, readingLimits } from './page-reader.js';

const url = 'https://okand.example/objekt/1';
const page = '<h1>Provgatan 5</h1><dl><dt>Boarea</dt><dd>72 m²</dd><dt>Antal rum</dt><dd>3</dd></dl>';
const soon = () => AbortSignal.timeout(25_000);

let reader: PageReader;
afterEach(() => reader.close());

it('reads pages and files, many at once', async () => {
  reader = new PageReader([]);
  const readings = await Promise.all(Array.from({ length: 8 }, () => reader.readHtml(page, url, soon())));
  expect(readings.map(({ listing }) => listing.livingArea)).toEqual(Array.from({ length: 8 }, () => 72));
  expect((await reader.open(pdfOf(['Boarea: 72 m2']), soon()))?.content).toContain('72 m2');
});

it('ends a file that unpacks to more than its share of memory, and reads on beside it and after it', async () => {
  reader = new PageReader([], { ...readingLimits, fileMemory: 120_000_000 });
  // Started first, so that the thread's own memory is not the file's.
  await reader.readHtml(page, url, soon());
  const bomb = reader.open(pdfBomb(400), soon());
  const beside = reader.readHtml(page, url, soon());
  expect((await beside).listing.rooms).toBe(3);
  await expect(bomb).rejects.toBeInstanceOf(PageUnreadable);
  expect((await reader.open(pdfOf(['Boarea: 72 m2']), soon()))?.content).toContain('72 m2');
});

it('gives up waiting for a turn with an error that asks to come back, and hears an abort at once', async () => {
  reader = new PageReader([], { ...readingLimits, turnMs: 1, taskMs: 25_000 });
  const first = reader.open(pdfBomb(60), soon());
  await expect(reader.open(pdfOf(['x']), soon())).rejects.toBeInstanceOf(ReadingBusy);
  const reason = new Error('called off');
  await expect(reader.readHtml(page, url, AbortSignal.abort(reason))).rejects.toBe(reason);
  await first.catch(() => undefined);
});
