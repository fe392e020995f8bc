import { fieldScalar, fieldText, findQuote, pageText } from './source-text.js';

describe('findQuote', () => {
  it('gives the place and the source text', () => {
    expect(findQuote('Stor hall. Nytt kök 2019.', 'Nytt kök')).toEqual({
      start: 11,
      end: 19,
      text: 'Nytt kök',
    });
  });

  it('finds words that the source splits by hidden characters and odd spaces, and keeps those in the text', () => {
    const source = 'Ett fu\u200bktigt\u00a0\nbadrum.';
    expect(findQuote(source, 'fuktigt badrum')).toEqual({
      start: 4,
      end: 20,
      text: 'fu\u200bktigt\u00a0\nbadrum',
    });
  });

  it('does not mind letter case', () => {
    expect(findQuote('SJÖGLIMT från köket', 'sjöglimt')?.text).toBe('SJÖGLIMT');
  });

  it.each(['garage', 'ö', '   '])('finds no place for %j', (quote) => {
    expect(findQuote('Nytt kök 2019', quote)).toBeUndefined();
  });
});

describe('fields by name', () => {
  const listing = { features: ['Balkong', 'Hiss'], associationFacts: { finances: 'Stabil.' }, price: 5 };

  it('reads parts by dots and brackets', () => {
    expect(fieldText(listing, 'associationFacts.finances')).toBe('Stabil.');
    expect(fieldText(listing, 'features.1')).toBe('Hiss');
    expect(fieldText(listing, 'features[0]')).toBe('Balkong');
  });

  it('tells not stated (null) from not printable (undefined)', () => {
    expect(fieldScalar(listing, 'yearBuilt')).toBeNull();
    expect(fieldScalar(listing, 'price')).toBe(5);
    expect(fieldScalar(listing, 'associationFacts')).toBeUndefined();
    expect(fieldScalar(listing, 'constructor')).toBeNull();
  });
});

describe('pageText', () => {
  const documents = [{ name: 'Stadgar', kind: 'statutes', outcome: 'read', pages: ['Ett', 'Två'] }] as const;

  it('counts pages from 1 and tells what is not there', () => {
    expect(pageText(documents, { document: 'Stadgar', page: 2 })).toBe('Två');
    expect(pageText(documents, { document: 'Stadgar', page: 0 })).toBeUndefined();
    expect(pageText(documents, { document: 'Årsredovisning', page: 1 })).toBeUndefined();
    expect(pageText(undefined, { document: 'Stadgar', page: 1 })).toBeUndefined();
  });
});
