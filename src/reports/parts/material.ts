import type { Part } from '../knowledge/life-lengths.js';
import { anyRoof, materials } from '../knowledge/materials.js';
import type { Context } from '../facts/context.js';
import { isMadeOf } from '../reading/parts/material.js';

/**
 * The part with the life of what the advert says it is made of. Null where the material has no sourced life or is not
 * named; `unnamed` then gives the life of a roof whose material nobody states, in years.
 */
export function withMaterial(context: Context, part: Part, unnamed?: 'shortest' | 'longest'): Part | null {
  const known = materials[part.id];
  if (!known) return part;
  const material = known.find(({ id }) => isMadeOf(context, part.id, id));
  if (material) {
    const { life, row, isHeavy } = material;
    return life && row ? { ...part, life, row, heavy: part.heavy || isHeavy === true } : null;
  }
  return part.id === 'roof' && unnamed ? { ...part, life: anyRoof[unnamed], row: anyRoof.row } : null;
}
