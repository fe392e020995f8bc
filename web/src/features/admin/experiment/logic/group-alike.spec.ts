import { wordsOf } from './alike.js';
import { groupAlike } from './group-alike.js';

const byWords = (columns: readonly (readonly (readonly string[])[])[]) =>
  groupAlike(columns, (title) => ({ words: wordsOf(title) }));

describe('what reports have in common', () => {
  it('stands in one group, whichever report it is in and in whatever order', () => {
    expect(
      byWords([[['Taket är gammalt', 'Hög avgift']], [['Avgiften är hög', 'Buller', 'Gammalt tak']]]),
    ).toEqual([
      { first: 'Taket är gammalt', items: [['Taket är gammalt'], ['Gammalt tak']] },
      { first: 'Hög avgift', items: [['Hög avgift'], ['Avgiften är hög']] },
      { first: 'Buller', items: [[null], ['Buller']] },
    ]);
  });

  it('is counted by run', () => {
    expect(byWords([[['Buller'], [], ['Buller']], [[]]])).toEqual([
      { first: 'Buller', items: [['Buller', null, 'Buller'], [null]] },
    ]);
  });

  it('goes to the best match, and one report gives a group one item', () => {
    expect(
      byWords([[['Gammalt tak av plåt']], [['Gammalt tak', 'Gammalt tak av plåt']]]).map(
        ({ items }) => items,
      ),
    ).toEqual([
      [['Gammalt tak av plåt'], ['Gammalt tak av plåt']],
      [[null], ['Gammalt tak']],
    ]);
  });

  it('is told by its name where it has one, and then by nothing else', () => {
    const items = [
      { id: 'roof-age', title: 'Gammalt tak' },
      { id: 'noise', title: 'Gammalt tak' },
    ];
    const groups = groupAlike([[[items[0]!]], [[items[1]!]]], ({ id }) => ({ id }));
    expect(groups).toHaveLength(2);
    const mixed = groupAlike([[[items[0]!]], [[items[1]!]]], (item) =>
      item.id === 'noise' ? { words: wordsOf(item.title) } : { id: item.id },
    );
    expect(mixed).toHaveLength(2);
  });
});
