import type { PartId } from './life-lengths.js';

/** How adverts name each stands in `reading/wordings/materials.ts`. */
export type MaterialId =
  | 'sedum-slate-or-copper'
  | 'tiles'
  | 'sheet-metal-roof'
  | 'eternit-roof'
  | 'rubber-sheet'
  | 'roofing-felt'
  | 'panel'
  | 'render'
  | 'eternit-facade';

/** What a part is made of decides its life. A material without `life` has no sourced one and is never judged. */
export interface Material {
  readonly id: MaterialId;
  readonly life?: number;
  readonly row?: string;
  /** Past its life this material alone can overturn a budget. */
  readonly isHeavy?: boolean;
}

/** In order: the first material that the advert names holds. */
export const materials: Readonly<Partial<Record<PartId, readonly Material[]>>> = {
  roof: [
    {
      id: 'sedum-slate-or-copper',
    },
    {
      id: 'tiles',
      life: 30,
      row: 'Underlagspapp under takpannor: 30 år',
    },
    {
      id: 'sheet-metal-roof',
      life: 35,
      row: 'Korrugerad eller falsad plåt: 35 år',
    },
    {
      id: 'eternit-roof',
      life: 30,
      row: 'Eternitskivor på tak: 30 år',
    },
    { id: 'rubber-sheet', life: 30, row: 'Gummiduk på låglutande tak: 30 år' },
    {
      id: 'roofing-felt',
      life: 20,
      row: 'Takpapp på låglutande eller platt tak: 20 år',
    },
  ],
  facade: [
    {
      id: 'panel',
      life: 40,
      row: 'Träpanel, byte: 40 år',
    },
    {
      id: 'render',
      life: 30,
      row: 'Puts (tjockputs): 30 år',
      isHeavy: true,
    },
    {
      id: 'eternit-facade',
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
