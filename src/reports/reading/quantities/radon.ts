import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, sentenceOf, words, type Quote } from '../text/sources.js';
import { latestOf, measurementsOf, type Measurement } from './measurements.js';

/** Bq/m³ of the air: with its unit, or a bare number after `årsmedelvärde`, `radon`, `halten är` or `därefter`. */
const inAir = {
  subject:
    /radon|(?<!\p{L})(?:spårfilm|långtidsmätning)|(?<=\d\s{0,3})(?:bq|becquerel)(?!\p{L})(?!\s*(?:\/|per)\s*(?:l|liter|kg|kilo\p{L}*)(?!\p{L}))/iu,
  value:
    /(?=\d)(?:(?<![\d,.])(\d{1,2}[\s\u00a0]?\d{3}|\d{1,4})\s*(?:bq|becquerel)(?!\s*(?:\/|per)\s*(?:l|liter|kg|kilo\p{L}*)(?!\p{L}))(?:\s*(?:\/|per)\s*(?:m[³3]|kbm|kubik(?:meter)?\p{L}*))?|(?<=årsmedel(?:värde\p{L}*)?(?:\s+(?:är|var|på|blev|till|om|landade|slutade|uppmätt|mätt)){0,3}(?:\s*:)?\s*)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?!\d|[-–/]\d|\s*(?:kr|%|år|db|kwh|mm|meter|grader)(?!\p{L}))|(?<=radon\p{L}*(?:\s+(?:är|var|på|till|om|uppmätt|mätt|ligger|låg)){0,3}(?:\s*:)?\s*)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?!\d|[-–/]\d|\s*(?:kr|%|år|\p{L}))|(?<=(?:värdet|halten|nivån)(?!\p{L})[^.;]{0,80}?,?\s+(?:är|blev|visar|visade)\s+(?:nu\s+)?)(?!(?:19|20)\d\d(?!\d))(\d{2,4})(?=\s*(?:[.,;]|$))|(?<=radon\p{L}*\s+(?:upp)?mättes(?:\s+(?!(?:och|men|inte|ej|aldrig)\s)[\p{L}\d–-]+){0,5}\s+och\s+(?:då\s+)?(?:stannade|landade|slutade|hamnade|gav|visade|blev)\s+(?:(?:vid|på|bara|endast|omkring|cirka)\s+){0,2})(?!(?:19|20)\d\d(?!\d))(\d{2,3})(?![.,]\d)(?=\s*(?:[.,;]|$))|(?<=(?<!\p{L})(?:radon|års|långtids|kontroll)?mätning\p{L}*(?!\p{L})(?:(?!mätning)[^.;]){0,140}?\s(?:stannade|landade|slutade|hamnade|gav|visade|visar|blev)\s+(?:(?:vid|på|bara|endast|omkring|cirka)\s+){0,2})(?!(?:19|20)\d\d(?!\d))(\d{2,3})(?![.,]\d)(?=\s*(?:[.,;]|$))|(?<=(?:därefter|numera|nu|i\s?dag|till)\s+(?:ca\.?\s+|cirka\s+|bara\s+|endast\s+)?)(\d{2,3})(?=\s*(?:[.,;]|$)))/giu,
  /** Ground, gas in the soil and water have units and limits of their own. */
  unless:
    /markradon|jordluft|kbq|(?:brunns|dricks)?vattn?et[^.,;]{0,40}\d\s*(?:bq|becquerel)(?!\s*(?:\/|per)\s*(?:m|kub))|radon\p{L}*\s+i\s+(?:\p{L}*vattnet|\p{L}*vatten)/iu,
} as const;

/** The radon measurement that counts, Bq/m³; null when the advert states none. */
export const latestRadon = ({ sources }: Advert): Measurement | null =>
  latestOf(measurementsOf(sources, inAir));

/** Bq a litre. */
const inWater = {
  subject: /radon/iu,
  value:
    /(?<![\d,.])(\d{1,2}[\s\u00a0]?\d{3}|\d{1,4})\s*(?:bq|becquerel)\s*(?:\/|per)\s*(?:l|liter)(?!\p{L})/giu,
} as const;

/** The measurement of radon in the drinking water that counts, Bq a litre; null when the advert states none. */
export const latestWaterRadon = ({ sources }: Advert): Measurement | null =>
  latestOf(measurementsOf(sources, inWater));

