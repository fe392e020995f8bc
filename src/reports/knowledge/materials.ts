import type { PartId } from './life-lengths.js';

/** What a part is made of decides its life. A material without `life` has no sourced one and is never judged. */
export interface Material {
  /** How adverts name it. */
  readonly pattern: string;
  readonly life?: number;
  readonly row?: string;
  /** Past its life this material alone can overturn a budget. */
  readonly isHeavy?: boolean;
}

/** In order: the first material that the advert names holds. */
export const materials: Readonly<Partial<Record<PartId, readonly Material[]>>> = {
  roof: [
    {
      pattern: String.raw`sedum\p{L}*|grästak\p{L}*|torvtak\p{L}*|skiffer\p{L}*|koppartak\p{L}*|stråtak\p{L}*|vasstak\p{L}*|halmtak\p{L}*`,
    },
    {
      pattern: String.raw`\p{L}*pannor(?:na)?|pannt?ak\p{L}*|tegeltak\p{L}*|(?:tak|ler|betong)tegel\p{L}*|(?:(?:en|två)kupigt|nytt)\s+tegel|betong(?:tak|panna)\p{L}*|tegel|betong`,
      life: 30,
      row: 'Underlagspapp under takpannor: 30 år',
    },
    {
      pattern: String.raw`plåttak\p{L}*|(?:falsad|korrugerad|bandtäckt)\s+plåt|takplåt\p{L}*|plåt`,
      life: 35,
      row: 'Korrugerad eller falsad plåt: 35 år',
    },
    {
      pattern: String.raw`eternit(?:tak\p{L}*|skivor(?:na)?|plattor(?:na)?|en)?`,
      life: 30,
      row: 'Eternitskivor på tak: 30 år',
    },
    { pattern: String.raw`gummiduk\p{L}*`, life: 30, row: 'Gummiduk på låglutande tak: 30 år' },
    {
      pattern: String.raw`(?:tak)?papp(?:en|tak\p{L}*)?`,
      life: 20,
      row: 'Takpapp på låglutande eller platt tak: 20 år',
    },
  ],
  facade: [
    {
      pattern: String.raw`(?:trä|fasad|ytter|lock(?:list)?|fjäll|fas|spont)?panel(?:en|er)?|träfasad\p{L}*|trä`,
      life: 40,
      row: 'Träpanel, byte: 40 år',
    },
    {
      pattern: String.raw`\p{L}*puts(?:en|fasad\p{L}*|ad|ade|ades|at|ats)?`,
      life: 30,
      row: 'Puts (tjockputs): 30 år',
      isHeavy: true,
    },
    {
      pattern: String.raw`eternit\p{L}*`,
      life: 30,
      row: 'Eternitskivor på fasad: 30 år',
    },
  ],
};

/** Shortest and longest life of any sourced roof, for a roof of unnamed material. */
export const anyRoof = {
  shortest: 20,
  longest: 35,
  row: 'Tak efter material: takpapp 20, papp under pannor 30, plåt 35 år',
};
