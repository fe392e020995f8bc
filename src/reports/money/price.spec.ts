import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { contextOf } from '../facts/context.js';
import { priceAnalysis } from './price.js';
import { documentedFlat, leaseholdFlat, plot, today, villa } from '../../../test/support/reports/adverts.js';

const price = (listing: Listing) =>
  priceAnalysis(contextOf({ listing, images: [], disagreements: [], today }));

describe('the price against sold homes', () => {
  it('is a wide span with level, year and place where flats are counted by square metre, and no percentage', () => {
    const found = price(leaseholdFlat);
    expect(found.pricePerSqm).toBe(85_345);
    // The median of 80 000 × 4 206 ÷ 4 088 = 82 309, less 15 % 69 963; × 4 206 ÷ 3 790 = 88 781, and 15 % 102 098.
    expect(found.assessment).toContain('ungefär 70\u00a0000–102\u00a0000\u00a0kr/m²');
    expect(found.assessment).toContain('80\u00a0000\u00a0kr/m²');
    expect(found.assessment).toContain('2020–2021');
    expect(found.assessment).toContain('hela Stockholms kommun');
    expect(found.assessment).not.toMatch(/%|osäkert/);
    expect(found.percentDifference).toBeNull();
    expect(found.comparison).toContain('Stockholms kommun, 2020–2021');
  });

  it.each([
    // The span is 70 000–102 000; a fifth below it is 56 000 and a fifth above it 122 400.
    [34_400, 'klart under', 'skick, tomträtt eller hög skuld'],
    [60_000, 'något under', 'föreningens ekonomi'],
    [85_000, 'inom', 'slutpriser i samma kvarter'],
    [110_000, 'något över', 'standard'],
    [130_000, 'klart över', 'motiverar priset'],
  ])('of %d kr/m² lies to the span: %s', (perSqm, place, why) => {
    const { assessment, percentDifference } = price({
      ...leaseholdFlat,
      livingArea: 50,
      price: perSqm * 50,
    });
    expect(assessment).toContain(`ligger ${place} det spannet`);
    expect(assessment).toContain(why);
    expect(percentDifference).toBeNull();
  });

  it('moves no verdict, however low or high', () => {
    const verdict = (asked: number) =>
      writeRulesReport({
        listing: { ...documentedFlat, price: asked },
        images: [],
        disagreements: [],
        today,
      }).verdict;
    expect([1_000_000, 4_200_000, 14_000_000].map(verdict)).toEqual(['GREEN', 'GREEN', 'GREEN']);
  });

  it('says when few sales lie behind it: 35 in Ekerö', () => {
    expect(price({ ...leaseholdFlat, municipality: 'Ekerö' }).assessment).toContain('bara 35 försäljningar');
  });

  it('is one sentence with the level of whole houses in the municipality, never called dear or cheap', () => {
    // 5 000 000 ÷ 125 = 40 000; the mean of sold houses in Järfälla 2024 is 5 473 000 kr.
    const found = price({ ...villa, municipality: 'Järfälla', price: 5_000_000, livingArea: 125 });
    expect(found.assessment).toBe(
      'Priset motsvarar 40\u00a0000\u00a0kr/m². Sålda småhus i Järfälla kommun, stora och små, kostade i medeltal 5\u00a0473\u00a0000\u00a0kr 2024.',
    );
    expect(found).toMatchObject({ areaAverage: null, percentDifference: null });
    expect(found.comparison).toBe('Medelpris för sålda småhus, Järfälla kommun, 2024 (SCB, sålda småhus)');
    expect(found.isComparable).toBeUndefined();
  });

  it('goes by the town where that names a municipality', () => {
    const { municipality: _place, county: _county, ...nowhere } = leaseholdFlat;
    expect(price({ ...nowhere, city: 'Stockholm' }).assessment).toContain('Stockholms kommun');
    expect(price({ ...nowhere, city: 'Enskede' }).areaAverage).toBeNull();
  });

  // 2 000 000 ÷ 50 = 40 000 kr/m²; a quarter of 50 m² is 12.5 m², 160 000 kr/m².
  const home = { price: 2_000_000, livingArea: 50, municipality: 'Järfälla', county: 'Stockholms län' };
  const alone = 'Priset motsvarar 40\u00a0000\u00a0kr/m².';
  it.each<[string, Listing, string, false | undefined]>([
    [
      'a flat where only whole flats of the county are counted',
      { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', municipality: 'Umeå', county: 'Västerbottens län' },
      alone,
      false,
    ],
    [
      'a house where only the county is known',
      { propertyType: 'Villa', tenure: 'Äganderätt', municipality: 'Nordby' },
      alone,
      false,
    ],
    ['movable property on leased ground', { propertyType: 'Villa', tenure: 'Arrende' }, alone, false],
    [
      'a share of a property',
      { propertyType: 'Villa', tenure: 'Äganderätt', description: 'Säljes: 1/4 av fastigheten.' },
      'Priset motsvarar 160\u00a0000\u00a0kr/m².',
      false,
    ],
    ['a leisure home', { propertyType: 'Fritidshus', tenure: 'Äganderätt' }, alone, undefined],
    ['a house in an association', { propertyType: 'Radhus', tenure: 'Bostadsrätt' }, alone, undefined],
    ['an owner-occupied flat', { propertyType: 'Lägenhet', tenure: 'Äganderätt' }, alone, undefined],
    ['a tenancy', { propertyType: 'Lägenhet', tenure: 'Hyresrätt' }, alone, undefined],
    ['a home of unknown kind', {}, alone, undefined],
  ])('says nothing of %s', (_, more, assessment, isComparable) => {
    const found = price({ ...home, ...more });
    expect(found).toMatchObject({ assessment, areaAverage: null, comparison: null, percentDifference: null });
    expect(found.isComparable).toBe(isComparable);
  });

  it('is the price itself where there is no area, and says that there is none without a price', () => {
    expect(price(plot).assessment).toBe('Utgångspriset är 475\u00a0000\u00a0kr.');
    expect(price({ ...plot, price: 0 }).assessment).toContain('inget pris');
  });
});

describe('the proof of a flat price', () => {
  const { evidence } = price({
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    municipality: 'Stockholm',
    price: 4_950_000,
    livingArea: 58,
  });

  it('shows every level that a computation starts from, with its year and source', () => {
    const rows = evidence.flatMap((proof) => (proof.kind === 'reference' ? [[proof.row, proof.source]] : []));
    expect(rows.map(([row, source]) => [row?.replace(/\u00a0/g, ' '), source])).toEqual([
      [
        'Stockholms kommun 2020–2021: 80 000 kr/m², 13 571 försäljningar',
        'egen sammanräkning av publicerade försäljningar',
      ],
      [
        'Stockholms län, medelpris för sålda bostadsrätter: 3 790 000 kr 2020, 4 088 000 kr 2021, 4 206 000 kr 2024',
        'SCB, sålda bostadsrätter',
      ],
    ]);
  });
});

describe('the price against what adverts ask', () => {
  const ownPrices = {
    municipality: 'Stockholm',
    propertyType: 'Lägenhet',
    medianPerSqm: 91_500,
    adverts: 34,
    from: '2025-11',
    to: '2026-10',
  };

  it('stands beside the statistics, with its count and time, and is called what it is', () => {
    const input = { listing: leaseholdFlat, images: [], disagreements: [], today };
    const alone = priceAnalysis(contextOf(input));
    const { assessment, evidence, ...rest } = priceAnalysis(contextOf({ ...input, ownPrices }));
    expect(assessment).toBe(
      `${alone.assessment} I de 34 annonser för lägenhet i Stockholm som vi har läst 2025-11–2026-10 är utgångspriset i mitten 91\u00a0500\u00a0kr/m². Det är begärda priser, inte slutpriser.`,
    );
    expect(evidence.at(-1)).toEqual({
      kind: 'reference',
      table: 'own-adverts',
      row: 'Lägenhet, Stockholm, 2025-11–2026-10: 91\u00a0500\u00a0kr/m², 34 annonser',
      source: 'Utgångspriser i annonser som vi själva har läst',
    });
    expect({ ...alone, assessment: '', evidence: [] }).toEqual({ ...rest, assessment: '', evidence: [] });
  });
});
