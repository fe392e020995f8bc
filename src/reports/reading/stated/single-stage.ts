import type { Advert } from '../text/advert.js';
import { indexAround, sentenceAround, sentences, type Quote } from '../text/sources.js';

/** The places that name the method or the lack of air behind the render, and do not only describe the wall. */
export const namesSingleStage = ({ text }: Quote): boolean => /steg|odrän|oventil/iu.test(text);

/** True when the field of the frame, and the sentences of some places, name stone and no wood. */
export function isStoneBehindRender({ listing, sources }: Advert, quotes: readonly Quote[]): boolean {
  const frame = [
    listing.structure ?? '',
    ...quotes.map((quote) => {
      const source = sources.find(({ field }) => field === quote.field);
      const span = source && sentenceAround(source, quote.start);
      return source && span ? source.readable.slice(span.start, span.end) : '';
    }),
  ].join(' ');
  return (
    !/(?<!\p{L})trä|(?<!\p{L})reg(?:el|lar)/iu.test(frame) &&
    /betong|tegel|(?<!\p{L})sten|leca|siporex/iu.test(frame)
  );
}

const work =
  /(?<!\p{L})(?:revs|rev|rivits|uppfördes?\s+ny(?:a|tt)?|byttes|bytte|bytts|utbytt|ersattes|ersatts|ersatt|byggdes\s+om|byggts\s+om|byggde\s+om|gjorde\s+om|ombyggd|ombyggt|gjordes\s+om|gjorts\s+om|monterades|åtgärdades|åtgärdats|åtgärdad)(?!\p{L})/iu;
const rebuiltWall =
  /(?<!\p{L})(?:\p{L}*fasad|\p{L}*puts|ytterv|vägg|konstruktion|två-?\s?steg|luftspalt|den|det)\p{L}*/iu;
const notAll =
  /(?<!\p{L})(?:inte|ej|aldrig|ska|skall|bör|måste|kan|planera\p{L}*|delvis|endast|bara|ena|gavel\p{L}*|norr\p{L}*|söder\p{L}*|västra|östra|norra|södra|några|grann\p{L}*|övriga)(?!\p{L})/iu;

/** True when a wall named in the texts was rebuilt whole: in the same sentence or in one of the two after it. */
export function isRebuilt({ sources }: Advert, quotes: readonly Quote[]): boolean {
  return quotes.some((quote) => {
    const source = sources.find(({ field }) => field === quote.field);
    if (!source) return false;
    const spans = sentences(source.text);
    const at = indexAround(spans, quote.start);
    return spans
      .slice(at, at + 3)
      .map((span) => source.readable.slice(span.start, span.end))
      .some(
        (text, index) =>
          work.test(text) &&
          !notAll.test(text) &&
          rebuiltWall.test(text) &&
          (index === 0 || /\d{4}|den|fasad|puts/iu.test(text)),
      );
  });
}

const measuring = /fukt-?(?:mät|utred|indik|protokoll|rapport|invent)\p{L}*/iu;
const measuredWall = /(?<!\p{L})(?:ytter)?vägg\p{L}*|(?<!\p{L})\p{L}*fasad\p{L}*|(?<!\p{L})puts\p{L}*|steg/iu;
const otherPlace =
  /(?<!\p{L})(?:\p{L}*källar|kryp|torpar|grund|bad|våt|dusch|vind|platta|golv|syll|kök)\p{L}*/iu;
const notMeasured =
  /(?<!\p{L})(?:ej|inte|ingen|inga|aldrig|utan|saknas?|saknar|bör|kan|ska|skall|rekommend\p{L}*|möjlig\p{L}*|avser|planera\p{L}*|före|innan)(?!\p{L})/iu;

/** The measurement of moisture in a wall that the advert tells of, with its latest year; null when it tells of none. */
export function measuredInWall({ sources, year }: Advert): { readonly year: number | null } | null {
  for (const source of sources)
    for (const span of sentences(source.text)) {
      const sentence = source.readable.slice(span.start, span.end);
      if (!measuring.test(sentence) || notMeasured.test(sentence)) continue;
      if (otherPlace.test(sentence) && !measuredWall.test(sentence)) continue;
      const years = [...sentence.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(Number).filter((one) => one <= year);
      return { year: years.length > 0 ? Math.max(...years) : null };
    }
  return null;
}
