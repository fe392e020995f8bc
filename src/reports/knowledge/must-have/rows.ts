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
  /** How much of the verdict rests on it. */
  readonly weight: number;
}

export type Row = readonly [
  field: string,
  label: string,
  weight: number,
  why: string,
  ask: string,
  fields: string,
  told?: string,
];

export const rows = (list: readonly Row[]): MustHave[] =>
  list.map(([field, label, weight, why, ask, fields, told]) => ({
    field,
    label,
    weight,
    why,
    ask,
    fields: fields.split(' '),
    ...(told ? { told } : {}),
  }));

export const price: Row = [
  'price',
  'Utgångspris',
  10,
  'Utan pris går det inte att räkna på vare sig lån eller månadskostnad.',
  'Vilket utgångspris har bostaden?',
  'price soldPrice',
];
export const livingArea: Row = [
  'livingArea',
  'Boarea',
  10,
  'Pris och avgift går bara att jämföra per kvadratmeter.',
  'Hur stor är boarean, och vem har mätt den?',
  'livingArea',
];
export const yearBuilt: Row = [
  'yearBuilt',
  'Byggår',
  10,
  'Byggåret säger vilka material och risker du ska leta efter.',
  'När är huset byggt?',
  'yearBuilt yearBuiltText',
];
export const energy: Row = [
  'energyClass',
  'Energiklass',
  5,
  'Säljaren ska visa en energideklaration. Den berättar också om radon och ventilation.',
  'Får jag se energideklarationen?',
  'energyClass energyPerformance',
  'energyClass',
];
export const running: Row = [
  'operatingCost',
  'Driftkostnad',
  6,
  'El, värme, försäkring och liknande betalar du varje månad.',
  'Vad har driften kostat de senaste tolv månaderna?',
  'operatingCost annualOperatingCosts.total',
  'operatingCost',
];
