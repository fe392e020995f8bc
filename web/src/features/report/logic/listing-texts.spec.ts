import { fullDescription, hasText, headline, placeLine } from './listing-texts.js';

describe('fullDescription', () => {
  it.each([
    [{ description: 'Lång text.', summary: 'Kort.' }, 'Lång text.'],
    [{ description: 'Lång text.' }, 'Lång text.'],
    [{ description: 'Samma ', summary: ' Samma' }, null],
    [{ description: 'Beskrivning saknas', summary: 'Kort.' }, null],
    [{ summary: 'Kort.' }, null],
  ])('of %j', (listing, expected) => {
    expect(fullDescription(listing)).toBe(expected);
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