const water =
  /(?<!\p{L})(?:(?:dricks|brunns)?vatt(?:en|net|nets)(?:prov|analys)?\p{L}{0,3}|(?:bergborra\p{L}*\s+)?(?:borr|berg)?brunn(?:en|ens)?)(?!\p{L})/iu;
const air =
  /(?<!\p{L})(?:inomhus\p{L}*|luft\p{L}*|bostad\p{L}*|huset|källar\p{L}*|bq\s*\/\s*m|kommunal\p{L}*)/iu;
/** A sentence about the radon of the drinking water, which has a unit and a limit of its own. */
const speaksOfWater = (sentence: string): boolean => water.test(sentence) && !air.test(sentence);

/** `Radonhalten överstiger gränsvärdet`, `dubbelt så hög som gränsvärdet`. */
const overLimit = words(
  String.raw`radon\p{L}*[^.\n]{0,60}?(?:över(?:stiger|skrider|steg)?(?!\s+(?:inte|ej))|högre\s+än)\s+(?:\p{L}+\s+)?(?:gräns|rikt|referens)\p{L}*|(?:dubbelt|(?:två|tre|fyra|flera)\s+gånger)\s+(?:så\s+)?(?:hög|över)\p{L}*\s+(?:som\s+)?gräns\p{L}*|(?:för\s+hög|förhöj\p{L}*|höga)\s+(?:\p{L}+\s+)?radon\p{L}*`,
);

/** Where the advert calls the radon of the air too high, with or without a number. */
export const highRadonIn = ({ sources }: Advert): Quote | undefined =>
  findAll(sources, overLimit).find(
    (quote) => standingOf(sources, quote) === 'stated' && !speaksOfWater(sentenceOf(sources, quote)),
  );

/** `Förhöjd radonhalt`, `radon över gränsvärdet`, in a sentence about water. */
const highInWater = words(
  String.raw`(?:för\s+hög|förhöj|hög)\p{L}*\s+(?:halt(?:er|en)?\s+(?:av\s+)?)?radon\p{L}*|radon\p{L}*\s+(?:är\s+|var\s+)?(?:förhöjd|hög)\p{L}*|radon\p{L}*[^.\n]{0,40}?över\s+(?:\p{L}+\s+)?gräns\p{L}*`,
);

/** Where the advert calls the radon of the drinking water too high, with or without a number. */
export const highWaterRadonIn = ({ sources }: Advert): Quote | undefined =>
  findAll(sources, highInWater).find(
    (quote) => speaksOfWater(sentenceOf(sources, quote)) && standingOf(sources, quote) === 'stated',
  );

const remedy = words(String.raw`radon(?:sug|brunn|fläkt|saner|åtgärd)\p{L}*`);
/** `Radonsug bör installeras`, `ingen radonfläkt`. */
const thought =
  /(?<!\p{L})(?:bör|ska|skall|kan|måste|behöver|behövs|krävs|rekommend\p{L}*|offert\p{L}*|planera\p{L}*|ej|inte|ingen|inga|saknas|saknar)(?!\p{L})[^.;]{0,60}?radon(?:sug|brunn|fläkt|saner|åtgärd)|radon(?:sug|brunn|fläkt|saner|åtgärd)\p{L}*\s+(?:\p{L}+\s+)?(?:bör|ska|skall|kan|måste|behövs|krävs|saknas|planera\p{L}*|är\s+(?:ej|inte))(?!\p{L})/iu;
const afterwards = /(?<!\p{L})(?:därefter|sedan\s+dess|efteråt|samma\s+år|efter\s+mätningen)(?!\p{L})/iu;

/** Where the advert says that something was done about the radon after it was measured. */
export function radonRemedyAfter(advert: Advert, { year, side }: Measurement): Quote | undefined {
  if (side === 'after') return undefined;
  return findAll(advert.sources, remedy).find((quote) => {
    const sentence = sentenceOf(advert.sources, quote);
    const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(Number);
    return (
      !thought.test(sentence) &&
      standingOf(advert.sources, quote) !== 'elsewhere' &&
      (afterwards.test(sentence) || (year !== null && Math.max(0, ...years) > year))
    );
  });
}
