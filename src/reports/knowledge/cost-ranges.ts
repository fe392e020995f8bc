import type { MaterialId } from './materials.js';

/** What a price per unit counts. */
export type CostUnit = 'roofSqm' | 'metreAround' | 'window' | 'livingSqm' | 'facadeSqm';

/** Where a sum comes from: published prices of the work, or what such work tends to cost, which nobody published. */
export type CostBasis = 'table' | 'experience';

/** What work costs, kr including VAT, before ROT. `uncertain` marks ranges whose both ends no source confirms. */
export interface CostRow {
  /** Of a whole home of usual size. */
  readonly min: number;
  readonly max: number;
  readonly uncertain: boolean;
  readonly row: string;
  readonly source: string;
  readonly basis: CostBasis;
  /** The year of the prices. */
  readonly year: number;
  /** What the sum holds, and what it does not. */
  readonly includes: string;
  /** The size that the sum of a whole home is reckoned on, in words. */
  readonly assumes?: string;
  /** kr for each unit of the home's own size; `least` is what the work costs at any size. */
  readonly per?: {
    readonly unit: CostUnit;
    readonly min: number;
    readonly max: number;
    readonly least?: number;
  };
  /** Kept from the table that a model is told, which its recorded answers lean on. */
  readonly isOurs?: boolean;
}

const unconfirmed = 'Erfarenhetsspann, ej bekräftad källa';

