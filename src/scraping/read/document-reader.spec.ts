import { PageReader } from './page-reader.js';
import type { PageFetcher } from '../fetch/page-fetcher.js';
import { ReadingBusy } from '../scraping.errors.js';
import { pdfOfPages } from '../../../test/support/saved-files.js';
import { DocumentReader } from './document-reader.js';

const { signal } = new AbortController();
const told = 'Föreningen har under året bytt samtliga fönster mot gården och målat trapphusen.';
const linked = ['Stadgar', 'Årsredovisning 2025'].map((name) => ({ name, url: `https://x.se/${name}.pdf` }));
const fetchDocument = () => Promise.resolve({ status: 200, body: pdfOfPages([[[told]]]) });
const pages = { fetchDocument } as unknown as PageFetcher;
const reader = new PageReader([]);
/** One whose line is full. */
const busy = { openDocument: () => Promise.reject(new ReadingBusy()) } as unknown as PageReader;
afterAll(() => reader.close());

const outcomes = (documents: readonly { name: string; outcome: string }[]) =>
  documents.map(({ name, outcome }) => `${name}: ${outcome}`);

it('reads what an advert links to, that which holds figures first', async () => {
  const read = await new DocumentReader(pages, reader).readAll(linked, [], { signal });
  expect(outcomes(read)).toEqual(['Årsredovisning 2025: read', 'Stadgar: read']);
});

it('has it tried again when our own line has no place, and goes without only in the end', async () => {
  const documents = new DocumentReader(pages, busy);
  await expect(documents.readAll(linked, [], { signal })).rejects.toBeInstanceOf(ReadingBusy);
  const read = await documents.readAll(linked, [], { signal, lastTry: true });
  expect(outcomes(read)).toEqual(['Årsredovisning 2025: unreachable', 'Stadgar: unreachable']);
});

it('asks the buyer to come again when there is no place for their own file', async () => {
  const bytes = pdfOfPages([[[told]]]);
  await expect(new DocumentReader(pages, busy).readFile('Stadgar', bytes, signal)).rejects.toBeInstanceOf(
    ReadingBusy,
  );
});
