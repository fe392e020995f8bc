import { clauseAround } from '../../reading/text/clauses.js';
import type { Context } from '../../facts/context.js';
import { sentenceAround, sentences, type Quote } from '../../reading/text/sources.js';

const places = [
  [/(?<!\p{L})(?:\p{L}*vind(?!ruv|skiv|skydd|ögon)|råspont|takstol|underlagstak)\p{L}*/iu, 'på vinden'],
  [/(?<!\p{L})(?:krypgrund|kryprum|blindbotten|trossbotten)\p{L}*/iu, 'i krypgrunden'],
  [/(?<!\p{L})torpargrund\p{L}*/iu, 'i torpargrunden'],
  [/(?<!\p{L})\p{L}*källar\p{L}*/iu, 'i källaren'],
  [/(?<!\p{L})(?:bad|dusch|våt)rum\p{L}*/iu, 'i badrummet'],
] as const;

/** Where the mould of some places of the texts grows: `på vinden och i krypgrunden`; null when they do not say. */
export function mouldPlaces({ sources }: Context, quotes: readonly Quote[]): string | null {
  const named = new Set(
    quotes.flatMap((quote) => {
      const source = sources.find(({ field }) => field === quote.field);
      if (!source) return [];
      const read = ({ start, end }: { start: number; end: number }) => source.readable.slice(start, end);
      const inText = (text: string) =>
        places.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []));
      const inClause = inText(read(clauseAround(source, quote.start)));
      return inClause.length > 0 ? inClause : inText(read(sentenceAround(source, quote.start)));
    }),
  );
  return named.size === 0 ? null : [...named].slice(0, 2).join(' och ');
}

const measuring = /fukt-?(?:mät|utred|indik|protokoll|rapport|invent)\p{L}*/iu;
const wall = /(?<!\p{L})(?:ytter)?vägg\p{L}*|(?<!\p{L})\p{L}*fasad\p{L}*|(?<!\p{L})puts\p{L}*|steg/iu;
const otherPlace =
  /(?<!\p{L})(?:\p{L}*källar|kryp|torpar|grund|bad|våt|dusch|vind|platta|golv|syll|kök)\p{L}*/iu;
const notDone =
  /(?<!\p{L})(?:ej|inte|ingen|inga|aldrig|utan|saknas?|saknar|bör|kan|ska|skall|rekommend\p{L}*|möjlig\p{L}*|avser|planera\p{L}*|före|innan)(?!\p{L})/iu;

/** From so many years on a measurement of moisture says little of today. Our own limit. */
const oldMeasurement = 3;

/** What to do about a wall whose moisture the advert says was measured; null when it names no such measurement. */
export function wallMeasured({ sources, year }: Context): string | null {
  for (const source of sources)
    for (const span of sentences(source.text)) {
      const sentence = source.readable.slice(span.start, span.end);
      if (!measuring.test(sentence) || notDone.test(sentence)) continue;
      if (otherPlace.test(sentence) && !wall.test(sentence)) continue;
      const years = [...sentence.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(Number).filter((one) => one <= year);
      const measured = years.length > 0 ? Math.max(...years) : null;
      const age = measured === null ? 0 : year - measured;
      return (
        `Läs protokollet från fuktmätningen${measured === null ? '' : ` ${measured}`}` +
        (age >= oldMeasurement ? `, och låt mäta igen före bud eftersom den är ${age} år gammal` : '') +
        '. Fråga om alla väggar mättes, och ta in pris på ombyggnad.'
      );
    }
  return null;
}
