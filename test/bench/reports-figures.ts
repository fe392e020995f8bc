import type { Unit } from './reports-numbers.js';

// Typed by hand from the domain page (§1–§7), apart from the product's own tables, so that a wrong figure there shows.

/** Figures that a report may print of its own knowledge, by what they count. */
export const domainFigures: Readonly<Partial<Record<Unit, readonly number[]>>> = {
  kr: [
    // §1 association: debt, savings, fee, energy and maintenance per m²; the leasehold example.
    3000, 3001, 8000, 8001, 15_000, 15_001, 9000, 5500, 12_000, 20_000, 10_000, 120, 121, 150, 200, 201, 250,
    300, 301, 696, 500, 1000, 170, 2000, 13_000, 27_000, 140_000, 46_500,
    // §4 money rules and the two worked vectors.
    100_000, 825, 375, 9525, 10_074, 10_425, 50_000, 6500, 10_500, 4_950_000, 495_000, 4_455_000, 200_000,
    // §5 running costs.
    33_750, 160_000, 40_000, 70_000, 7500,
    // §6 costs.
    170_000, 150_000, 250_000, 350_000, 400_000, 25_000, 60_000, 300_000, 30_000, 1200, 2500, 180_000,
    375_000, 159_000, 5000, 18_000, 120_000, 110_000, 35_000, 1_200_000, 500_000, 1_500_000, 2_070_000,
    13_500, 1125, 233,
  ],
  percent: [
    // §1 bands; §4 loan, tax and fee rules; §5 energy classes; +1, +2 and +3 points of stress.
    5, 9, 10, 15, 8, 7, 25, 30, 60, 35, 22, 1, 2.5, 90, 80, 2, 50, 70, 3, 0, 21, 1.5, 0.75, 4, 75, 100, 135,
    180, 235, 3.5, 33, 36,
  ],
  years: [
    // §2 lives, §1 and §4 terms, §5 validity.
    20, 30, 35, 25, 40, 10, 15, 45, 50, 80, 8, 2, 5, 60, 70, 1, 3, 4, 14, 12,
  ],
  months: [1, 2, 3, 6, 12],
  calendar: [
    // §3 building years, §1 and §4 years of rules and statistics; years of sources alone are left out.
    1929, 1930, 1940, 1950, 1956, 1960, 1965, 1970, 1973, 1975, 1977, 1978, 1982, 1983, 1985, 1990, 1994,
    1995, 1999, 2000, 2007, 2010, 2012, 2014, 2015, 2020, 2023, 2024, 2025, 2026,
  ],
  date: [20260401, 20260601],
  area: [3, 5, 8, 12, 150, 130, 100, 90, 50],
  length: [100, 1000, 2.4],
  energy: [20_000, 5000, 30_000, 7500, 150, 90, 55, 95, 100],
  radon: [200, 1000],
  sound: [55],
  none: [60, 400_000, 100],
};

/** §6: what work costs, kr, least and most. Two rows are the table's prices per m² and metre at a stated size. */
export const domainCosts: readonly (readonly [what: string, min: number, max: number])[] = [
  ['bathroom 3–5 m²', 100_000, 170_000],
  ['bathroom 5–8 m²', 150_000, 250_000],
  ['bathroom 3–8 m²', 100_000, 250_000],
  ['bathroom 8–12 m²', 200_000, 350_000],
  ['bathroom of a flat not approved (§7 row 58)', 150_000, 350_000],
  ['kitchen', 150_000, 350_000],
  ['pipes per flat', 200_000, 350_000],
  ['relining per flat', 30_000, 100_000],
  ['roof of 150 m²', 180_000, 375_000],
  ['drainage per villa', 100_000, 250_000],
  ['windows of a villa', 120_000, 250_000],
  ['ground heat, new', 150_000, 200_000],
  ['ground heat, widest', 100_000, 200_000],
  ['ground heat, pump', 70_000, 100_000],
  ['borehole', 40_000, 60_000],
  ['air to water pump', 110_000, 180_000],
  ['air pump', 20_000, 35_000],
  ['electrics', 25_000, 150_000],
  ['radon', 40_000, 60_000],
  ['private sewage', 100_000, 200_000],
  ['asbestos in kitchen or bath', 10_000, 60_000],
  ['one-stage render', 500_000, 1_500_000],
  ['inspection', 6500, 10_500],
  ['sweeper, control and deeper control', 750, 1900],
  ['radon, boxes and short time', 500, 1500],
];

/** §4, from 2026-04-01: shares and kr. */
export const moneyRules2026 = {
  highestLoan: 0.9,
  amortisation: [
    { above: 0.7, rate: 0.02 },
    { above: 0.5, rate: 0.01 },
  ],
  deduction: { low: 0.3, threshold: 100_000, high: 0.21 },
  title: { rate: 0.015, fee: 825 },
  deeds: { rate: 0.02, fee: 375 },
  charge: { rate: 0.0075, caps: [9525, 10_074, 10_425] },
} as const;

/** §6 and the sources it names: kr for each unit of the work, least and most, by the words of its row. */
export const unitPrices: readonly (readonly [row: RegExp, min: number, max: number])[] = [
  [/^Takbyte/, 1200, 2500],
  [/^Dränering/, 2500, 5000],
  [/^Fönsterbyte/, 8000, 18_000],
  // 59 750 kr ÷ 140 m² = 427 at the least.
  [/^Elcentral/, 430, 1000],
  [/^Ombyggnad av enstegs/, 3300, 10_000],
  [/^Ny träpanel/, 1500, 2500],
  [/^Ny puts/, 1500, 2200],
];

/** New wiring costs no less, kr (§6). */
export const leastWiring = 25_000;

/** What a house's parts are for each of its own measures: roof, wall, windows; typed from the published examples. */
export const shapeFigures = [1.25, 2.7, 0.12] as const;

/** §5 and the sources it names: kr for each m² and year of heat and light, by year of build, of each way to heat. */
export const runningSpans = [
  {
    from: 2010,
    perSqm: [
      [100, 170],
      [70, 120],
      [100, 160],
      [70, 170],
    ],
  },
  {
    from: 1980,
    perSqm: [
      [180, 270],
      [100, 170],
      [150, 230],
      [100, 270],
    ],
  },
  {
    from: 0,
    perSqm: [
      [220, 330],
      [120, 200],
      [180, 270],
      [120, 330],
    ],
  },
] as const;

/** Water, waste, insurance and sweeping of a house, kr a year. */
export const runningFixed = [12_000, 22_000] as const;
