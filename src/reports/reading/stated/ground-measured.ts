import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { boundedBlanks, findAll, sentences, words, type Quote } from '../text/sources.js';
import { foundDry } from './phrases.js';

/** True when each of some places that name a crawl space calls it a `torpargrund`. */
export const isTorpargrund = (quotes: readonly Quote[]): boolean =>
  quotes.every(({ text }) => /torpar/iu.test(text));

const ground = /(?<!\p{L})(?:kryp|torpar)?grund\p{L}*|kryprum\p{L}*|blindbotten|syll\p{L}*/iu;
const measuring =
  /fukt-?(?:mät|kontroll|indik|prov|kvot|halt)\p{L}*|uppmät\p{L}*|mätvärde\p{L}*|(?<!\p{L})mätt\p{L}*|mätning\p{L}*/iu;
const notMeasured =
  /(?<!\p{L})(?:ingen|inga|ej|inte|aldrig|någon|saknas?|saknar)\s+(?:\p{L}+\s+){0,3}?(?:fukt-?)?(?:mätning|mätt|kontroll)|mätning\p{L}*\s+(?:\p{L}+\s+){0,5}?(?:saknas|(?:inte|ej)\s+(?:utförd|gjord|gjort))/iu;
const isDry = latinRegExp(boundedBlanks(foundDry), 'iu');
const lowRatio =
  /fuktkvot\p{L}{0,20}[^.\n]{0,40}?(?<!\d)(\d{1,2})(?:[,.]\d)?\s*(?:%|procent)|(?<!\d)(\d{1,2})(?:[,.]\d)?\s*(?:%|procent)(?:s)?\s+fuktkvot/iu;
/** Percent by weight; drier wood than this does not grow mould. */
const dryWood = 17;

/** True when the texts tell of a measurement of the ground that found it dry. */
export function isGroundMeasuredDry({ sources }: Advert): boolean {
  return sources.some((source) => {
    const spans = sentences(source.text);
    return spans.some((span, index) => {
      const sentence = source.readable.slice(span.start, span.end);
      if (!measuring.test(sentence) || notMeasured.test(sentence)) return false;
      const before = spans[index - 1];
      const subject = `${before ? source.readable.slice(before.start, before.end) : ''} ${sentence}`;
      if (!ground.test(subject)) return false;
      const found = lowRatio.exec(sentence);
      const ratio = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
      return isDry.test(sentence) || ratio <= dryWood;
    });
  });
}

const dehumidifier = words(String.raw`(?:krypgrunds)?avfuktare(?:n)?|sorptionsavfuktare`);

/** True when the texts state a machine that dries the ground. */
export const hasDehumidifier = ({ sources }: Advert): boolean =>
  findAll(sources, dehumidifier).some((quote) => standingOf(sources, quote) === 'stated');
