import { nodesOf } from './json-nodes.js';
import { findHits, mostHits, shortParts, stretchesOf } from './json-search.js';

const nodes = nodesOf({ Avgift: 'Avgiften är 3450', avgifter: [3450, null, true], å: 'ÅÄÖ (ljust)' });
const places = (words: string) =>
  findHits(nodes, words).map(({ node, part, start, end }) => [node, part, start, end]);

describe('looking for words in a document', () => {
  it('finds them in names and values, in order, in any case', () => {
    expect(places('avgift')).toEqual([
      [1, 'key', 0, 6],
      [1, 'text', 0, 6],
      [2, 'key', 0, 6],
    ]);
    expect(places('åäö')).toEqual([[6, 'text', 0, 3]]);
  });

  it('finds figures, truth and nothing, and takes signs for themselves', () => {
    expect(places('3450')).toEqual([
      [1, 'text', 12, 16],
      [3, 'text', 0, 4],
    ]);
    expect([places('null'), places('TRUE')]).toEqual([[[4, 'text', 0, 4]], [[5, 'text', 0, 4]]]);
    expect(places('(ljust)')).toEqual([[6, 'text', 4, 11]]);
    expect([places('.*'), places('a/b'), places('a-b'), places('[')]).toEqual([[], [], [], []]);
  });

  it('finds nothing for nothing, and no more than anyone steps through', () => {
    expect([places(''), places('   ')]).toEqual([[], []]);
    expect(findHits(nodesOf('a'.repeat(mostHits + 1)), 'a')).toHaveLength(mostHits);
  });

  it('finds each of several in one text, where İ is longer in lower case', () => {
    expect(findHits(nodesOf('İ bo, bo'), 'bo').map(({ start }) => start)).toEqual([2, 6]);
  });
});

describe('marking hits', () => {
  it('parts a text at its hits', () => {
    const hits = findHits(nodesOf('en två en'), 'en');
    expect(stretchesOf('en två en', hits, hits[1])).toEqual([
      { text: 'en', mark: 'hit' },
      { text: ' två ' },
      { text: 'en', mark: 'current' },
    ]);
    expect(stretchesOf('en två en', [])).toEqual([{ text: 'en två en' }]);
    expect(stretchesOf('en två en', hits, undefined, { from: 3, to: 8 })).toEqual([{ text: 'två e' }]);
    expect(stretchesOf('', [])).toEqual([]);
  });

  it('shows of a long text its beginning and what is about the hit', () => {
    const hit = (start: number) => ({ node: 0, part: 'text', start, end: start + 4 }) as const;
    expect(shortParts(1000, 200)).toEqual([{ from: 0, to: 200 }]);
    expect(shortParts(50, 200)).toEqual([{ from: 0, to: 50 }]);
    expect(shortParts(1000, 200, hit(100))).toEqual([{ from: 0, to: 200 }]);
    // 600 - 80 and 604 + 80
    expect(shortParts(1000, 200, hit(600))).toEqual([
      { from: 0, to: 200 },
      { from: 520, to: 684 },
    ]);
    // 250 - 80 lies within the beginning; 254 + 80
    expect(shortParts(1000, 200, hit(250))).toEqual([{ from: 0, to: 334 }]);
    expect(shortParts(610, 200, hit(600))).toEqual([
      { from: 0, to: 200 },
      { from: 520, to: 610 },
    ]);
  });
});
