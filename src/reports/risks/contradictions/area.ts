import type { Evidence } from '../../analysis-result.schema.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, field, quoted } from '../../facts/evidence.js';
import { kr, percent, sqm } from '../../format.js';
import { isOwnMeasurement, livingAreasIn, rounding } from '../../reading/home/living-area.js';

/** Living area stated in two ways, by field and text or by two texts: critical from 10 %, else a warning. */
export function areaFlags(context: Context): Flag[] {
  const { livingArea, spans } = context.listing;
  const claims = livingAreasIn(context);
  const base = livingArea ?? claims[0]?.value;
  if (!base) return [];
  const span = spans?.livingArea;
  const other = claims
    .filter(({ value }) => !(span && value >= span.from && value <= span.to))
    .map((claim) => ({ ...claim, off: Math.abs(claim.value / base - 1) }))
    .filter(({ off }) => off >= rounding)
    .sort((a, b) => b.off - a.off)[0];
  if (!other) return [];
  const own = livingArea ? field('livingArea', livingArea) : claims[0] && quoted(claims[0].quote);
  return [areaFlag(context, base, other.value, [...(own ? [own] : []), quoted(other.quote)])];
}

/** The flag for two living areas, m²; `evidence` proves both. */
export function areaFlag({ listing }: Context, own: number, other: number, evidence: Evidence[]): Flag {
  const { price } = listing;
  const difference = Math.round(Math.abs(other / own - 1) * 1000) / 10;
  const worth = price && price > 0 ? Math.round((price / own) * Math.abs(other - own)) : null;
  // An owner who tells of a measurement hides nothing; which figure is right is still to find out.
  const isOpen = evidence.some((proof) => proof.kind === 'quote' && isOwnMeasurement(proof.text));
  return flag({
    rule: 'area-conflict',
    title: 'Två olika uppgifter om boarean',
    category: 'Motsägelse',
    severity: difference >= 10 && !isOpen ? 'critical' : 'warning',
    description:
      `Boarean anges som ${sqm(own)} på ett ställe och ${sqm(other)} på ett annat, en skillnad på ` +
      `${percent(difference)}.${worth ? ` Med dagens utgångspris är ytan emellan värd ungefär ${kr(worth)}.` : ''}`,
    action: 'Be om mätprotokollet, och räkna pris och avgift på den yta som är uppmätt.',
    evidence: [
      ...evidence,
      computed('|uppgift ÷ boarea − 1| × 100', { other, livingArea: own }, difference, '%'),
      ...(worth && price
        ? [computed('pris ÷ boarea × skillnaden', { price, livingArea: own, other }, worth, 'kr')]
        : []),
    ],
  });
}
