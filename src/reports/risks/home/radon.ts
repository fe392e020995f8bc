import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, quoted, quotedOnce, reference } from '../../facts/evidence.js';
import { workCost } from '../../facts/work-cost.js';
import { number } from '../../format.js';
import type { Measurement } from '../../reading/quantities/measurements.js';
import { highRadonIn, latestRadon, radonRemedyAfter } from '../../reading/quantities/radon.js';
import type { Quote } from '../../reading/text/sources.js';
import { waterRadonFlags } from './radon-water.js';

/** Bq/m³ indoors, yearly mean; source: radonova.se. */
export const radonLimit = 200;

/** Radon above its limit in the air, and in the drinking water. */
export const radonFlags = (context: Context): Flag[] => [...airFlags(context), ...waterRadonFlags(context)];

/** Radon above the limit by the latest measurement, or as the advert words it without a number. */
function airFlags(context: Context): Flag[] {
  const latest = latestRadon(context);
  if (latest && latest.value <= radonLimit) return [];
  const quote = latest?.quote ?? highRadonIn(context);
  if (!quote) return [];
  const done = latest && radonRemedyAfter(context, latest);
  if (latest && done) return [unmeasuredSince(latest, done)];
  const priced = workCost(context, 'radon');
  return [
    flag({
      rule: 'radon-high',
      title: 'Radon över gränsvärdet',
      category: 'Radon',
      severity: 'critical',
      description:
        `${latest ? `Annonsen anger ${number(latest.value)} Bq/m³` : 'Annonsen säger att radonhalten är för hög'}. ` +
        `Gränsen är ${radonLimit} Bq/m³. Det går oftast att åtgärda, men räknas inte som dolt fel när du vet om det.`,
      action: 'Ta in ett pris på åtgärden och räkna av det från ditt bud.',
      ...(priced ? { estimatedCost: priced.cost } : {}),
      evidence: [
        quoted(quote),
        ...(latest
          ? [
              computed(
                'mätvärde − gräns',
                { value: latest.value, limit: radonLimit },
                latest.value - radonLimit,
                'Bq/m³',
              ),
            ]
          : []),
        ...(priced?.evidence ?? []),
      ],
    }),
  ];
}

const unmeasuredSince = (latest: Measurement, done: Quote): Flag =>
  flag({
    rule: 'radon-high',
    title: 'Radon över gränsvärdet före en åtgärd',
    category: 'Radon',
    severity: 'warning',
    description:
      `Annonsen anger ${number(latest.value)} Bq/m³ och att något gjordes åt det efteråt, men ingen mätning efter åtgärden. ` +
      `Gränsen är ${radonLimit} Bq/m³, och utan en ny mätning vet ingen om åtgärden räckte.`,
    action:
      'Mät om före köpet, eller avtala om mätning efter tillträdet och pengar för en ny åtgärd om halten är för hög.',
    evidence: [
      ...quotedOnce([latest.quote, done]),
      reference('radon', `Gräns för radon inomhus: ${radonLimit} Bq/m³`, 'radonova.se'),
    ],
  });
