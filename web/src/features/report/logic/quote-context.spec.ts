import { quoteContext } from './quote-context.js';

const advert = 'Huset byggdes av far. Badrummet är i originalskick. Tomten är solig.';

describe('quoteContext', () => {
  it('keeps the sentences around the quote', () => {
    const start = advert.indexOf('originalskick');
    expect(quoteContext(advert, { start, end: start + 13, text: 'originalskick' })).toEqual({
      before: 'Huset byggdes av far. Badrummet är i ',
      quote: 'originalskick',
      after: '. Tomten är solig.',
    });
  });

  it('cuts long surroundings at a space and marks the cut', () => {
    const start = advert.indexOf('originalskick');
    // 17 characters back reach into '. Badrummet är i '; the half word before falls away.
    expect(quoteContext(advert, { start, end: start + 13, text: 'originalskick' }, 17)).toEqual({
      before: '… Badrummet är i ',
      quote: 'originalskick',
      after: '. Tomten är …',
    });
  });

  it('keeps a word that ends exactly at the reach', () => {
    // 'Tomten är ' is 10 characters.
    expect(quoteContext(advert, { start: 0, end: 5, text: 'solig' }, 10).before).toBe('… Tomten är ');
  });

  it('cuts in the middle of a text that has no spaces', () => {
    expect(quoteContext('aaaaaXbbbbb', { start: 5, end: 6, text: 'X' }, 3)).toEqual({
      before: '… aaa',
      quote: 'X',
      after: 'bbb …',
    });
  });

  it('searches for a quote whose offsets are off', () => {
    expect(quoteContext(advert, { start: 0, end: 5, text: 'solig' }, 10)).toEqual({
      before: '… Tomten är ',
      quote: 'solig',
      after: '.',
    });
  });

  it.each([['Helt annan text.'], [undefined], [null], ['']])(
    'shows the quote alone when %p lacks it',
    (source) => {
      expect(quoteContext(source, { start: 0, end: 5, text: 'solig' })).toEqual({
        before: '',
        quote: 'solig',
        after: '',
      });
    },
  );
});
