import type { Listing } from '../../../scraping/listing.types.js';
import { associationFacts, isKnownAssociationFact } from '../../facts/association-facts.js';
import { associationFigures } from '../../risks/association/association.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', livingArea: 60, yearBuilt: 1964 };
const contextFor = (description: string, more: Listing = {}) =>
  contextOf({ listing: { ...flat, ...more, description }, images: [], disagreements: [], today });
const facts = (description: string, more: Listing = {}) => associationFacts(contextFor(description, more));

describe('the debt per m² in running text', () => {
  it.each<[string, number, string | null]>([
    ['I bokslutet för 2025 är skulden 6 350 kr per kvm bostadsrättsyta.', 6350, 'bostadsrättsyta'],
    ['Belåning 17 400 kr/kvm.', 17_400, null],
    ['Skuldsättning 11 tkr/kvm', 11_000, null],
    ['Brf har lån på ca 13 700:-/kvm.', 13_700, null],
    ['Nettoskulden ligger på 16 900 kronor per kvadratmeter boarea.', 16_900, 'bostadsrättsyta'],
    ['Med 18 200 kr/kvm i belåning är föreningen högt skuldsatt.', 18_200, null],
    ['Räntebärande skuld per kvm totalyta: 9 400 kr', 9400, 'totalyta'],
    ['Lånen motsvarar fjorton tusen kronor per kvadratmeter.', 14_000, null],
    ['Nyckeltal\nSkuldsättning per kvm\t10 250 kr\nSparande per kvm\t231 kr', 10_250, null],
    ['Skuldsättning\n12 900 kr/kvm', 12_900, null],
    ['Skuld/m²: 8 700 | Sparande/m²: 204', 8700, null],
    ['Skulden var 13 000 kr/kvm 2014 men är i dag 5 900 kr/kvm.', 5900, null],
    ['Skulden har minskat från 15 900 kr/kvm till 9 100 kr/kvm.', 9100, null],
    ['Insats 31 000 kr/kvm, upplåtelseavgift 7 500 kr/kvm och skuld 14 100 kr/kvm.', 14_100, null],
    ['Snittet i kommunen är 9 000 kr/kvm i skuld, vår förening har lån om 3 700 kr/kvm.', 3700, null],
    ['Skuldsättningen ligger strax över sextontusen kronor kvadraten.', 16_000, null],
    ['Vi har 17 500 i lån per kvadratmeter i föreningen.', 17_500, null],
    ['Föreningen är högt belånad, drygt 16 000 kronor per kvm.', 16_000, null],
    ['Total låneskuld är 34 112 500 kr vilket motsvarar 8 412 kr per kvm.', 8412, null],
    ['Nyckeltal per kvm: skuld 13 200 kr, sparande 155 kr, årsavgift 690 kr.', 13_200, null],
    ['Föreningen är skuldfri.', 0, null],
    ['Brf Granen har inga lån.', 0, null],
  ])('%s', (text, value, basis) => {
    expect(facts(text).debtPerSqm).toMatchObject({ value, basis });
  });

  it.each([
    'Insatsen är 27 000 kr/kvm.',
    'Upplåtelseavgiften är 9 000 kr/kvm och lånen är låga.',
    'Taxeringsvärdet motsvarar 24 000 kr/kvm.',
    'Utgångspriset motsvarar 71 200 kr/kvm. Låg belåning i föreningen.',
    'Grannföreningen har en skuld på 18 500 kr per kvm.',
    'Skulden ligger under genomsnittet på 6 200 kr/kvm.',
    'Skulden bör inte överstiga 15 000 kr/kvm.',
    'Lokalen hyrs ut för 1 900 kr/kvm.',
    'Köpare kan få bolån till tre procents ränta.',
    'Inga lån villkorsändras det närmaste året.',
  ])('is not found where none is stated: %s', (text) => {
    expect(facts(text).debtPerSqm).toBeNull();
  });

  it('takes the higher of two denominators and names both', () => {
    const text = 'Skuldsättningen är 12 300 kr/kvm på totalytan och 15 600 kr/kvm på bostadsrättsytan.';
    expect(facts(text).debtPerSqm).toMatchObject({
      value: 15_600,
      basis: 'bostadsrättsyta',
      also: { value: 12_300, basis: 'totalyta' },
    });
    expect(associationFigures(contextFor(text)).debtBasis).toContain('12\u00a0300\u00a0kr/m² per totalyta');
  });

  it.each<[string, number]>([
    // 54 000 000 ÷ 3 600 = 15 000; 43,2 Mkr ÷ 4 000 = 10 800.
    ['Föreningens lån uppgår till 54 000 000 kr. Bostadsrättsytan är 3 600 kvm.', 15_000],
    ['Lån om 43,2 Mkr och en totalyta på 4 000 kvm.', 10_800],
  ])('is counted from loans and area: %s', (text, value) => {
    const debt = facts(text).debtPerSqm;
    expect(debt?.value).toBe(value);
    expect(debt?.evidence.map((proof) => proof.kind)).toEqual(['quote', 'quote', 'computed']);
  });

  it('is counted from this flat’s part of the debt', () => {
    // 990 000 ÷ 60 = 16 500.
    expect(facts('Lägenhetens andel av föreningens skuld är 990 000 kr.').debtPerSqm?.value).toBe(16_500);
    expect(facts('', { associationFacts: { indirectNetDebt: 990_000 } }).debtPerSqm?.value).toBe(16_500);
  });

  it('feeds the part of the debt and the effective price', () => {
    const figures = associationFigures(contextFor('Skulden är 7 000 kr per kvm.', { price: 3_000_000 }));
    expect(figures).toMatchObject({ debtPerSqm: 7000, debtShare: 420_000, effectivePrice: 3_420_000 });
    expect(figures.debtEvidence.map((proof) => proof.kind)).toEqual(['quote', 'computed']);
  });

  it('proves what it read with the very words of its clause', () => {
    const description = 'Enligt årsredovisningen uppgår skulden till 6 350 kr per kvm.';
    const [proof] = facts(description).debtPerSqm?.evidence ?? [];
    expect(proof).toEqual({
      kind: 'quote',
      field: 'description',
      start: 0,
      end: description.length,
      text: description,
    });
  });
});

