import { advertWords, hasText, headline, placeLine } from './listing-texts.js';

const long = `${'Ljus trea med balkong. '.repeat(20).trim()}`;

describe('advertWords', () => {
  it.each([
    [{ description: 'Lång text.', summary: 'Kort.' }, 'Lång text.'],
    [{ description: 'Lång text.' }, 'Lång text.'],
    [{ description: 'Samma ', summary: ' Samma' }, null],
    [{ description: 'Beskrivning saknas', summary: 'Kort.' }, null],
    [{ summary: 'Kort.' }, null],
    [{ summary: long }, long],
    [{ description: 'Annan text.', summary: long }, `${long}\n\nAnnan text.`],
  ])('beside a summary of two lines, of %j', (listing, expected) => {
    expect(advertWords(listing, true)).toBe(expected);
  });

  it.each([
    [{ description: 'Lång text.', summary: 'Kort.' }, 'Kort.\n\nLång text.'],
    [{ description: 'Kort. Och lång.', summary: 'Kort…' }, 'Kort. Och lång.'],
    [{ description: long, summary: long }, long],
    [{ summary: 'Kort.' }, 'Kort.'],
    [{ summary: ' ', description: 'Beskrivning saknas' }, null],
  ])('where no summary is shown, of %j', (listing, expected) => {
    expect(advertWords(listing, false)).toBe(expected);
  });
});

describe('headline', () => {
  it.each([
    [{ address: 'Storgatan 1', city: 'Luleå' }, 'Storgatan 1'],
    [{ address: ' ', city: 'Luleå' }, 'Luleå'],
    [{}, 'Okänd adress'],
  ])('of %j', (listing, expected) => {
    expect(headline(listing)).toBe(expected);
  });
});

describe('placeLine', () => {
  it.each([
    [{ address: 'Storgatan 1', area: 'Barkarby', municipality: 'Järfälla' }, 'Barkarby, Järfälla'],
    [{ address: 'Storgatan 1', city: 'Luleå', municipality: 'Luleå' }, 'Luleå'],
    [{ city: 'Luleå', municipality: 'Luleå' }, null],
    [{ address: 'Storgatan 1' }, null],
  ])('of %j', (listing, expected) => {
    expect(placeLine(listing)).toBe(expected);
  });
});

describe('hasText', () => {
  it.each([[undefined], [''], ['  '], [' Beskrivning saknas ']])('refuses %p', (text) => {
    expect(hasText(text)).toBe(false);
  });
});
