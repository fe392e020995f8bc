import type { TechnicalItem } from '../analysis-result.schema.js';

const lifeSource = 'Teknisk medellivslängd enligt SBR:s tabell';

export type PartId =
  | 'roof'
  | 'drainage'
  | 'facade'
  | 'windows'
  | 'pipes'
  | 'electrical'
  | 'heatPump'
  | 'groundHeatPump'
  /** Kinds without a sourced life: their year is told, never judged. */
  | 'otherHeatPump'
  | 'districtHeating'
  | 'boiler'
  | 'ventilation'
  | 'sewage'
  | 'bathroom'
  | 'kitchen'
  | 'balcony'
  | 'chimney';

/** One part of a house whose age decides something. */
export interface Part {
  readonly id: PartId;
  /** Which of the nine technical items it belongs to; null for what lies inside the flat or house. */
  readonly item: TechnicalItem | null;
  /** Years. */
  readonly life: number;
  /** Definite form, for sentences: `Taket`. */
  readonly the: string;
  /** For headings: `Tak`. */
  readonly name: string;
  readonly row: string;
  readonly source: string;
  /** In a flat this is the association's to pay. */
  readonly shared: boolean;
  /** Plural in Swedish grammar (fönstren är, rören är). */
  readonly plural?: boolean;
  /** Past its life this alone can overturn a budget. */
  readonly heavy: boolean;
  /** Years from which a heavy part is past its life whatever it is made of; `life` when absent. */
  readonly surelyPast?: number;
  /** Replaced at small cost, or as part of daily upkeep: past its life it is told, no more. */
  readonly isMinor?: boolean;
  /** As people in a flat call it (stammarna, not rören). */
  readonly inFlat?: Pick<Part, 'the' | 'name'>;
  /** Key of the cost table. */
  readonly cost: string;
}

const part = (value: Omit<Part, 'source'> & { source?: string }): Part => ({ source: lifeSource, ...value });

export const parts: readonly Part[] = [
  part({
    id: 'roof',
    item: 'roof',
    life: 30,
    the: 'Taket',
    name: 'Tak',
    row: 'Underlagspapp under takpannor: 30 år',
    shared: true,
    heavy: true,
    cost: 'roof',
  }),
  part({
    id: 'drainage',
    item: 'foundationAndBasement',
    life: 25,
    the: 'Dräneringen',
    name: 'Dränering',
    row: 'Dränering och utvändig fuktisolering: 25 år',
    shared: true,
    heavy: true,
    cost: 'drainage',
  }),
  part({
    id: 'facade',
    item: 'facade',
    life: 40,
    the: 'Fasaden',
    name: 'Fasad',
    row: 'Träpanel, byte: 40 år',
    shared: true,
    heavy: false,
    cost: 'facade',
  }),
  part({
    id: 'windows',
    item: 'windows',
    life: 40,
    the: 'Fönstren',
    name: 'Fönster',
    row: 'Fönster, byte: 40 år',
    shared: true,
    plural: true,
    heavy: false,
    cost: 'windows',
  }),
  part({
    id: 'pipes',
    item: 'plumbingAndElectrical',
    life: 50,
    the: 'Rören',
    name: 'Vatten- och avloppsrör',
    row: 'Vattenrör och avloppsrör: 50 år',
    shared: true,
    plural: true,
    inFlat: { the: 'Stammarna', name: 'Stammar' },
    heavy: true,
    cost: 'pipes',
  }),
  part({
    id: 'electrical',
    item: 'plumbingAndElectrical',
    life: 45,
    the: 'Elen',
    name: 'El',
    row: 'Elcentral och kablar: 45 år',
    shared: false,
    heavy: true,
    cost: 'electrical',
  }),
  part({
    id: 'groundHeatPump',
    item: 'heating',
    life: 20,
    the: 'Bergvärmepumpen',
    name: 'Bergvärme',
    row: 'Bergvärmepump: 20 år (ungefär, ej bekräftad källa)',
    shared: true,
    heavy: false,
    cost: 'groundHeatPump',
    source: 'Allmän kunskap, ej bekräftad källa',
  }),
  part({
    id: 'heatPump',
    item: 'heating',
    life: 8,
    the: 'Luftvärmepumpen',
    name: 'Luftvärmepump',
    row: 'Luftvärmepump: 8 år',
    shared: true,
    heavy: false,
    isMinor: true,
    cost: 'airHeatPump',
  }),
  part({
    id: 'boiler',
    item: 'heating',
    life: 20,
    the: 'Värmepannan',
    name: 'Värmepanna',
    row: 'Värmepanna: 20 år',
    shared: true,
    heavy: false,
    cost: 'airWaterHeatPump',
  }),
  part({
    id: 'ventilation',
    item: 'ventilation',
    life: 15,
    the: 'Ventilationen',
    name: 'Ventilation',
    row: 'Ventilation, fläktmotor: 15 år',
    shared: true,
    heavy: false,
    isMinor: true,
    cost: 'ventilation',
  }),
  part({
    id: 'sewage',
    item: 'waterAndSewage',
    life: 30,
    the: 'Avloppsanläggningen',
    name: 'Enskilt avlopp',
    row: 'Avloppstank: 30 år',
    shared: true,
    heavy: true,
    cost: 'privateSewage',
  }),
  part({
    id: 'bathroom',
    item: null,
    life: 20,
    the: 'Badrummet',
    name: 'Badrum',
    row: 'Våtrum: budgetera för renovering efter 15–20 år',
    shared: false,
    heavy: true,
    surelyPast: 30,
    cost: 'bathroom',
    source: 'kopklar.hemnet.se (checklistor)',
  }),
  part({
    id: 'kitchen',
    item: null,
    life: 30,
    the: 'Köket',
    name: 'Kök',
    row: 'Köksluckor och bänkar: 30 år',
    shared: false,
    heavy: false,
    isMinor: true,
    cost: 'kitchen',
  }),
  part({
    id: 'balcony',
    item: null,
    life: 50,
    the: 'Balkongerna',
    name: 'Balkonger',
    row: 'Betongbalkong: 50 år',
    shared: true,
    plural: true,
    heavy: false,
    isMinor: true,
    cost: 'balcony',
  }),
  part({
    id: 'chimney',
    item: null,
    life: 40,
    the: 'Skorstenen',
    name: 'Skorsten',
    row: 'Skorsten, renovering: 40 år',
    shared: true,
    heavy: false,
    isMinor: true,
    cost: 'chimney',
  }),
];
