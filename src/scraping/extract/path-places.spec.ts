import { placesOfPath } from './path-places.js';

const at = (path: string) => placesOfPath(new URL(path, 'https://nymaklare.example'));

it.each([
  ['villa/ostergotland/motala/provby/', { county: 'Östergötlands län', municipality: 'Motala' }],
  ['till-salu/dalarnas-lan/leksand/1', { county: 'Dalarnas län', municipality: 'Leksand' }],
  // Nacka lies in Stockholms län.
  ['till-salu/dalarnas-lan/nacka/1', { county: 'Dalarnas län' }],
])('%s names its places', (path, places) => {
  expect(at(path)).toEqual(places);
});

it.each([
  ['a municipality of another county', 'villa/skane/motala/'],
  ['no municipality after a word that a county shares', 'villa/uppsala/provby/'],
  ['a municipality alone', 'vara-mal/leksand/1'],
])('names none by %s', (_, path) => {
  expect(at(path)).toEqual({});
});
