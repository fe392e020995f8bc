import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from '../facts/context.js';
import { isMadeOf } from '../reading/parts/material.js';
import { gapAskOf, viewingSignOf } from './viewing-sign.js';
import { today } from '../../../test/support/reports/adverts.js';

const house = (description: string, more: Listing = {}) =>
  contextOf({
    listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1938, description, ...more },
    images: [],
    disagreements: [],
    today,
  });

describe('the windows', () => {
  it.each([
    'Kopplade tvåglasfönster.',
    'Kopplade fönster, renoverade 2019.',
    'Fönstren är omkittade i fjol.',
    'Enkelglas i verandan.',
  ])('without sealed panes tell nothing between them: %s', (text) => {
    expect(JSON.stringify(viewingSignOf(house(text), 'windows'))).not.toMatch(/mellan glasen|[Dd]imma/);
    expect(JSON.stringify(gapAskOf(house(text), 'Fönster'))).not.toContain('mellan glasen');
  });

  it.each([
    'Fönster finns.',
    'Treglasfönster och innanfönster på vinden.',
    'Grannens kopplade fönster är fina.',
    'Gamla kopplade fönster har bytts ut mot moderna fönster.',
  ])('else may: %s', (text) => {
    expect(viewingSignOf(house(text), 'windows')?.look).toContain('mellan glasen');
    expect(JSON.stringify(gapAskOf(house(text), 'Fönster'))).toContain('mellan glasen');
  });
});

describe('the roof', () => {
  it.each([
    ['Taket är lagt med eternit.', /Rör inte skivorna/],
    ['Falsad plåt på taket.', /vad taket är täckt med/],
    ['Tak: eternit.', /Rör inte skivorna/],
    ['Eternittaket är målat 2015.', /Rör inte skivorna/],
    ['Fasaden är klädd med eternit. Taket är av plåt.', /vad taket är täckt med/],
    ['Taket är av plåt, fasaden är klädd med eternit.', /vad taket är täckt med/],
    ['Eternittaket byttes 2015.', /vad taket är täckt med/],
    ['Taket kan innehålla eternit.', /vad taket är täckt med/],
    ['Fin villa.', /vad taket är täckt med/],
  ])('has no tile to lift: %s', (text, told) => {
    const sign = viewingSignOf(house(text), 'roof');
    expect(sign?.look).toMatch(told);
    expect(sign?.look).not.toContain('panna');
  });

  it.each([
    'Taket har betongpannor.',
    'Betongpannorna byttes 2012.',
    'Eternittaket har bytts mot betongpannor.',
  ])('of tiles has: %s', (text) => {
    expect(viewingSignOf(house(text), 'roof')?.look).toContain('lyfta en panna');
  });

  it('of tiles that were replaced has none', () => {
    expect(viewingSignOf(house('Betongpannorna byttes mot plåt 2012.'), 'roof')?.look).not.toContain('panna');
  });
});

describe('the drainage', () => {
  it.each([
    ['Torpargrund.', false],
    ['Huset har källare.', true],
    ['Fin villa.', true],
  ])('is looked for on the wall of a cellar where there may be one: %s', (text, isOfCellar) => {
    expect(JSON.stringify(viewingSignOf(house(text), 'drainage')).includes('källarvägg')).toBe(isOfCellar);
  });
});

describe('what the facade is made of', () => {
  it.each([
    ['Trevåningshus i puts (fasad renoverad 2012).', 'render', true],
    ['Fasad: puts.', 'render', true],
    ['Fasaden är av tegel. Muren är putsad.', 'render', false],
  ] as const)('%s', (text, material, expected) => {
    expect(isMadeOf(house(text), 'facade', material)).toBe(expected);
  });
});
