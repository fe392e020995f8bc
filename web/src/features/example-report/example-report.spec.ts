import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { exampleListing } from './listing.js';
import { pictureOf } from './picture-of.js';
import { examplePictures, examplePlan, pictureFile, pictureWidths, planFile } from './pictures.js';
import { exampleResult, pictureHashes } from './result.js';

const publicFile = (path: string): URL => new URL(`../../../public${path}`, import.meta.url);
const hashOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(publicFile(path)))
    .digest('hex');

interface Proof {
  readonly kind: string;
}
/** Every proof of the report, wherever it stands. */
function proofsIn<T extends Proof>(value: unknown, kind: T['kind']): T[] {
  if (Array.isArray(value)) return value.flatMap((item) => proofsIn<T>(item, kind));
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Proof).kind === kind ? [value as T] : [];
  return [...own, ...Object.values(value).flatMap((item) => proofsIn<T>(item, kind))];
}
const textOf = (field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], exampleListing);

describe('the sample report', () => {
  it('has the figures of the specification', () => {
    expect(exampleListing).toMatchObject({ city: 'Stockholm', rooms: 2, price: 4950000, livingArea: 58, monthlyFee: 3450 }); // prettier-ignore
    expect(exampleResult.verdict).toBe('YELLOW');
    expect(exampleResult.viewingQuestions).toHaveLength(18);
    expect(examplePictures.length).toBeGreaterThanOrEqual(6);
    expect(exampleResult.askFirst).toHaveLength(3);
  });

  it('costs what the rules of 2026 make of it', () => {
    // 90 % of 4 950 000 is borrowed; 4 % interest is 178 200 kr a year; 2 % is paid off; the fee is 3 450 kr a month.
    // One person deducts 30 000 + 21 % of 78 200 = 46 422 kr, two persons 53 460 kr.
    expect(exampleResult.priceAnalysis.pricePerSqm).toBe(85345);
    expect(exampleResult.monthlyCost).toMatchObject({
      loan: 4455000,
      downPayment: 495000,
      oneBorrower: 21857,
      twoBorrowers: 21270,
    });
    expect(exampleResult.monthlyCost?.lines.map(({ monthly }) => monthly)).toEqual([10395, 7425, 3450]);
  });

  it('quotes only what stands in the advert, at its place', () => {
    const quotes = proofsIn<Proof & { field: string; start: number; end: number; text: string }>(exampleResult, 'quote'); // prettier-ignore
    expect(quotes.length).toBeGreaterThan(20);
    for (const { field, start, end, text } of quotes) {
      expect({ field, text: String(textOf(field)).slice(start, end) }).toEqual({ field, text });
    }
  });

  it('counts each broker word as often as the advert uses it', () => {
    // `Charmig`: in the title, the summary and twice in the text.
    const charming = exampleResult.euphemisms.find(({ word }) => word === 'Charmig');
    expect(charming?.occurrences).toBe(4);
  });

  it('states fields as the advert states them', () => {
    const fields = proofsIn<Proof & { name: string; value: unknown }>(exampleResult, 'field');
    expect(fields.length).toBeGreaterThan(10);
    for (const { name, value } of fields) {
      expect({ name, value: textOf(name) ?? null }).toEqual({ name, value });
    }
  });

  type Inputs = Readonly<Record<string, number>>;
  const deduction = (persons: number) => (given: Inputs) => {
    const { yearlyInterest: interest = 0, threshold = 0, lowRate = 0, highRate = 0 } = given;
    const low = Math.min(interest, persons * threshold);
    return Math.round(low * lowRate + (interest - low) * highRate);
  };
  const sum = ({ netInterest = 0, amortisation = 0, monthlyFee = 0 }: Inputs) => netInterest + amortisation + monthlyFee; // prettier-ignore
  const thousands = (value: number) => Math.round(value / 1000) * 1000;
  const formulas: Readonly<Record<string, (given: Inputs) => number>> = {
    'pris ÷ boarea': (of) => Math.round(of['price']! / of['livingArea']!),
    'avgift × 12 ÷ boarea': (of) => Math.round((of['monthlyFee']! * 12) / of['livingArea']!),
    'skuld per m² × boarea': (of) => of['debtPerSqm']! * of['livingArea']!,
    'pris + del av skulden': (of) => of['price']! + of['debtShare']!,
    'effektivt pris ÷ boarea': (of) => Math.round(of['effectivePrice']! / of['livingArea']!),
    '1 % × skuld per m² ÷ årsavgift per m²': (of) =>
      Math.round((10 * of['debtPerSqm']!) / of['feePerSqm']!) / 10,
    'lån × (ränta + amortering) ÷ 12': (of) =>
      Math.round((of['perFlat']! * (of['interest']! + of['amortisation']!)) / 12),
    'årskostnad ÷ boarea': (of) => Math.round(of['yearly']! / of['area']!),
    'livslängd − (i år − senaste år)': (of) => of['life']! - (of['year']! - of['lastDone']!),
    'mängd × pris per enhet': (of) => of['count']! * of['unitPrice']!,
    'pris × högsta belåning': (of) => of['price']! * of['maxLoanToValue']!,
    'pris − lån': (of) => of['price']! - of['loan']!,
    'lån × amorteringstakt ÷ 12': (of) => (of['loan']! * of['amortisationRate']!) / 12,
    'skattereduktion på räntan för en ensam låntagare': deduction(1),
    'skattereduktion på räntan för två som delar på lånet': deduction(2),
    '(lån × ränta − skattereduktion) ÷ 12': (of) =>
      Math.round(((of['loan']! * of['interestRatePercent']!) / 100 - of['reduction']!) / 12),
    'summan av alla poster, en låntagare': sum,
    'summan av alla poster, två låntagare': sum,
    'kommunens median × länets pris 2024 ÷ pris 2021 × 0,85': (of) =>
      thousands((of['median']! * of['now']! * 0.85) / of['after']!),
    'kommunens median × länets pris 2024 ÷ pris 2020 × 1,15': (of) =>
      thousands((of['median']! * of['now']! * 1.15) / of['before']!),
  };
  it('computes right, whatever it computes', () => {
    const sums = proofsIn<Proof & { formula: string; inputs: Inputs; value: number }>(exampleResult, 'computed'); // prettier-ignore
    expect(new Set(sums.map(({ formula }) => formula))).toEqual(new Set(Object.keys(formulas)));
    for (const { formula, inputs, value } of sums) {
      expect({ formula, value: formulas[formula]!(inputs) }).toEqual({ formula, value });
    }
  });

  it('has every picture in every width, and names them by their content', () => {
    for (const { name } of examplePictures) {
      for (const width of pictureWidths) expect(existsSync(publicFile(pictureFile(name, width)))).toBe(true);
      expect(pictureHashes[name]).toBe(hashOf(pictureFile(name, 1500)));
    }
    expect(pictureHashes[examplePlan.name]).toBe(hashOf(planFile));
  });

  it('proves what it says of pictures by pictures that there are', () => {
    const { observations } = exampleResult.photoAnalysis;
    expect(observations).not.toEqual([]);
    for (const { evidence } of observations) {
      const photos = evidence.flatMap((proof) => (proof.kind === 'photo' ? [proof.sha256] : []));
      expect(photos).not.toEqual([]);
      for (const sha256 of photos) expect(pictureOf(sha256)).toBeDefined();
    }
    expect(exampleResult.floorplanAnalysis?.evidence[0]).toMatchObject({
      sha256: pictureHashes['planritning'],
    });
  });

  it('draws a plan whose rooms and walls make up the area', () => {
    // Rooms as they are written in the plan; walls: 8 × 0.1, twice 3.05 × 0.1, 4.1 × 0.1 and 2 × 0.1.
    const drawing = readFileSync(publicFile(planFile), 'utf8');
    const sides = [...drawing.matchAll(/(\d),(\d\d) × (\d),(\d\d) m</g)].map(([, a, b, c, d]) => [Number(`${a}.${b}`), Number(`${c}.${d}`)] as const); // prettier-ignore
    const inside = sides.filter(([, deep]) => deep !== 1.2);
    expect(inside).toHaveLength(5);
    const closet = 2 * 0.95;
    const walls = 0.8 + 0.61 + 0.41 + 0.2;
    const area = inside.reduce((sum, [wide, deep]) => sum + wide * deep, closet + walls);
    expect(area).toBeCloseTo(58, 5);
    for (const label of ['11,0 m²', '6,7 m²', '4,0 m²', 'Klk 1,9 m²', '18,9 m²', '13,5 m²', 'Boarea 58 m²']) {
      expect(drawing).toContain(label);
    }
  });

  it('shows the same advert as a page of its own, said to be invented', () => {
    const page = readFileSync(publicFile('/example/annons.html'), 'utf8');
    for (const paragraph of exampleListing.description.split('\n')) expect(page).toContain(paragraph);
    expect(page).toContain('Det här är en påhittad annons');
    expect(page).toContain('content="noindex"');
  });
});
