import { pdfBomb, pdfOf } from '../../../test/support/saved-files.js';
import { onBehalfOf } from '../../shared/on-behalf-of.js';
import { unstorablePath } from '../../shared/storable.js';
import { PageUnreadable, ReadingBusy, ReadingCutOff } from '../scraping.errors.js';
import { PageReader, readingLimits } from './page-reader.js';

const url = 'https://okand.example/objekt/1';
const page = '<h1>Provgatan 5</h1><dl><dt>Boarea</dt><dd>72 m²</dd><dt>Antal rum</dt><dd>3</dd></dl>';
const soon = () => AbortSignal.timeout(25_000);

/** With the usual limits. */
const usual = new PageReader([]);
/** With those of the test. */
let reader: PageReader | undefined;
afterEach(async () => {
  await reader?.close();
  reader = undefined;
});
afterAll(() => usual.close());

it('reads pages and files, many at once', async () => {
  const readings = await Promise.all(Array.from({ length: 8 }, () => usual.readHtml(page, url, soon())));
  expect(readings.map(({ listing }) => listing.livingArea)).toEqual(Array.from({ length: 8 }, () => 72));
  expect((await usual.open(pdfOf(['Boarea: 72 m2']), soon()))?.content).toContain('72 m2');
});

it('reads a robots.txt', async () => {
  const asked = ['User-agent: *\nDisallow: /objekt', 'Visningsklar', url] as const;
  expect(await usual.readRobots(...asked, soon())).toEqual({ allowed: false, crawlDelayS: 0 });
});

it('tells of a page as a database can hold it, whatever it holds', async () => {
  const long =
    'Charmig trea med stor potential nära stadens puls. Stammarna är från byggåret och byts snart.';
  const text = `Provgatan 5\0\nBoarea\n72 m²\nAntal rum\n3 rum\nBeskrivning\n\0\ud800${long}`;
  const reading = await usual.readText(text, url, soon());
  expect(reading.listing.description).toBe(`\ufffd\ufffd${long}`);
  expect(unstorablePath(reading)).toBeUndefined();
});

it('ends a file that unpacks to more than its share of memory, and reads on beside it and after it', async () => {
  reader = new PageReader([], { ...readingLimits, memory: 260_000_000 });
  await reader.readHtml(page, url, soon());
  const bomb = reader.open(pdfBomb(400), soon());
  const beside = reader.readHtml(page, url, soon());
  expect((await beside).listing.rooms).toBe(3);
  await expect(bomb).rejects.toBeInstanceOf(ReadingCutOff);
  expect((await reader.open(pdfOf(['Boarea: 72 m2']), soon()))?.content).toContain('72 m2');
});

it('reads a page of millions of tags as far as its first hundred thousand, well within its memory', async () => {
  const reading = await usual.readHtml(page + '<li>a'.repeat(2_300_000), url, soon());
  expect(reading.listing.livingArea).toBe(72);
});

it('lets no PDF wait for pages', async () => {
  const long = `<p>${'Ljus trea nära parken. '.repeat(100_000)}</p>`;
  const enough = new AbortController();
  let read = 0;
  const pages = Array.from({ length: 40 }, () =>
    usual.readHtml(page + long, url, enough.signal).then(() => (read += 1)),
  );
  const ended = Promise.allSettled(pages);
  expect((await usual.open(pdfOf(['Boarea: 72 m2']), soon()))?.content).toContain('72 m2');
  expect(read).toBeLessThan(39);
  const reason = new Error('called off');
  enough.abort(reason);
  const failed = (await ended).flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  expect(failed).toEqual(Array.from({ length: 40 - read }, () => reason));
});

