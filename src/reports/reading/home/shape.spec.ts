import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { sharedSidesOf } from './attached.js';
import { bathroomAreaIn, bathroomsIn, windowsIn } from './counted.js';
import { storeysIn } from './storeys.js';

const advert = (description: string, more: Listing = {}) =>
  contextOf({
    listing: { propertyType: 'Villa', tenure: 'Äganderätt', description, ...more },
    images: [],
    disagreements: [],
    today,
  });

describe('the storeys of a house', () => {
  it.each<[string, number, number]>([
    ['Enplansvilla med källare.', 1, 1],
    ['Villa i ett plan.', 1, 1],
    ['Hus på 1 plan.', 1, 1],
    ['Rymligt 1,5-planshus.', 1.5, 1.5],
    ['Välbyggd 1 ½ plansvilla.', 1.5, 1.5],
    ['En och en halvplansvilla från 1938.', 1.5, 1.5],
    ['Tvåplanshus om 140 kvm.', 2, 2],
    ['Boyta fördelat på två plan.', 2, 2],
    ['Huset har tre våningar.', 3, 3],
    ['Suterrängvilla med sjöutsikt.', 2, 2],
    ['Tre sovrum på övervåningen.', 1.5, 2],
    ['Välbyggt enochetthalvplanshus.', 1.5, 1.5],
    ['Huset reser sig i två och ett halvt plan.', 2.5, 2.5],
    ['Uppe två sovrum på 15 och 13 kvm.', 1.5, 2],
    ['Tre sovrum uppe, ett nere.', 1.5, 2],
    ['Upp för trappan: fyra sovrum.', 1.5, 2],
  ])('are read from: %s', (text, min, max) => {
    expect(storeysIn(advert(text))).toMatchObject({ min, max });
  });

  it.each([
    'Fin villa med trädgård.',
    'Garage i två plan.',
    'Grannhuset har två våningar.',
    'Lägenheten ligger på plan 2.',
    'Möjlighet att bygga ett tvåplanshus.',
    'Detaljplan medger 2 bostäder.',
    'Uppe på kullen ligger huset.',
    'En plan och lättskött tomt.',
    'Föreningen har en plan för fönstren.',
  ])('are not read from: %s', (text) => {
    expect(storeysIn(advert(text))).toBeNull();
  });

  it('are read from the kind of house', () => {
    expect(storeysIn(advert('Fint.', { propertyType: '2-plansvilla' }))).toMatchObject({ min: 2, max: 2 });
  });
});

describe('bathrooms and windows', () => {
  it.each<[string, number | undefined]>([
    ['Huset har två badrum.', 2],
    ['Tre helkaklade badrum.', 3],
    ['Båda badrummen är från 2001.', 2],
    ['Badrum och gästtoalett.', undefined],
    ['Grannen har två badrum.', undefined],
  ])('bathrooms of: %s', (text, count) => {
    expect(bathroomsIn(advert(text))?.value).toBe(count);
  });

  it.each<[string, number | undefined]>([
    ['Badrum om 4,5 kvm.', 4.5],
    ['Badrummet på cirka 7 m² har badkar.', 7],
    ['Badrum med fönster, 120 kvm boyta.', undefined],
    ['Duschrum 2017, 3,5 kvm, våtmatta.', 3.5],
    ['2015: badrummet, 6 kvm, kakel.', 6],
  ])('the area of a bathroom: %s', (text, area) => {
    expect(bathroomAreaIn(advert(text))?.value).toBe(area);
  });

  it.each<[string, number | undefined]>([
    ['17 nya fönster 2019.', 17],
    ['Femton fönster är bytta.', 15],
    ['Vardagsrum med 3 fönster.', undefined],
    ['Huset saknar 12 fönster.', undefined],
  ])('windows of: %s', (text, count) => {
    expect(windowsIn(advert(text))?.value).toBe(count);
  });
});

it.each<[string, string, number]>([
  ['Villa', 'Fint.', 0],
  ['Radhus', 'Fint.', 2],
  ['Radhus', 'Gavelradhus med stor tomt.', 1],
  ['Parhus', 'Fint.', 1],
  ['Kedjehus', 'Fint.', 1],
])('the sides that a %s shares: %s', (propertyType, text, sides) => {
  expect(sharedSidesOf(advert(text, { propertyType }))).toBe(sides);
});
