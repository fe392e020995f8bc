import { costOf } from '../../knowledge/cost-ranges.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, costReference, quoted, quotedOnce, reference } from '../../facts/evidence.js';
import { number } from '../../format.js';
import { latestOf, measurementsOf, type Measurement } from '../../reading/quantities/measurements.js';
import { speaksOfWater, waterRadonFlags } from './radon-water.js';
import { findAll, sentenceAround, words, type Quote } from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';

/** Bq/m³ indoors, yearly mean; source: radonova.se. */
export const radonLimit = 200;

const radonWords = {
  subject:
    /radon|(?<!\p{L})(?:spårfilm|långtidsmätning)|(?<=\d\s{0,3})(?:bq|becquerel)(?!\p{L})(?!\s*(?:\/|per)\s*(?:l|liter|kg|kilo\p{L}*)(?!\p{L}))/iu,
  value:
    /(?=\d)(?:(?<![\d,.])(\d{1,2}[\s\u00a0]?\d{3}|\d{1,4})\s*(?:bq|becquerel)(?!\s*(?:\/|per)\s*(?:l|liter|kg|kilo\p{L}*)(?!\p{L}))(?:\s*(?:\/|per)\s*(?:m[³3]|kbm|kubik(?:meter)?\p{L}*))?|(?<=årsmedel(?:värde\p{L}*)?(?:\s+(?:är|var|på|blev|till|om|landade|slutade|uppmätt|mätt)){0,3}(?:\s*:)?\s*)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?!\d|[-–/]\d|\s*(?:kr|%|år|db|kwh|mm|meter|grader)(?!\p{L}))|(?<=radon\p{L}*(?:\s+(?:är|var|på|till|om|uppmätt|mätt|ligger|låg)){0,3}(?:\s*:)?\s*)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?!\d|[-–/]\d|\s*(?:kr|%|år|\p{L}))|(?<=(?:värdet|halten|nivån)(?!\p{L})[^.;]{0,80}?,?\s+(?:är|blev|visar|visade)\s+(?:nu\s+)?)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?=\s*(?:[.,;]|$))|(?<=(?:därefter|numera|nu|i\s?dag|till)\s+(?:ca\.?\s+|cirka\s+|bara\s+|endast\s+)?)(\d{2,3})(?=\s*(?:[.,;]|$)))/giu,
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

/** Radon above its limit in the air, and in the drinking water. */
export const radonFlags = (context: Context): Flag[] => [...airFlags(context), ...waterRadonFlags(context)];

const sentenceOf = ({ sources }: Context, quote: Quote): string => {
  const source = sources.find(({ field: name }) => name === quote.field);
  const span = source && sentenceAround(source, quote.start);
  return span ? source.readable.slice(span.start, span.end) : '';
};

const remedy = words(String.raw`radon(?:sug|brunn|fläkt|saner|åtgärd)\p{L}*`);
const thought =
  /(?<!\p{L})(?:bör|ska|skall|kan|måste|behöver|behövs|krävs|rekommend\p{L}*|offert\p{L}*|planera\p{L}*|ej|inte|ingen|inga|saknas|saknar)(?!\p{L})[^.;]{0,60}?radon(?:sug|brunn|fläkt|saner|åtgärd)|radon(?:sug|brunn|fläkt|saner|åtgärd)\p{L}*\s+(?:\p{L}+\s+)?(?:bör|ska|skall|kan|måste|behövs|krävs|saknas|planera\p{L}*|är\s+(?:ej|inte))(?!\p{L})/iu;
const afterwards = /(?<!\p{L})(?:därefter|sedan\s+dess|efteråt|samma\s+år|efter\s+mätningen)(?!\p{L})/iu;

/** Where the advert says that something was done about the radon after it was measured. */
function remedyAfter(context: Context, { year, side }: Measurement): Quote | undefined {
  if (side === 'after') return undefined;
  return findAll(context.sources, remedy).find((quote) => {
    const sentence = sentenceOf(context, quote);
    const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(Number);
    return (
      !thought.test(sentence) &&
      standingOf(context.sources, quote) !== 'elsewhere' &&
      (afterwards.test(sentence) || (year !== null && Math.max(0, ...years) > year))
    );
  });
}

/** Radon above the limit by the latest measurement, or as the advert words it without a number. */
function airFlags(context: Context): Flag[] {
  const latest = latestRadon(context);
  if (latest && latest.value <= radonLimit) return [];
  const worded = latest
    ? undefined
    : findAll(context.sources, overLimit).find(
        (quote) =>
          standingOf(context.sources, quote) === 'stated' && !speaksOfWater(sentenceOf(context, quote)),
      );
  const quote = latest?.quote ?? worded;
  if (!quote) return [];
  const done = latest && remedyAfter(context, latest);
  if (latest && done) return [unmeasuredSince(latest, done)];
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
