/** What heats a house, as far as it decides what it costs to run. */
export type RunningHeat = 'electric' | 'pump' | 'district' | 'unknown';

/** kr for each m² and year, heating and household electricity together. */
interface Span {
  readonly min: number;
  readonly max: number;
}

interface Period {
  /** First year of build. */
  readonly from: number;
  readonly heat: Readonly<Record<RunningHeat, Span>>;
}

/**
 * What a house costs to run where its advert does not say. Experience: energy by year of build at the prices of 2024, held
 * against 27 000–31 000 kr for energy, water and waste in Linköping 2017 and the 40 000–70 000 kr of a villa today.
 */
export const runningCosts: {
  /** The latest first. */
  readonly periods: readonly Period[];
  /** Water and sewage, waste, insurance and sweeping, kr a year. */
  readonly fixed: Span;
  /** Household electricity and insurance in a flat of an association, kr a month. */
  readonly flat: Span;
  readonly row: string;
  readonly flatRow: string;
  readonly source: string;
} = {
  periods: [
    {
      from: 2010,
      heat: {
        electric: { min: 100, max: 170 },
        pump: { min: 70, max: 120 },
        district: { min: 100, max: 160 },
        unknown: { min: 70, max: 170 },
      },
    },
    {
      from: 1980,
      heat: {
        electric: { min: 180, max: 270 },
        pump: { min: 100, max: 170 },
        district: { min: 150, max: 230 },
        unknown: { min: 100, max: 270 },
      },
    },
    {
      from: 0,
      heat: {
        electric: { min: 220, max: 330 },
        pump: { min: 120, max: 200 },
        district: { min: 180, max: 270 },
        unknown: { min: 120, max: 330 },
      },
    },
  ],
  fixed: { min: 12_000, max: 22_000 },
  flat: { min: 300, max: 700 },
  row: 'Uppvärmning och hushållsel efter byggår och värme, kr per m² och år, och 12 000–22 000 kr om året för vatten, sophämtning, försäkring och sotning',
  flatRow: 'Hushållsel och försäkring i en bostadsrätt: 300–700 kr i månaden',
  source: 'Erfarenhetsspann; riktning från villaagarna.se, tekniskaverken.se',
};