describe('savings and interest sensitivity in running text', () => {
  it.each<[string, number]>([
    ['Sparandet är 72 kr per kvm.', 72],
    ['Sparande till framtida underhåll 94 kr/kvm.', 94],
    ['Föreningen sparar 118 kronor per kvadratmeter och år.', 118],
    ['Sparandet är minus 20 kr per kvm.', -20],
    ['Sparande 0 kr/kvm', 0],
    ['Föreningens sparande var 2019 80 kr/kvm och 2025 225 kr/kvm.', 225],
    ['Föreningen lägger undan 75 kr per kvadratmeter till framtida underhåll.', 75],
    ['Kassaflödet före underhåll (sparandet) är 98 kr per kvadratmeter.', 98],
    ['Sparandet är 260 kr/kvm, att jämföra med rekommenderade 200 kr/kvm.', 260],
    ['Skuld 5 100 kr/kvm; sparande sextio kronor per kvadratmeter.', 60],
  ])('savings: %s', (text, value) => {
    expect(facts(text).savingsPerSqm?.value).toBe(value);
  });

  it.each([
    'Underhållsfonden är på 2 400 kr/kvm.',
    'Avsättningen till yttre fond är 45 kr/kvm.',
    'Bergvärmen sparar energi.',
  ])('is no saving: %s', (text) => {
    expect(facts(text).savingsPerSqm).toBeNull();
  });

  it.each<[string, number]>([
    ['Räntekänsligheten är 16,4 procent.', 16.4],
    ['Räntekänslighet: 9,6', 9.6],
    ['Räntekänslighet\n7,1 %', 7.1],
    ['Stiger räntan en procentenhet behöver avgiften höjas 17 procent.', 17],
    // 60 000 000 ÷ 4 000 000 = 15.
    ['Lånen uppgår till 60 Mkr och årsavgifterna till 4,0 Mkr.', 15],
    // 9 000 ÷ 600 = 15.
    ['Skulden är 9 000 kr/kvm och årsavgiften 600 kr/kvm.', 15],
  ])('sensitivity: %s', (text, value) => {
    expect(associationFigures(contextFor(text)).interestSensitivity).toBe(value);
  });
});

describe('loans due within a year', () => {
  it.each<[string, number | null]>([
    ['Av föreningens lån ska 64 procent villkorsändras inom tolv månader.', 64],
    ['Andelen lån som omsätts inom ett år: 41 %', 41],
    ['Samtliga lån löper med rörlig ränta.', 100],
    ['Två tredjedelar av lånen läggs om under 2027.', 67],
    ['Hälften av lånen förfaller inom 12 mån.', 50],
    ['60 % av lånen är bundna och 40 % rörliga.', 40],
    // 30 ÷ 40 = 75 %.
    ['Av lånen på 40 Mkr ska 30 Mkr omförhandlas nästa år.', 75],
    ['Lånen är spridda: 20 % förfaller 2027, 40 % 2029 och 40 % 2031.', 20],
    ['Inga lån villkorsändras det närmaste året.', 0],
    ['Två av föreningens lån, 45 Mkr av 60 Mkr, har villkorsändringsdag under nästa år.', 75],
    // 9 ÷ (9 + 36) = 20 %.
    ['Lånet på 9 Mkr villkorsändras i juni 2027, övriga 36 Mkr är bundna till 2030.', 20],
    ['Merparten av lånen har rörlig ränta.', null],
    ['Snittränta 1,34 %, lånen löper ut i mars 2027.', null],
  ])('%s', (text, percent) => {
    expect(facts(text).loansDue?.percent).toBe(percent);
  });

  it.each([
    'Lånen är bundna till 2030.',
    'En tredjedel av lånen läggs om 2029.',
    'Under 2024 villkorsändrades 70 % av lånen.',
    'Köparens lån kan ha rörlig ränta.',
    'Lånen är spridda på fem poster.',
    'Lånen löper med en snittränta på 2,4 %.',
  ])('are not told by: %s', (text) => {
    expect(facts(text).loansDue).toBeNull();
  });
});

