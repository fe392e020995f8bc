import { contextOf } from '../../facts/context.js';
import { leviesIn } from './levies.js';
import { parkingIn } from './parking.js';

const of = (description: string, tenure = 'Äganderätt', propertyType = 'Villa') =>
  contextOf({
    listing: { propertyType, tenure, description },
    images: [],
    disagreements: [],
    today: new Date('2026-11-24T12:00:00Z'),
  });
const valuesOf = (...given: Parameters<typeof of>): number[] =>
  leviesIn(of(...given)).map(({ value }) => value);

describe('a sum that each home is to pay', () => {
  it.each<[string, number]>([
    ['Samfälligheten tar ut 140 000 kronor per hus för ny väg och nytt vattenverk.', 140_000],
    ['Vägföreningen har beslutat att ta ut 35 000 kr per fastighet för ny beläggning 2027.', 35_000],
    ['Varje fastighet ska betala 95 000 kr till samfälligheten för nya vattenledningar under 2027.', 95_000],
    ['För den nya vägen debiteras varje tomtägare 42 000 kronor i vår.', 42_000],
    ['Medlemmarna i vattenföreningen betalar 25 000 kr var till den nya brunnen nästa år.', 25_000],
    ['Det nya fjärrvärmenätet kostar 55 000 kr per radhus och ska betalas före juni 2027.', 55_000],
    ['Gemensamhetsanläggningens pumpstation byts 2027 och varje delägare får betala 30 000 kr.', 30_000],
    ['Kommunen tar ut gatukostnader på 165 000 kr per fastighet när gatan byggs om 2028.', 165_000],
    ['Fiberföreningen tar 19 500 kr av varje hushåll när nätet byggs 2027.', 19_500],
  ])('is heard: %s', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  it('is heard in an association', () => {
    const text = 'Föreningen begär 80 000 kr av varje medlem till takbytet, betalning i mars 2027.';
    expect(leviesIn(of(text, 'Bostadsrätt', 'Lägenhet'))).toMatchObject([
      { value: 80_000, when: 'mars 2027', isDecided: true },
    ]);
  });

  it.each([
    'Samfälligheten tog ut 140 000 kronor per hus för ny väg 2019.',
    'Samfälligheten tar ut 3 400 kr per hus och år för väg och belysning.',
    'Samfälligheten tar ut 6 400 kr per hus och år för väg och belysning.',
    'Förslaget att ta ut 140 000 kronor per hus för ny väg röstades ned.',
    'Grannsamfälligheten tar ut 140 000 kronor per hus för ny väg.',
    'Säljaren betalar engångsavgiften på 60 000 kr till avloppet.',
    'Samfälligheten har 140 000 kr i kassan för ny väg.',
    'Badrummet renoverades 2021 för 140 000 kr.',
    'Samfälligheten lånar 8 miljoner kronor till ny väg.',
  ])('is none in: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it('is not what an association itself pays for each flat', () => {
    const text = 'Föreningen betalar 300 000 kr per lägenhet för stambytet.';
    expect(valuesOf(text, 'Bostadsrätt', 'Lägenhet')).toEqual([]);
  });
});

describe('the place of a car', () => {
  const parking = (text: string) => parkingIn(of(text, 'Bostadsrätt', 'Lägenhet'))?.value;

  it.each<[string, number]>([
    ['Till lägenheten hör en garageplats för 650 kr i månaden.', 650],
    ['Garageplats med laddning hör till lägenheten och kostar 650 kr per månad.', 650],
    ['P-plats ingår inte i avgiften utan betalas med 400 kr i månaden och följer med lägenheten.', 400],
  ])('goes with the home: %s', (text, value) => {
    expect(parking(text)).toBe(value);
  });

  it.each([
    'Garageplats kan hyras för 950 kr/mån.',
    'Garageplats 950 kr/mån, kö.',
    'Garageplatsen ingår i avgiften, värd 950 kr i månaden för den som vill hyra ut den.',
    'Samfälligheten sköter snöröjning och garagelänga, 850 kr/mån. Carport med laddbox ingår.',
    'Garageplats hör till lägenheten, köpt för 150 000 kr.',
  ])('is left to choose, or paid already: %s', (text) => {
    expect(parking(text)).toBeUndefined();
  });
});
