import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { begunIn } from './begun.js';

const of = (description: string, page: Partial<Listing> = {}): boolean =>
  begunIn(
    contextOf({
      listing: { propertyType: 'Tomt', tenure: 'Äganderätt', description, ...page },
      images: [],
      disagreements: [],
      today,
    }),
  ) !== undefined;

describe('a house that is begun on a plot', () => {
  it.each([
    'Här säljs ett påbörjat husbygge på egen tomt.',
    'Halvfärdigt hus med tak på plats.',
    'Bygget är påbörjat men ägaren flyttar.',
    'Platta på mark, 148 kvm, gjuten i juni 2021.',
    'Stommen restes i oktober 2023.',
    'På tomten finns en gjuten platta.',
    'Grunden är färdig och el är framdragen.',
  ])('is read from: %s', (text) => {
    expect(of(text)).toBe(true);
  });

  it.each([
    'Plan tomt med färdig infart.',
    'Här kan du bygga ett hus med platta på mark.',
    'Ingen grund är gjuten.',
    'Grannens hus är påbörjat.',
    'Marken är avverkad och röjd.',
  ])('is not read from: %s', (text) => {
    expect(of(text)).toBe(false);
  });

  it('is of a plot alone', () => {
    expect(of('Halvfärdigt hus med tak på plats.', { propertyType: 'Villa' })).toBe(false);
  });
});
