import { denied } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, sentenceAround, words } from '../text/sources.js';

const heatPump = words(
  String.raw`(?:luft|frånlufts|berg|jord)?(?:[-/\s]{1,3}(?:luft|vatten))?[-\s]{0,3}värmepump(?:en|ar|arna)?|bergvärme\p{L}*|jordvärme\p{L}*|fjärrvärme\p{L}*`,
);

/** True when the advert states a heat pump, and not that it lacks one or could have one. */
export const hasHeatPump = ({ sources }: Advert): boolean =>
  findAll(sources, heatPump).some((quote) => {
    const source = sources.find((candidate) => candidate.field === quote.field);
    const span = source && sentenceAround(source, quote.start);
    const sentence = span ? source.readable.slice(span.start, span.end) : '';
    return (
      !denied(sources, quote) &&
      !/(?<!\p{L})(?:saknas?|möjlig\p{L}*|förbere\p{L}*|kan|går\s+att|plats\s+för)(?!\p{L})/iu.test(sentence)
    );
  });
