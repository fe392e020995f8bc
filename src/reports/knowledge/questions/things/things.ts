import { buildingThings } from './building.js';
import { outsideThings } from './outside.js';
import { roomThings } from './rooms.js';
import { sharedThings } from './shared.js';
import type { Thing } from './thing.types.js';

/** All things that only some homes have, by the id of their words, each with the category of its question. */
export const things: ReadonlyMap<string, Thing & { readonly category: string }> = new Map(
  (
    [
      ['Huset', buildingThings],
      ['I bostaden', roomThings],
      ['Ute', outsideThings],
      ['Delas med andra', sharedThings],
    ] as const
  ).flatMap(([category, table]) =>
    Object.entries(table).map(([id, thing]) => [id, { ...thing, category }] as const),
  ),
);
