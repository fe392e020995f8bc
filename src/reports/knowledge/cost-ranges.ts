/** What work costs, kr including VAT, before ROT. `uncertain` marks ranges without a confirmed source. */
export interface CostRow {
  readonly min: number;
  readonly max: number;
  readonly uncertain: boolean;
  readonly row: string;
  readonly source: string;
  /** The size that the sum is reckoned on, in words. */
  readonly assumes?: string;
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
  },
  drainage: {
    min: 100_000,
    max: 250_000,
    uncertain: true,
    row: 'Dränering av villa, 2 500–5 000 kr per löpmeter, räknat på 40–50 löpmeter',
    assumes: 'räknat på 40–50 löpmeter',
    source: 'byggahus.se, egrey.se; övre gränsen ej bekräftad',
  },
  windows: {
    min: 120_000,
    max: 250_000,
    uncertain: true,
    row: 'Fönsterbyte i villa',
    source: unconfirmed,
  },
  pipes: {
    min: 200_000,
    max: 350_000,
    uncertain: false,
    row: 'Stambyte per lägenhet',
    source: 'husentreprenad.se, borgstromprojekt.se, bergslagensbygg.se',
  },
  electrical: {
    min: 25_000,
    max: 150_000,
    uncertain: true,
    row: 'Elcentral och omdragning',
    source: unconfirmed,
  },
  groundHeatPump: {
    min: 70_000,
    max: 100_000,
    uncertain: false,
    row: 'Bergvärme, byte av pumpen',
    source: 'byggahus.se, rorochvatten.se',
  },
  groundHeating: {
    min: 150_000,
    max: 200_000,
    uncertain: false,
    row: 'Bergvärme, ny anläggning',
    source: 'byggahus.se, rorochvatten.se',
  },
  airWaterHeatPump: {
    min: 110_000,
    max: 180_000,
    uncertain: true,
    row: 'Luft/vattenvärmepump',
    source: unconfirmed,
  },
  airHeatPump: {
    min: 20_000,
    max: 35_000,
    uncertain: true,
    row: 'Luft/luftvärmepump',
    source: unconfirmed,
  },
  bathroom: {
    min: 100_000,
    max: 250_000,
    uncertain: false,
    row: 'Badrum 3–8 m²',
    source: 'byggkollen.ai',
  },
  kitchen: { min: 150_000, max: 350_000, uncertain: true, row: 'Kök', source: unconfirmed },
  radon: { min: 40_000, max: 60_000, uncertain: false, row: 'Radonåtgärd', source: 'radonova.se' },
  privateSewage: {
    min: 100_000,
    max: 200_000,
    uncertain: true,
    row: 'Nytt enskilt avlopp',
    source: unconfirmed,
  },
  asbestos: {
    min: 10_000,
    max: 60_000,
    uncertain: true,
    row: 'Asbestsanering i kök eller bad',
    source: unconfirmed,
  },
  singleStageFacade: {
    min: 500_000,
    max: 1_500_000,
    uncertain: true,
    row: 'Ombyggnad av enstegstätad fasad',
    source: unconfirmed,
  },
};

/** @throws RangeError for a key that the table does not hold: a mistake in the rules, not in an advert. */
export function costOf(key: string): CostRow {
  const row = costRanges[key];
  if (!row) throw new RangeError(`No cost row ${key}`);
  return row;
}
