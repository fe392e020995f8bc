import { canOpen, holdersOf, levelsOf, nodesOf, openTo, pathOf, shownNodes } from './json-nodes.js';

const nodes = nodesOf({ address: 'Storgatan 1', rooms: [3, { 'a b': null }], empty: [], "it's": true });
const keys = (open: ReadonlySet<number>) => shownNodes(nodes, open).map(({ key }) => key);

it('reads a document in its order, each value with its kind, place and words', () => {
  expect(nodes.map(({ id, parent, depth, key, kind, text }) => [id, parent, depth, key, kind, text])).toEqual(
    [
      [0, -1, 0, null, 'object', ''],
      [1, 0, 1, 'address', 'string', 'Storgatan 1'],
      [2, 0, 1, 'rooms', 'array', ''],
      [3, 2, 2, 0, 'number', '3'],
      [4, 2, 2, 1, 'object', ''],
      [5, 4, 3, 'a b', 'null', 'null'],
      [6, 0, 1, 'empty', 'array', ''],
      [7, 0, 1, "it's", 'boolean', 'true'],
    ],
  );
  expect(nodes.map(({ children }) => children)).toEqual([
    [1, 2, 6, 7],
    null,
    [3, 4],
    null,
    [5],
    null,
    [],
    null,
  ]);
});

it('shows what is open, and of what is folded the name alone', () => {
  expect(keys(new Set())).toEqual([null]);
  expect(keys(new Set([0]))).toEqual([null, 'address', 'rooms', 'empty', "it's"]);
  expect(keys(new Set([0, 2]))).toEqual([null, 'address', 'rooms', 0, 1, 'empty', "it's"]);
  // What stands in a folded one stays as it was left.
  expect(keys(new Set([0, 4]))).toEqual([null, 'address', 'rooms', 'empty', "it's"]);
});

it('opens to a level, and knows how many there are', () => {
  expect(levelsOf(nodes)).toBe(3);
  expect([0, 1, 2, 3].map((levels) => [...openTo(nodes, levels)])).toEqual([[], [0], [0, 2], [0, 2, 4]]);
  expect([levelsOf(nodesOf('one text')), levelsOf(nodesOf({}))]).toEqual([0, 0]);
});

it('opens what holds something and texts that are shortened', () => {
  expect(nodes.filter(canOpen).map(({ id }) => id)).toEqual([0, 2, 4]);
  const texts = nodesOf(['a'.repeat(200), 'a'.repeat(201), 'two\nlines', '']);
  expect(texts.map(canOpen)).toEqual([true, false, true, true, false]);
});

it('names the way to a value', () => {
  expect(nodes.map(({ id }) => pathOf(nodes, id))).toEqual([
    '$',
    '$.address',
    '$.rooms',
    '$.rooms[0]',
    '$.rooms[1]',
    "$.rooms[1]['a b']",
    '$.empty',
    "$['it\\'s']",
  ]);
  expect(holdersOf(nodes, 5)).toEqual([4, 2, 0]);
});
