import type { Part } from '../knowledge/life-lengths.js';
import { anyRoof, materials } from '../knowledge/materials.js';
import type { Context } from '../facts/context.js';
import { findAll } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';
import { materialPatterns } from '../reading/wordings/materials.js';

/**
 * The part with the life of what the advert says it is made of. Null where the material has no sourced life or is not
 * named; `unnamed` then gives the life of a roof whose material nobody states, in years.
 */
export function withMaterial(context: Context, part: Part, unnamed?: 'shortest' | 'longest'): Part | null {
  const known = materials[part.id];
  if (!known) return part;
  const places = context.sources.filter(
    (source) =>
      source.field === part.id || !['roof', 'facade', 'windows', 'structure'].includes(source.field),
  );
  for (const material of known) {
    const named = findAll(places, materialPatterns[material.id]).filter((quote) => {
      if (['denied', 'elsewhere'].includes(standingOf(places, quote))) return false;
      if (quote.field === part.id || /tak|fasad|pann(?:or|a)|panel|sedum|gummiduk/i.test(quote.text))
        return true;
      if (/^(?:tegel|betong)$/i.test(quote.text)) return false;
      const source = places.find((candidate) => candidate.field === quote.field);
      const around = source?.readable.slice(Math.max(0, quote.start - 40), quote.end + 40) ?? '';
      return part.id === 'roof'
        ? /(?<!\p{L})(?:ytter)?tak(?:et)?(?!\p{L})/iu.test(around)
        : /fasad/i.test(around);
    });
    if (named.length === 0) continue;
    if (!material.life || !material.row) return null;
    return {
      ...part,
      life: material.life,
      row: material.row,
      heavy: part.heavy || material.isHeavy === true,
    };
  }
  return part.id === 'roof' && unnamed ? { ...part, life: anyRoof[unnamed], row: anyRoof.row } : null;
}
