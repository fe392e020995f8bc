import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReport } from '../../rules-analyst.js';
import { homeOf, type Home } from './home.js';
import { today } from '../../../../test/support/reports/adverts.js';

const read = (listing: Listing) => {
  const { form, tenure } = homeOf(listing);
  return [form, tenure];
};
const filler = 'Ljust och trivsamt med genomtänkta ytor och nära till det mesta i orten. '.repeat(4);

it.each<[string, Home['form'], Home['tenure']]>([
  ['Villa, friköpt. Sex rum på två plan.', 'house', 'owned'],
  ['Välkommen till denna charmiga villa med stor trädgård.', 'house', 'owned'],
  ['Radhus, äganderätt, i ett lugnt område.', 'house', 'owned'],
  ['Radhus, bostadsrätt. Fyra rum.', 'house', 'cooperative'],
  ['Ett fint parhus i två plan. Upplåts med bostadsrätt.', 'house', 'cooperative'],
  ['Gård/hästgård, äganderätt. 12 hektar.', 'house', 'owned'],
  ['Hästgård med stall och ridbana.', 'house', 'owned'],
  ['Fritidshus nära havet. Ved ingår.', 'leisure', 'owned'],
  ['Fritidshus på arrendetomt.', 'leisure', 'owned'],
  ['Nu säljs en mysig sommarstuga vid sjön.', 'leisure', 'owned'],
  ['Kedjehus i ett plan. Kök från 2015.', 'house', 'owned'],
  ['En trevlig ägarlägenhet på plan tre.', 'flat', 'owned'],
  ['Bostadsrätt, 3 rum. Balkong.', 'flat', 'cooperative'],
  ['Lägenhet. Friköpt mark. Brf Eken.', 'flat', 'cooperative'],
  ['Sjönära. Nu säljs ett fint kedjehus med tre rum.', 'house', 'owned'],
  ['3 rum och kök, bostadsrätt, 74 kvm.', 'flat', 'cooperative'],
  ['Lägenhet i villa, bostadsrätt.', 'flat', 'cooperative'],
  [`${filler}Bostaden säljs med äganderätt.`, 'unknown', 'owned'],
  [`${filler}Upplåtelseform: bostadsrätt.`, 'flat', 'cooperative'],
])('reads form and tenure from the opening of an advert without fields: %s', (text, form, tenure) => {
  expect(read({ description: text })).toEqual([form, tenure]);
});

it.each([
  'Fyra rum och kök. Granne med villor.',
  'Fyra rum i ett område med villor, radhus och fritidshus.',
  'Tre rum nära villa Solbacka.',
  'Fyra rum. Granntomten säljs med äganderätt.',
  'Fem rum. Säljs inte med bostadsrätt.',
  'Villa eller fritidshus? Du väljer.',
  'Villaområde med lekplats.',
  'Ingen villa, men nästan.',
  'Fyra rum. Lummig gård. Stuga på tomten.',
  'Torp 2:14, Sund.',
  'Välskött hus. Tre rum. Friköpt mark. Brf Eken.',
  `${filler}Villa, friköpt, såldes i går i samma kvarter.`,
])('takes nothing from a passing mention: %s', (text) => {
  expect(read({ description: text })).toEqual(['unknown', 'unknown']);
});

it('leaves the tenure of a row house open where the text speaks of an association', () => {
  expect(read({ description: 'Radhus i fyra rum. Brf Eken sköter gräsmattan.' })).toEqual([
    'house',
    'unknown',
  ]);
});

it('reads the title, and goes by the fields before the text', () => {
  expect(read({ title: 'Charmig villa i Sund', description: filler })).toEqual(['house', 'owned']);
  expect(read({ propertyType: 'Fritidshus', description: 'Villa, friköpt.' })).toEqual(['leisure', 'owned']);
  expect(read({ tenure: 'Bostadsrätt', description: 'Radhus, äganderätt.' })).toEqual([
    'house',
    'cooperative',
  ]);
});

const report = (description: string) =>
  writeRulesReport({
    listing: { address: 'Sundsvägen 3', price: 2_400_000, livingArea: 104, description },
    images: [],
    disagreements: [],
    today,
  });
const ofAssociation = /föreningen|styrelse|årsredovisning/iu;

it.each(['Villa, friköpt. Fem rum.', 'Kedjehus i ett plan med fyra rum.', 'Fritidshus nära havet.'])(
  'asks of a house told by its text what concerns a house: %s',
  (text) => {
    const { viewingQuestions, missingInfoDetails } = report(text);
    const asked = viewingQuestions.map(({ question }) => question).join('\n');
    expect(asked).not.toMatch(ofAssociation);
    expect(asked).toMatch(/avlopp/iu);
    const fields = missingInfoDetails.map(({ field }) => field);
    expect(fields).not.toEqual(expect.arrayContaining(['tenure']));
    expect(fields).not.toEqual(expect.arrayContaining(['propertyType']));
  },
);

it('asks of a home of unknown kind only what fits both a flat and a house', () => {
  const { viewingQuestions, missingInfoDetails } = report('Ljust och fint, fyra rum.');
  const asked = viewingQuestions.map(({ question }) => question).join('\n');
  expect(asked).toContain('Är det bostadsrätt, äganderätt eller något annat?');
  expect(asked).not.toMatch(/föreningen(?!s? eller)|stambyte|dränering|avlopp/iu);
  expect(missingInfoDetails.map(({ field }) => field)).toContain('propertyType');
});
