import { extractListing } from './extract.js';
import { readProse } from './prose-facts.js';

const facts = (text: string) => readProse(text).facts;

describe('facts in running text', () => {
  it.each([
    ['Sparandet är 265 kr per kvadratmeter och år.', { savingsPerSqm: 265 }],
    ['Föreningen sparar 198 kr/kvm.', { savingsPerSqm: 198 }],
    ['Skulden uppgår till 4 850 kr per kvadratmeter.', { debtPerSqm: 4850 }],
    ['Belåningen är bara 3\u00a0120 kronor/m².', { debtPerSqm: 3120 }],
    ['Föreningens lån motsvarar 6 400 kr/kvm.', { debtPerSqm: 6400 }],
    ['Skulden är 5 100 kr per kvm och sparandet 240 kr per kvm.', { debtPerSqm: 5100, savingsPerSqm: 240 }],
    ['Gott sparande, skulden är 5 100 kr per kvm.', { debtPerSqm: 5100 }],
    ['En äkta förening som äger marken.', { genuine: true, ownsLand: true }],
    ['Föreningen äger inte marken.', { ownsLand: false }],
    ['Föreningen är oäkta.', { genuine: false }],
    ['Bostadsrättsföreningen består av 48 lägenheter.', { numberOfApartments: 48 }],
    [
      'Överlåtelseavgiften är 1 433 kr och pantsättningsavgiften 573 kr.',
      { transferFee: 1433, pledgeFee: 573 },
    ],
  ])('reads of the association: %s', (text, expected) => {
    expect(facts(text).associationFacts).toEqual(expected);
  });

  it.each([
    'Skulden är 4 100 kr per kvm. Skulden var 6 000 kr per kvm.',
    'Föreningen är inte en äkta förening.',
    'Långt sparad charm, 300 kr per kvm i avgift.',
    'Avgiften är 712 kr per kvm.',
    'Överlåtelseavgift 2,5 % av prisbasbeloppet.',
    'Föreningen har 3 lägenheter med hyresrätt.',
    'Grannen äger marken bredvid.',
  ])('reads nothing of the association in: %s', (text) => {
    expect(facts(text).associationFacts).toBeUndefined();
  });

  it('reads running costs a year and the lift', () => {
    expect(facts('Driftkostnaden är ca 31 500 kr per år. Hiss finns.')).toEqual({
      operatingCost: 31_500,
      elevator: true,
    });
    expect(facts('Driftskostnad 450 kr/mån. Huset är utan hiss.')).toEqual({
      operatingCost: 5400,
      elevator: false,
    });
  });

  it('fills in what the tables of a page leave out and never overrules them', () => {
    const html = `<html><body><h1>Provgatan 1</h1><dl><dt>Driftkostnad</dt><dd>6 000 kr/år</dd></dl>
      <div class="description">Driftkostnaden är 9 000 kr per år. Föreningens skuld är 4 850 kr per kvadratmeter och
      föreningen äger marken. Här bor man med egen balkong mot en stor och grön gård.</div></body></html>`;
    const { listing } = extractListing(html, 'https://maklare.example/1');
    expect(listing.operatingCost).toBe(6000);
    expect(listing.associationFacts).toEqual({ debtPerSqm: 4850, ownsLand: true });
  });
});
