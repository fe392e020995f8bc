import { flag, type Context, type Flag } from '../../facts/context.js';
import { quoted, reference } from '../../facts/evidence.js';
import { number } from '../../format.js';
import { latestOf, measurementsOf } from '../../reading/quantities/measurements.js';
import { findAll, sentenceAround, words } from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';

/** Bq a litre of drinking water: remarked on from the first, unfit from the second. Common knowledge, unconfirmed. */
const waterLimit = { remark: 100, unfit: 1000 } as const;

const waterWords = {
  subject: /radon/iu,
  value:
    /(?<![\d,.])(\d{1,2}[\s\u00a0]?\d{3}|\d{1,4})\s*(?:bq|becquerel)\s*(?:\/|per)\s*(?:l|liter)(?!\p{L})/giu,
} as const;

const high = words(
  String.raw`(?:för\s+hög|förhöj|hög)\p{L}*\s+(?:halt(?:er|en)?\s+(?:av\s+)?)?radon\p{L}*|radon\p{L}*\s+(?:är\s+|var\s+)?(?:förhöjd|hög)\p{L}*|radon\p{L}*[^.\n]{0,40}?över\s+(?:\p{L}+\s+)?gräns\p{L}*`,
);
const water =
  /(?<!\p{L})(?:(?:dricks|brunns)?vatt(?:en|net|nets)(?:prov|analys)?\p{L}{0,3}|(?:bergborra\p{L}*\s+)?(?:borr|berg)?brunn(?:en|ens)?)(?!\p{L})/iu;
const air =
  /(?<!\p{L})(?:inomhus\p{L}*|luft\p{L}*|bostad\p{L}*|huset|källar\p{L}*|bq\s*\/\s*m|kommunal\p{L}*)/iu;

/** True for a sentence about the radon of the drinking water, which has a unit and a limit of its own. */
export const speaksOfWater = (sentence: string): boolean => water.test(sentence) && !air.test(sentence);

/** Radon in the drinking water above what passes without remark, by the latest measurement or the advert's own words. */
export function waterRadonFlags(context: Context): Flag[] {
  const { sources, home } = context;
  const latest = latestOf(measurementsOf(sources, waterWords));
  if (latest && latest.value <= waterLimit.remark) return [];
  const quote =
    latest?.quote ??
    findAll(sources, high).find((found) => {
      const source = sources.find(({ field }) => field === found.field);
      const span = source && sentenceAround(source, found.start);
      const sentence = span ? source.readable.slice(span.start, span.end) : '';
      return speaksOfWater(sentence) && standingOf(sources, found) === 'stated';
    });
  if (!quote) return [];
  const isRemark = latest !== null && latest.value <= waterLimit.unfit;
  return [
    flag({
      rule: 'radon-in-water',
      title: 'Radon i dricksvattnet',
      category: 'Vatten och avlopp',
      severity: isRemark ? 'notice' : 'warning',
      description:
        (latest
          ? `Annonsen anger ${number(latest.value)} Bq per liter vatten. `
          : 'Annonsen säger att radonhalten i vattnet är förhöjd. ') +
        'Radon i vatten är en annan sak än radon i luften. Det avgår när du duschar och diskar och höjer halten inomhus, men går oftast att lufta bort.',
      action: `Be om vattenprovet med datum, ta in pris på en radonavskiljare och mät radon i luften ${home.the === 'tomten' ? 'när huset står' : 'inomhus'}.`,
      evidence: [
        quoted(quote),
        reference(
          'radon-water',
          `Dricksvatten: anmärkning från ${waterLimit.remark} Bq/l, otjänligt från ${number(waterLimit.unfit)} Bq/l`,
          'Allmän kunskap, ej bekräftad källa',
        ),
      ],
    }),
  ];
}