it('reads an ordinary PDF before those of newcomers that take long', async () => {
  const ordinary = pdfOf(['Boarea: 72 m2, och en hel del mer att läsa om hemmet på denna sida.']);
  // A first turn is long enough for an ordinary PDF in a process that has yet to start, however slow the machine is now.
  const began = performance.now();
  const first = new PageReader([], { ...readingLimits, pdfFirstMs: 100_000, pdfMs: 100_000 });
  await first.openDocument(ordinary, 'ordinary', AbortSignal.timeout(100_000)).finally(() => first.close());
  const pdfFirstMs = Math.ceil(4 * (performance.now() - began));
  // In their order, which is what this shows: nobody is told to come back later.
  const limits = { ...readingLimits, pdfFirstMs, pdfMs: 200_000, turnMs: 200_000 };
  const own = (reader = new PageReader([], limits));
  const ended: string[] = [];
  const open = (person: string, bytes: Buffer, signal?: AbortSignal) =>
    onBehalfOf(person, () => own.openDocument(bytes, person, signal ?? AbortSignal.timeout(200_000))).then(
      ({ outcome }) => ended.push(`${person}: ${outcome}`),
    );
  const enough = new AbortController();
  // Some eight seconds of work each, or all the memory that a file may take: both processes have one.
  const endless = pdfBomb(120);
  const long = Promise.allSettled(['a', 'b'].map((person) => open(person, endless, enough.signal)));
  await open('ordinary', ordinary);
  expect(ended).toEqual(['ordinary: read']);
  enough.abort(new Error('called off'));
  await long;
}, 200_000);

it('reads a PDF that takes longer than a first turn in its second', async () => {
  reader = new PageReader([], { ...readingLimits, pdfFirstMs: 1 });
  expect((await reader.open(pdfOf(['Boarea: 72 m2']), soon()))?.content).toContain('72 m2');
});

it('leaves a process to the PDFs of others, however long those of one person take', async () => {
  const own = (reader = new PageReader([], { ...readingLimits, pdfFirstMs: 50_000, pdfMs: 50_000 }));
  const enough = new AbortController();
  const ended: string[] = [];
  const open = (person: string, bytes: Buffer, signal = soon()) =>
    onBehalfOf(person, () => own.open(bytes, signal)).finally(() => ended.push(person));
  // Some four seconds of work each.
  const long = Promise.allSettled([1, 2].map(() => open('a', pdfBomb(60), enough.signal)));
  expect((await open('b', pdfOf(['Boarea: 72 m2'])))?.content).toContain('72 m2');
  expect(ended).toEqual(['b']);
  enough.abort(new Error('called off'));
  await long;
});

it('ends a PDF after a time of its own, which pages have not', async () => {
  reader = new PageReader([], { ...readingLimits, pdfMs: 1 });
  await expect(reader.open(pdfOf(['Boarea: 72 m2']), soon())).rejects.toBeInstanceOf(ReadingCutOff);
  expect((await reader.readHtml(page, url, soon())).listing.rooms).toBe(3);
});

it('gives up waiting for a turn with an error that asks to come back, and hears an abort at once', async () => {
  reader = new PageReader([], { ...readingLimits, turnMs: 1, taskMs: 25_000 });
  const enough = new AbortController();
  const open = (bytes: Buffer, signal: AbortSignal) => onBehalfOf('a', () => reader!.open(bytes, signal));
  const first = open(pdfBomb(60), enough.signal);
  await expect(open(pdfOf(['x']), soon())).rejects.toBeInstanceOf(ReadingBusy);
  const reason = new Error('called off');
  await expect(reader.readHtml(page, url, AbortSignal.abort(reason))).rejects.toBe(reason);
  enough.abort(reason);
  await expect(first).rejects.toBe(reason);
});

it('ends a page whose values fill the memory of its process, and nothing else', async () => {
  const nested = `${'['.repeat(79)}${']'.repeat(79)},`;
  const values = nested.repeat(32_000) + '[],'.repeat(2_000_000);
  const full = usual.readHtml(`${page}<script>var boarea=1;window.x=[${values}];</script>`, url, soon());
  await full.catch((error: unknown) => expect(error).toBeInstanceOf(PageUnreadable));
  expect((await usual.readHtml(page, url, soon())).listing.rooms).toBe(3);
});
