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
    // Pipes and fibre are laid by the verbs of a proposal that is withdrawn.
    [
      'Kommunalt vatten drogs in 2026 och anslutningsavgiften på 185 000 kr betalas av köparen 2027.',
      185_000,
    ],
    ['Fiber drogs in i området i höstas, varje hus betalar 25 000 kr till samfälligheten 2027.', 25_000],
    [
      'Vatten och avlopp har dragits in till tomtgränsen, anslutningsavgiften 212 000 kr förfaller 2027.',
      212_000,
    ],
    ['Rören lades ned i gatan i höst och varje hus betalar 65 000 kr till samfälligheten 2027.', 65_000],
    // What was voted down is another matter.
    [
      'Stämman avslog förslaget att låna, så varje hus i samfälligheten får betala 45 000 kr under 2027.',
      45_000,
    ],
    ['Stämman röstade ned ett lån, varje hus betalar 45 000 kr till samfälligheten 2027 i stället.', 45_000],
    ['Efter avslag på bidrag från kommunen tar samfälligheten ut 45 000 kr av varje hus 2027.', 45_000],
    ['Stämman röstade ned lånet, därför tar samfälligheten ut 45 000 kr per hus 2027.', 45_000],
    ['Lånet avslogs och samfälligheten debiterar 45 000 kr per hus 2027.', 45_000],
    ['Kommunen avslog bidraget, vägföreningen tar därför ut 45 000 kr per hus 2027.', 45_000],
    ['Samfälligheten tar ut 45 000 kr per hus 2027 och förslaget om lån röstades ned.', 45_000],
    ['Samfälligheten tar ut 45 000 kr per hus 2027, lånet röstades ned.', 45_000],
    ['Samfälligheten tar ut 45 000 kr per hus 2027 trots att motionen röstades ned.', 45_000],
    ['Samfälligheten tar ut 45 000 kr per hus 2027 sedan stämman röstade ned förslaget.', 45_000],
    ['Motionen att slopa uttaxeringen på 45 000 kr per hus till samfälligheten 2027 avslogs.', 45_000],
    [
      'Stämman röstade ned förslaget att betala 20 000 kr per hus och beslutade ta ut 45 000 kr per hus till samfälligheten 2027.',
      45_000,
    ],
    // Who pays another sum or thing of the sentence.
    ['Säljaren lämnar kvar vitvarorna, och köparen betalar anslutningsavgiften 185 000 kr 2027.', 185_000],
    ['Säljaren står för städningen, anslutningsavgiften 185 000 kr förfaller 2027.', 185_000],
    [
      'Säljaren har betalat 40 000 kr, köparen betalar resten av anslutningsavgiften, 145 000 kr, 2027.',
      145_000,
    ],
    [
      'Säljaren betalar lagfarten, och varje hus betalar 45 000 kr till samfälligheten för ny väg 2027.',
      45_000,
    ],
    // What was refused would have lowered it, or is another matter.
    ['Domstolen avslog överklagandet av gatukostnaden på 180 000 kr per fastighet.', 180_000],
    ['Kommunen avslog ansökan om anstånd med anslutningsavgiften på 185 000 kr, som betalas 2027.', 185_000],
    ['Vatten finns i gatan, anslutningsavgiften är inte betald utan tillkommer med ca 260 000 kr.', 260_000],
    ['Efter avslag på bidragsansökan uttaxerar samfälligheten 45 000 kr av varje fastighet 2027.', 45_000],
    [
      'Varje hus ska betala 30 000 kr till samfälligheten för fiber 2027, styrelsen föreslog också 20 000 kr för en bom, men stämman röstade ned det.',
      30_000,
    ],
    ['I avgiften ingår vatten, och varje hus betalar 45 000 kr till samfälligheten för ny väg 2027.', 45_000],
  ])('is heard: %s', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  it('is no connection where another sum was for that', () => {
    const text =
      'Säljaren betalar anslutningsavgiften på 185 000 kr, och köparen betalar 45 000 kr till samfälligheten för ny väg 2027.';
    expect(leviesIn(of(text))).toMatchObject([{ value: 45_000, isConnection: false }]);
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
    'Varje hus betalar 6 200 kr till samfälligheten.',
    'Förslaget att ta ut 45 000 kr per hus för ny väg, som styrelsen lade fram, röstades ned.',
    'Stämman har röstat ned uttaxeringen på 45 000 kr per hus till samfälligheten 2027.',
    'Uttaxeringen på 45 000 kr per hus drogs tillbaka av samfälligheten.',
    'Styrelsen ville ta ut 45 000 kr per hus 2027 men stämman röstade ned förslaget.',
    'Samfälligheten ville ta ut 45 000 kr per hus för ny väg efter sommaren men stämman röstade ned det.',
    'Samfälligheten skulle ta ut 45 000 kr per hus 2027, men det blev inte av.',
    'Samfälligheten ville ta ut 45 000 kr per hus 2027, vilket stämman röstade ned.',
    'Förslaget att ta ut 45 000 kr per hus för väg och belysning röstades ned av samfälligheten.',
    'Samfälligheten ville ta ut 45 000 kr per hus 2027 men förslaget drogs in.',
    'Samfälligheten debiterar 7 200 kr per hus och år 2026 för drift av vägarna.',
    'Samfälligheten tar ut 9 500 kr per hus och år 2026.',
    'Samfälligheten tar ut 9 500 kr per hus och år 2026, 2027 och 2028.',
    'Stämman avslog motionen om att varje hus ska betala 45 000 kr till samfälligheten för ny väg.',
    'Stämman sade nej till att ta ut 45 000 kr per hus till samfälligheten för ny väg 2027.',
    'Styrelsen ville ta ut 45 000 kr per hus till samfälligheten 2027, men stämman avvisade det.',
    'Anslutningsavgiften på 185 000 kr är betald.',
    'Avgiften har en extra debitering för kabel-tv, 89 kronor.',
    'Samfälligheten avslog den extra debiteringen på 45 000 kr per hus 2027.',
    'Anslutningsavgiften, 185 000 kr, betalas av säljaren 2027.',
    'Säljaren betalar anslutningsavgiften, 185 000 kr, 2027.',
    'Anslutningsavgiften är 185 000 kr, vilket säljaren betalar 2027.',
  ])('is none in: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it('is decided where another proposal was voted down', () => {
    const text = 'Stämman röstade ned höjningen men beslutade ta ut 45 000 kr per lägenhet i mars 2027.';
    expect(leviesIn(of(text, 'Bostadsrätt', 'Lägenhet'))).toMatchObject([
      { value: 45_000, when: 'mars 2027', isDecided: true },
    ]);
  });

  it.each([
    'Enligt samfälligheten kostar nytt tak 180 000 kr per hus.',
    'Nytt tak kostar 180 000 kr per hus i samfälligheten 2028.',
  ])('is not decided where only a price is told: %s', (text) => {
    expect(leviesIn(of(text)).filter(({ isDecided }) => isDecided)).toEqual([]);
  });

  it('is paid each time that it is told of', () => {
    const text = 'Samfälligheten tar ut 30 000 kr per hus i mars 2027 och 30 000 kr i mars 2028 för ny väg.';
    expect(leviesIn(of(text))).toMatchObject([
      { value: 30_000, when: 'mars 2027' },
      { value: 30_000, when: 'mars 2028' },
    ]);
  });

  it.each<[string, number[]]>([
    [
      'Anslutningsavgift VA 185 000 kr ska betalas 2027. Köparen betalar anslutningsavgiften 185 000 kr senast den 30 juni 2027.',
      [185_000],
    ],
    [
      'Anslutningsavgift 212 000 kr, faktureras hösten 2027. Räkna med anslutningsavgift på 212 000 kr i oktober 2027.',
      [212_000],
    ],
    [
      'Samfälligheten har beslutat om en uttaxering på 45 000 kr per hus i mars 2027. Uttaxeringen på 45 000 kr ska betalas den 1 mars 2027 av varje hus.',
      [45_000],
    ],
    ['Samfälligheten tar ut 45 000 kr per hus 2027 (45 000 kr i mars 2027).', [45_000]],
    [
      'Anslutningsavgift för vatten 45 000 kr ska betalas 2027. Samfälligheten tar ut 45 000 kr per hus för ny väg.',
      [45_000, 45_000],
    ],
    [
      'Samfälligheten tar ut 45 000 kr per hus för fiber 2027. Samfälligheten tar ut 45 000 kr per hus för ny väg 2027.',
      [45_000, 45_000],
    ],
    [
      'Anslutningsavgiften är 180 000 kr och betalas 2027. Samfälligheten tar ut 45 000 kr per hus i två omgångar för ny väg.',
      [180_000, 45_000],
    ],
    [
      'Samfälligheten tar ut 90 000 kr per hus för ny väg 2027. Varje hus betalar i tre omgångar om 45 000 kr till samfälligheten.',
      [90_000, 45_000],
    ],
    [
      'En uttaxering på 45 000 kr per hus beslutades för 2027. Uttaxeringen på 45 000 kr ska betalas i januari 2028 av varje hus.',
      [45_000],
    ],
    [
      'Samfälligheten tar ut 45 000 kr per hus i mars 2027. Ytterligare 45 000 kr per hus tas ut av samfälligheten 2028.',
      [45_000, 45_000],
    ],
    [
      'Samfälligheten tar ut 30 000 kr per hus våren 2027 och 30 000 kr hösten 2027 för ny väg.',
      [30_000, 30_000],
    ],
    [
      'Samfälligheten tar ut 60 000 kr per hus för ny väg, uppdelat på 30 000 kr i mars 2027 och resten i juni 2027.',
      [60_000],
    ],
    [
      'Samfälligheten tar ut totalt 60 000 kr per hus för ny väg: två delbetalningar om 30 000 kr 2027.',
      [60_000],
    ],
    [
      'Samfälligheten tar ut 60 000 kr per hus för ny väg, 30 000 kr i mars 2027 och resten i juni 2027.',
      [60_000],
    ],
    ['Samfälligheten tar ut 60 000 kr per hus, hälften, 30 000 kr, i mars 2027.', [60_000]],
    [
      'Samfälligheten tar ut 60 000 kr per hus för ny väg 2027. Varje hus betalar i två delbetalningar om 30 000 kr till samfälligheten.',
      [60_000],
    ],
    [
      'Samfälligheten tar ut 25 000 kr per hus i mars 2027 och 40 000 kr i mars 2028 för ny väg.',
      [25_000, 40_000],
    ],
  ])('is counted once for each time that it is paid: %s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });

  it.each([
    'Samfälligheten tar ut totalt 60 000 kr per hus för ny väg, 25 000 kr 2027 och 35 000 kr 2028.',
    'Samfälligheten tar ut 25 000 kr per hus 2027 och 35 000 kr 2028 för ny väg, sammanlagt 60 000 kr.',
    'Samfälligheten tar ut 25 000 kr per hus och år 2027 ytterligare 35 000 kr för ny väg.',
  ])('is not counted with its whole: %s', (text) => {
    expect(valuesOf(text)).toEqual([25_000, 35_000]);
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
    ['Garageplats ingår och kostar 900 kr i månaden utöver avgiften.', 900],
    ['Carport ingår, kostnad 450 kr/mån.', 450],
    ['P-plats ingår (600 kr/mån).', 600],
    ['Parkering ingår i köpet och kostar 600 kr per månad till föreningen.', 600],
    ['Garageplats med motorvärmare ingår för 450 kr/mån.', 450],
  ])('goes with the home: %s', (text, value) => {
    expect(parking(text)).toBe(value);
  });

  it.each([
    'Garageplats kan hyras för 950 kr/mån.',
    'Garageplats 950 kr/mån, kö.',
    'Garageplatsen ingår i avgiften, värd 950 kr i månaden för den som vill hyra ut den.',
    'Samfälligheten sköter snöröjning och garagelänga, 850 kr/mån. Carport med laddbox ingår.',
    'Garageplats hör till lägenheten, köpt för 150 000 kr.',
    'I avgiften ingår garageplatsen (900 kr/mån).',
    'Garageplats ingår, värde 900 kr/mån.',
    'Garageplats, 900 kr/mån, ingår.',
    'Månadsavgift 4 500 kr där p-plats ingår (600 kr/mån).',
    'Garageplats ingår utan kostnad, ordinarie pris 900 kr/mån.',
    'Garageplats ingår i priset (annars 900 kr/mån).',
    'I månadskostnaden ingår p-plats (600 kr/mån).',
    'Bredband ingår (200 kr/mån) och garageplats finns.',
    'P-plats ingår ett år, sedan kan den hyras för 600 kr/mån.',
  ])('is left to choose, or paid already: %s', (text) => {
    expect(parking(text)).toBeUndefined();
  });
});
