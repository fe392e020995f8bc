import { costOf } from '../knowledge/cost-ranges.js';
import { flag, type Context, type Flag } from './context.js';
import { computed, costReference, quoted } from './evidence.js';
import { number } from './format.js';
import { findAll, words } from './sources.js';

/** Bq/m³ indoors; source: radonova.se. */
const limit = 200;

/** A measured value above the limit. Fixable and priced, so a warning. */
export function radonFlags(context: Context): Flag[] {
  const pattern = words(
    String.raw`radon\p{L}*[^.\n]{0,60}?\d[\d\s]{0,5}\s*bq(?:\/m[³3])?|\d[\d\s]{0,5}\s*bq(?:\/m[³3])?[^.\n]{0,20}radon\p{L}*`,
  );
  const hit = findAll(context.sources, pattern)
    .map((quote) => ({ quote, value: Number(/(\d[\d\s]*)\s*bq/i.exec(quote.text)?.[1]?.replace(/\s/g, '')) }))
    .find(({ value }) => value > limit);
  if (!hit) return [];
  const cost = costOf('radon');
  return [
    flag({
      rule: 'radon-high',
      title: 'Radon över gränsvärdet',
      category: 'Radon',
      severity: 'warning',
      description: `Annonsen anger ${number(hit.value)} Bq/m³. Gränsen är ${limit}. Det går oftast att åtgärda, men räknas inte som dolt fel när du vet om det.`,
      action: 'Ta in pris på åtgärd och dra av det i ditt bud.',
      estimatedCost: { min: cost.min, max: cost.max, uncertain: cost.uncertain },
      evidence: [
        quoted(hit.quote),
        computed('mätvärde − gräns', { value: hit.value, limit }, hit.value - limit, 'Bq/m³'),
        costReference(cost),
      ],
    }),
  ];
}
