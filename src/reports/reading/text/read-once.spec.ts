import type { ReadDocument } from '../../../scraping/document.types.js';
import { readOnce } from './read-once.js';

const paper = (change: Partial<ReadDocument> = {}): ReadDocument => ({
  name: 'Årsredovisning',
  kind: 'annual-report',
  outcome: 'read',
  pages: ['Ett', 'Två'],
  ...change,
});

/** A reading that tells how often it was done. */
function counted() {
  const done: string[] = [];
  const read = readOnce((document) => {
    done.push(document.name);
    return { pages: document.pages.length };
  });
  return { read, done };
}

it('reads the same content once, whoever hands it over', () => {
  const { read, done } = counted();
  const one = paper();
  expect([read(one), read(one), read(paper())]).toEqual([{ pages: 2 }, { pages: 2 }, { pages: 2 }]);
  expect(done).toHaveLength(1);
});

it.each<[string, Partial<ReadDocument>]>([
  ['words', { pages: ['Ett', 'Tre'] }],
  ['pages', { pages: ['Ett Två'] }],
  ['name', { name: 'Stadgar' }],
  ['kind', { kind: 'statutes' }],
  ['outcome', { outcome: 'scanned' }],
])('reads anew what has other %s', (_, change) => {
  const { read, done } = counted();
  read(paper());
  read(paper(change));
  expect(done).toHaveLength(2);
});

it('keeps two readings of one document apart', () => {
  const names = readOnce(({ name }) => ({ name }));
  const sizes = readOnce(({ pages }) => ({ size: pages.length }));
  const document = paper();
  expect([names(document), sizes(document)]).toEqual([{ name: 'Årsredovisning' }, { size: 2 }]);
});

it('forgets the oldest rather than keep every document there ever was', () => {
  const { read, done } = counted();
  for (let index = 0; index <= 1000; index += 1) read(paper({ name: `Dokument ${index}` }));
  read(paper({ name: 'Dokument 0' }));
  expect(done).toHaveLength(1002);
});
