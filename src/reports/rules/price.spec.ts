import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from './context.js';
import { priceAnalysis } from './price.js';
import { leaseholdFlat, plot, today, villa } from './spec-adverts.js';

const price = (listing: Listing) =>
  priceAnalysis(contextOf({ listing, images: [], disagreements: [], today }));

describe('the price against sold homes', () => {
  it('is a span with level, year and source where flats are counted by square metre', () => {
    const { assessment, comparison, pricePerSqm } = price(leaseholdFlat);
    expect(pricePerSqm).toBe(85_345);
    expect(assessment).toMatch(/ungefär \d\d\u00a0\d00–\d\d\u00a0\d00\u00a0kr\/m²/);
    expect(assessment).toContain('2020–2021');
    expect(assessment).not.toContain('nypa salt');
    expect(comparison).toContain('Stockholms kommun');
  });

  it('says when few sales lie behind it: 35 in Ekerö', () => {
    expect(price({ ...leaseholdFlat, municipality: 'Ekerö' }).assessment).toContain('bara 35 försäljningar');
  });

  it.each([
    // The mean of sold houses in Järfälla 2024 is 5 473 000 kr; 15 % either way is 4 652 050 to 6 293 950.
    [4_600_000, 'lägre än'],
    [4_700_000, 'ungefär i nivå med'],
    [6_200_000, 'ungefär i nivå med'],
    [6_300_000, 'högre än'],
  ])('of a house at %d kr is %s the mean of whole homes, without a percentage', (asked, relation) => {
    const found = price({ ...villa, municipality: 'Järfälla', price: asked });
    expect(found.assessment).toContain(`utgångspriset är ${relation} det`);
    expect(found.assessment).toContain('5\u00a0473\u00a0000\u00a0kr 2024');
    expect(found.assessment).not.toContain('%');
    expect(found.percentDifference).toBeNull();
    expect(found.comparison).toBe('Medelpris för sålda småhus, Järfälla kommun, 2024 (SCB, sålda småhus)');
  });

  it('is left open where nothing comparable exists', () => {
    expect(price(plot)).toMatchObject({ areaAverage: null, percentDifference: null, comparison: null });
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