export const costRanges: Readonly<Record<string, CostRow>> = {
  roof: {
    min: 180_000,
    max: 375_000,
    uncertain: true,
    row: 'Takbyte 1 200–2 500 kr/m², räknat på 150 m² tak',
    assumes: 'räknat på 150 m² tak',
    source: 'dua.se, byggahus.se',
    basis: 'table',
    year: 2025,
    includes: 'rivning, papp, läkt, pannor och arbete, men inte råspont och kupor',
    per: { unit: 'roofSqm', min: 1200, max: 2500 },
  },
  drainage: {
    min: 100_000,
    max: 250_000,
    uncertain: true,
    row: 'Dränering av villa, 2 500–5 000 kr per löpmeter, räknat på 40–50 löpmeter',
    assumes: 'räknat på 40–50 löpmeter',
    source: 'byggahus.se, egrey.se, totalbyggarna.se; övre gränsen ej bekräftad',
    basis: 'table',
    year: 2025,
    includes: 'grävning, rör, isolering och återfyllning, men inte ny trädgård',
    per: { unit: 'metreAround', min: 2500, max: 5000 },
  },
  windows: {
    min: 120_000,
    max: 250_000,
    uncertain: true,
    row: 'Fönsterbyte i villa',
    source: 'saltarvet.se (9 900 kr per fönster 2024); övre gränsen ej bekräftad',
    basis: 'table',
    year: 2024,
    includes: 'fönster och montering, men inte ställning',
    per: { unit: 'window', min: 8000, max: 18_000 },
  },
  pipes: {
    min: 200_000,
    max: 350_000,
    uncertain: false,
    row: 'Stambyte per lägenhet',
    source: 'husentreprenad.se, borgstromprojekt.se, bergslagensbygg.se',
    basis: 'table',
    year: 2024,
    includes: 'nya rör och nytt badrum',
  },
  electrical: {
    min: 25_000,
    max: 150_000,
    uncertain: true,
    row: 'Elcentral och omdragning',
    source: 'byggahus.se (59 750 kr för 140 m² år 2017); övre gränsen ej bekräftad',
    basis: 'table',
    year: 2017,
    includes: 'elcentral, jordade ledningar och arbete, men inte extra uttag',
    per: { unit: 'livingSqm', min: 430, max: 1000, least: 25_000 },
  },
  groundHeatPump: {
    min: 70_000,
    max: 100_000,
    uncertain: false,
    row: 'Bergvärme, byte av pumpen',
    source: 'byggahus.se, rorochvatten.se',
    basis: 'table',
    year: 2024,
    includes: 'pumpen, men inte nytt borrhål',
  },
  groundHeating: {
    min: 150_000,
    max: 200_000,
    uncertain: false,
    row: 'Bergvärme, ny anläggning',
    source: 'byggahus.se, rorochvatten.se',
    basis: 'table',
    year: 2024,
    includes: 'pump, borrhål och arbete',
  },
  airWaterHeatPump: {
    min: 110_000,
    max: 180_000,
    uncertain: true,
    row: 'Luft/vattenvärmepump',
    assumes: 'räknat på en luft/vattenvärmepump',
    source: unconfirmed,
    basis: 'experience',
    year: 2025,
    includes: 'pump och arbete',
  },
  airHeatPump: {
    min: 20_000,
    max: 35_000,
    uncertain: true,
    row: 'Luft/luftvärmepump',
    source: unconfirmed,
    basis: 'experience',
    year: 2025,
    includes: 'pump och arbete',
  },
  bathroom: {
    min: 100_000,
    max: 250_000,
    uncertain: false,
    row: 'Badrum 3–8 m²',
    source: 'byggkollen.ai',
    basis: 'table',
    year: 2026,
    includes: 'rivning, tätskikt, rör, el och ytskikt, men inte tillval',
  },
  kitchen: {
    min: 150_000,
    max: 350_000,
    uncertain: true,
    row: 'Kök',
    source: unconfirmed,
    basis: 'experience',
    year: 2025,
    includes: 'skåp, bänk, vitvaror och arbete',
  },
  radon: {
    min: 40_000,
    max: 60_000,
    uncertain: false,
    row: 'Radonåtgärd',
    source: 'radonova.se',
    basis: 'table',
    year: 2024,
    includes: 'radonsug eller bättre ventilation',
  },
  privateSewage: {
    min: 100_000,
    max: 200_000,
    uncertain: true,
    row: 'Nytt enskilt avlopp',
    source: 'avloppsguiden.se, helsingborg.se, totalbyggarna.se; övre gränsen ej bekräftad',
    basis: 'table',
    year: 2025,
    includes: 'tank, bädd, grävning och tillstånd',
  },
  asbestos: {
    min: 10_000,
    max: 60_000,
    uncertain: true,
    row: 'Asbestsanering i kök eller bad',
    source: unconfirmed,
    basis: 'experience',
    year: 2025,
    includes: 'rivning och bortforsling, men inte det nya rummet',
  },
  singleStageFacade: {
    min: 500_000,
    max: 1_500_000,
    uncertain: true,
    row: 'Ombyggnad av enstegstätad fasad',
    source: unconfirmed,
    basis: 'experience',
    year: 2025,
    includes: 'rivning, ny vägg med luftspalt och en del nya reglar',
    per: { unit: 'facadeSqm', min: 3300, max: 10_000 },
  },
  facadePanel: {
    min: 225_000,
    max: 375_000,
    uncertain: true,
    row: 'Ny träpanel 1 500–2 500 kr/m², räknat på 150 m² fasad',
    assumes: 'räknat på 150 m² fasad',
    source: 'byggahus.se (1 500–1 700 kr/m²); övre gränsen ej bekräftad',
    basis: 'table',
    year: 2024,
    includes: 'rivning, panel och målning, men inte ställning',
    per: { unit: 'facadeSqm', min: 1500, max: 2500 },
    isOurs: true,
  },
  facadeRender: {
    min: 225_000,
    max: 330_000,
    uncertain: true,
    row: 'Ny puts 1 500–2 200 kr/m², räknat på 150 m² fasad',
    assumes: 'räknat på 150 m² fasad',
    source: 'byggahus.se (300 000 kr för 170 m²); spannet ej bekräftat',
    basis: 'table',
    year: 2024,
    includes: 'tre lager puts och ställning',
    per: { unit: 'facadeSqm', min: 1500, max: 2200 },
    isOurs: true,
  },
};

/** The row of a facade by what it is made of; other materials have none. */
export const facadeCosts: Readonly<Partial<Record<MaterialId, string>>> = {
  panel: 'facadePanel',
  render: 'facadeRender',
};

/** Bathrooms by floor area: up to so many m², kr; source as the row's. */
export const bathroomSizes: readonly { readonly upTo: number; readonly min: number; readonly max: number }[] =
  [
    { upTo: 5, min: 100_000, max: 170_000 },
    { upTo: 8, min: 150_000, max: 250_000 },
    { upTo: 12, min: 200_000, max: 350_000 },
  ];

/** @throws RangeError for a key that the table does not hold: a mistake in the rules, not in an advert. */
export function costOf(key: string): CostRow {
  const row = costRanges[key];
  if (!row) throw new RangeError(`No cost row ${key}`);
  return row;
}
