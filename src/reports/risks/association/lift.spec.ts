import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { liftFlags } from './lift.js';
import { today, villa } from '../../../../test/support/reports/adverts.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1948 };
const flags = (listing: Listing) =>
  liftFlags(contextOf({ listing, images: [], disagreements: [], today })).map(
    ({ rule, severity }) => `${rule} ${severity}`,
  );

it.each<[Listing]>([
  [{ floor: '4 av 4', elevator: false }],
  [{ floor: '3 av 3, hiss finns ej' }],
  [{ floor: '3 tr, hiss saknas' }],
  [{ floor: '3', description: 'Ingen hiss i huset.' }],
  [{ description: 'Lägenheten ligger fyra trappor upp utan hiss.' }],
  [{ elevator: false, description: 'Trevlig etta på fjärde våningen.' }],
  [{ elevator: false, description: 'Lägenheten ligger 3 tr upp.' }],
  [{ floor: '5', description: 'Hiss saknas i dag, men föreningen utreder en.' }],
])('a high floor without a lift is a notice: %j', (listing) => {
  expect(flags({ ...flat, ...listing })).toEqual(['no-lift notice']);
});

it.each<[Listing]>([
  [{ floor: '2 av 3', elevator: false }],
  [{ floor: '4 av 6, hiss finns', elevator: true }],
  [{ floor: '4 av 6' }],
  [{ floor: '1', elevator: false, description: 'Föreningens takterrass på våning 6.' }],
  [{ floor: '4', description: 'Hiss till alla plan.' }],
  [{ floor: '4', description: 'Huset saknar inte hiss.' }],
  [{ floor: '4', description: 'Inte bara hiss utan även balkong.' }],
  [{ floor: '4', elevator: true, description: 'Hiss saknas.' }],
  [{ description: 'Ingen hiss. Lägenheten ligger på första våningen.' }],
])('no notice otherwise: %j', (listing) => {
  expect(flags({ ...flat, ...listing })).toEqual([]);
});

it('is not said of houses', () => {
  expect(flags({ ...villa, elevator: false, floor: '3' })).toEqual([]);
});

it.each<[string, string[]]>([
  ['Hissen är ur funktion sedan mars.', ['lift-stopped warning']],
  ['Hissen är tyvärr trasig.', ['lift-stopped warning']],
  ['Hissen står stilla i väntan på reservdelar.', ['lift-stopped warning']],
  ['Hissen fungerar inte för tillfället.', ['lift-stopped warning']],
  ['Hissen var ur funktion 2019 men byttes.', []],
  ['Hissen har aldrig stått stilla.', []],
  ['Grannhusets hiss är trasig.', []],
  ['Hissen är renoverad 2021.', []],
])('a lift that stands still: %s', (description, expected) => {
  expect(flags({ ...flat, floor: '4 av 6', elevator: true, description })).toEqual(expected);
});
