import { energyUse, everything, once, runningCost, type Stake } from './stakes.js';

/** A fact the buyer needs. It counts as stated when one of the fields has a value or the text tells it. */
export interface MustHave {
  readonly field: string;
  readonly label: string;
  readonly why: string;
  readonly ask: string;
  /** Paths in the listing; any value will do. */
  readonly fields: readonly string[];
  /** By which words a text tells it (`reading/wordings/must-have`); none where no text is asked. */
  readonly told?: string;
  /** How much of the verdict rests on it; nothing does on what only a buyer's list holds. */
  readonly weight: number;
  readonly stake: Stake;
}

export type Row = readonly [
  field: string,
  label: string,
  weight: number,
  stake: Stake,
  why: string,
  ask: string,
  fields: string,
  told?: string,
];

export const rows = (list: readonly Row[]): MustHave[] =>
  list.map(([field, label, weight, stake, why, ask, fields, told]) => ({
    field,
    label,
    weight,
    stake,
    why,
    ask,
    fields: fields.split(' '),
    ...(told ? { told } : {}),
  }));

export const price: Row = [
  'price',
  'Utgångspris',
  10,
  everything,
  'Utan pris går det inte att räkna på vare sig lån eller månadskostnad.',
  'Vilket utgångspris har bostaden?',
  'price soldPrice',
];
export const livingArea: Row = [
  'livingArea',
  'Boarea',
  10,
  everything,
  'Pris och avgift går bara att jämföra per kvadratmeter.',
  'Hur stor är boarean, och vem har mätt den?',
  'livingArea',
];
export const yearBuilt: Row = [
  'yearBuilt',
  'Byggår',
  10,
  once(300_000),
  'Byggåret säger vilka material och risker du ska leta efter.',
  'När är huset byggt?',
  'yearBuilt yearBuiltText',
];
export const energy: Row = [
  'energyClass',
  'Energiklass',
  5,
  energyUse,
  'Säljaren ska visa en energideklaration. Den berättar också om radon och ventilation.',
  'Får jag se energideklarationen?',
  'energyClass energyPerformance',
  'energyClass',
];
export const running: Row = [
  'operatingCost',
  'Driftkostnad',
  6,
  runningCost,
  'El, värme, försäkring och liknande betalar du varje månad.',
  'Vad har driften kostat de senaste tolv månaderna?',
  'operatingCost annualOperatingCosts.total',
  'operatingCost',
];