describe('what else the text tells of the association', () => {
  it.each<[string, boolean | undefined]>([
    ['Föreningen räknas inte som äkta.', false],
    ['Brf Eken är inte att betrakta som en äkta bostadsrättsförening.', false],
    ['Oäkta bostadsrättsförening (schablon).', false],
    ['Äkta förening: nej', false],
    ['Föreningen är ett oäkta privatbostadsföretag.', false],
    ['Föreningen uppfyller inte kraven för ett privatbostadsföretag.', false],
    ['Skattemässigt klassas föreningen som oäkta sedan 2022.', false],
    ['Föreningen var tidigare oäkta men är sedan 2019 äkta.', true],
    ['Föreningen är inte oäkta.', true],
    ['Föreningen äger marken och är äkta.', true],
    ['Den är äkta och äger marken.', true],
    ['Äkta förening: Ja', true],
    ['Oäkta förening: Nej', true],
    ['Oäkta förening: Ja', false],
    ['Föreningstyp: Äkta', true],
    ['Skattestatus: oäkta', false],
    ['Skatteverket har klassat om föreningen till oäkta.', false],
    ['Föreningen är inte längre oäkta.', true],
    ['Brf är ej ett privatbostadsföretag.', false],
    ['Golv av äkta ekparkett.', undefined],
    ['Grannföreningen är oäkta.', undefined],
    ['Hyrs fler lokaler ut riskerar föreningen att bli oäkta.', undefined],
  ])('genuine: %s', (text, value) => {
    expect(facts(text).genuine?.value).toBe(value);
  });

  it.each<[string, number | undefined]>([
    ['Föreningen består av sju lägenheter.', 7],
    ['En liten förening med bara 5 lägenheter.', 5],
    ['Antal lägenheter: 9', 9],
    ['Vi är en förening med 9 st lägenheter.', 9],
    ['Föreningen har 8 bostadsrätter och 2 hyresrätter.', 8],
    ['I huset finns fyra lägenheter per våningsplan.', undefined],
    ['Föreningen har 3 lägenheter till salu.', undefined],
    ['Föreningens kontor byggdes om till sex lägenheter.', undefined],
  ])('flats: %s', (text, value) => {
    expect(facts(text).apartments?.value).toBe(value);
  });

  it.each<[string, number | undefined]>([
    ['Föreningen har gått med underskott tre år i rad.', 3],
    ['Fjärde året i rad med röda siffror.', 4],
    ['Resultatet har varit negativt 2023, 2024 och 2025.', 3],
    ['Förlusten var 840 tkr 2025, året innan 1,1 Mkr och 2023 720 tkr.', 3],
    ['Årets förlust var 1,2 Mkr, föregående år 0,9 Mkr och 2023 0,7 Mkr.', 3],
    ['Årets resultat blev minus 310 000 kr.', 1],
    ['Årets resultat är negativt till följd av avskrivningar.', undefined],
    ['Föreningen har aldrig haft ekonomiska underskott.', undefined],
    ['Föreningen har visat överskott de tre senaste åren.', undefined],
  ])('losses: %s', (text, years) => {
    expect(facts(text).losses?.years).toBe(years);
  });

  it.each<[string, boolean | undefined]>([
    ['Föreningen är inte oäkta och marken är föreningens egen.', true],
    ['Marken friköptes 2018.', true],
    ['Ej tomträtt.', true],
    ['Föreningen äger huset men inte marken.', false],
    ['Marken upplåts med tomträtt.', false],
    ['Föreningen äger marken: Nej', false],
    ['Föreningen hyr marken av Göteborgs kommun.', false],
    ['Föreningen äger både hus och mark.', true],
    ['Huset byggdes på tomträttsmark som föreningen köpte loss 1998.', true],
    ['Grannfastigheten är upplåten med tomträtt.', undefined],
  ])('land: %s', (text, value) => {
    expect(facts(text).ownsLand?.value).toBe(value);
  });

  it.each<[string, string]>([
    ['debtPerSqm', 'Lån på 5 500:-/kvm.'],
    ['savings', 'Föreningen sparar 118 kronor per kvadratmeter.'],
    ['genuine', 'Föreningen äger marken och är äkta.'],
    ['landOwnership', 'Marken är föreningens egen.'],
  ])('knows %s from: %s', (name, text) => {
    expect(isKnownAssociationFact(contextFor(text), name)).toBe(true);
    expect(isKnownAssociationFact(contextFor('Ljus trea.'), name)).toBe(false);
  });
});
