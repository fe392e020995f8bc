import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '../../../test/support/wait-for.js';
import { onBehalfOf } from '../../shared/on-behalf-of.js';
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

it('fetches 16 documents at once, twelve of one person, and lets one who took no time go before those who did', async () => {
  const held: { url: string; answer: () => void }[] = [];
  const slow = {
    fetchDocument: (url: string) =>
      new Promise((resolve) =>
        held.push({ url, answer: () => resolve({ status: 404, body: Buffer.alloc(0) }) }),
      ),
  } as unknown as PageFetcher;
  const documents = new DocumentReader(slow, reader);
  const home = (name: string) =>
    [1, 2].map((n) => ({ name: `${name} ${n}`, url: `https://${name}.se/${n}` }));
  const readFor = (person: string, name: string) =>
    onBehalfOf(person, () => documents.readAll(home(name), [], { signal }));
  const seven = (person: string) => [1, 2, 3, 4, 5, 6, 7].map((n) => readFor(person, `${person}-${n}`));
  const many = seven('a');
  await waitFor(() => held.length === 12);
  await setImmediate();
  expect(held).toHaveLength(12);
  many.push(...seven('b'));
  const other = readFor('other', 'other');
  await waitFor(() => held.length === 16);
  // Of each person many that take 0.3 s each.
  await sleep(300);
  expect(held).toHaveLength(16);
  held[0]!.answer();
  await waitFor(() => held.length === 17);
  expect(held[16]!.url).toBe('https://other.se/1');
  let answered = 1;
  await waitFor(() => {
    for (const { answer } of held.slice(answered)) answer();
    answered = held.length;
    return answered === 30;
  });
  const all = await Promise.all([...many, other]);
  expect(all.flat().map(({ outcome }) => outcome)).toEqual(Array.from({ length: 30 }, () => 'gone'));
});
