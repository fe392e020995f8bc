import { costOf } from '../knowledge/cost-ranges.js';
import { flag, type Context, type Flag } from './context.js';
import { computed, costReference, quoted } from './evidence.js';
import { number } from './format.js';
import { latestOf, measurementsOf, type Measurement } from './measurements.js';
import { findAll, words } from './sources.js';
import { standingOf } from './standing.js';

/** Bq/m³ indoors, yearly mean; source: radonova.se. */
export const radonLimit = 200;

const radonWords = {
  subject:
    /radon|(?<!\p{L})(?:spårfilm|långtidsmätning)|(?<=\d\s{0,3})(?:bq|becquerel)(?!\p{L})(?!\s*(?:\/|per)\s*(?:l|liter|kg|kilo\p{L}*)(?!\p{L}))/iu,
  value:
    /(?<![\d,.])(\d{1,2}[\s\u00a0]?\d{3}|\d{1,4})\s*(?:bq|becquerel)(?!\s*(?:\/|per)\s*(?:l|liter|kg|kilo\p{L}*)(?!\p{L}))(?:\s*(?:\/|per)\s*(?:m[³3]|kbm|kubik(?:meter)?\p{L}*))?|(?<=årsmedel(?:värde\p{L}*)?(?:\s+(?:är|var|på|blev|till|om|landade|slutade|uppmätt|mätt)){0,3}\s*:?\s*)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?!\d|[-–/]\d|\s*(?:kr|%|år|db|kwh|mm|meter|grader)(?!\p{L}))|(?<=radon(?:halt|värde|nivå|mätning|gashalt)?\p{L}*(?:\s+(?:är|var|på|till|om|uppmätt|mätt|ligger|låg)){0,3}\s*:?\s*)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?!\d|[-–/]\d|\s*(?:kr|%|år|\p{L}))|(?<=(?:därefter|numera|nu|i\s?dag|till)\s+(?:ca\.?\s+|cirka\s+|bara\s+|endast\s+)?)(\d{2,3})(?=\s*(?:[.,;]|$))/giu,
  unless:
    /markradon|jordluft|kbq|(?:brunns|dricks)?vattn?et[^.,;]{0,40}\d\s*(?:bq|becquerel)(?!\s*(?:\/|per)\s*(?:m|kub))|radon\p{L}*\s+i\s+(?:\p{L}*vattnet|\p{L}*vatten)/iu,
} as const;

/** The radon measurement that counts, Bq/m³; null when the advert states none. */
export function latestRadon({ sources }: Context): Measurement | null {
  return latestOf(measurementsOf(sources, radonWords));
}

const overLimit = words(
  String.raw`radon\p{L}*[^.\n]{0,60}?(?:över(?:stiger|skrider|steg)?(?!\s+(?:inte|ej))|högre\s+än)\s+(?:\p{L}+\s+)?(?:gräns|rikt|referens)\p{L}*|(?:dubbelt|(?:två|tre|fyra|flera)\s+gånger)\s+(?:så\s+)?(?:hög|över)\p{L}*\s+(?:som\s+)?gräns\p{L}*|(?:för\s+hög|förhöj\p{L}*|höga)\s+(?:\p{L}+\s+)?radon\p{L}*`,
);

/** Radon above the limit by the latest measurement, or as the advert words it without a number. */
export function radonFlags(context: Context): Flag[] {
  const latest = latestRadon(context);
  if (latest && latest.value <= radonLimit) return [];
  const worded = latest
    ? undefined
    : findAll(context.sources, overLimit).find((quote) => standingOf(context.sources, quote) === 'stated');
  const quote = latest?.quote ?? worded;
  if (!quote) return [];
  const cost = costOf('radon');
  return [
    flag({
      rule: 'radon-high',
      title: 'Radon över gränsvärdet',
      category: 'Radon',
      severity: 'critical',
      description:
        `${latest ? `Annonsen anger ${number(latest.value)} Bq/m³` : 'Annonsen säger att radonhalten är för hög'}. ` +
        `Gränsen är ${radonLimit} Bq/m³. Det går oftast att åtgärda, men räknas inte som dolt fel när du vet om det.`,
      action: 'Ta in pris på åtgärd och dra av det i ditt bud.',
      estimatedCost: { min: cost.min, max: cost.max, uncertain: cost.uncertain },
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
        costReference(cost),
      ],
    }),
  ];
}
