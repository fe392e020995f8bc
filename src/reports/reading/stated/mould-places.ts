import type { Advert } from '../text/advert.js';
import { clauseAround } from '../text/clauses.js';
import { sentenceAround, type Quote, type Span } from '../text/sources.js';

const places = {
  attic: /(?<!\p{L})(?:\p{L}*vind(?!ruv|skiv|skydd|ögon)|råspont|takstol|underlagstak)\p{L}*/iu,
  crawlSpace: /(?<!\p{L})(?:krypgrund|kryprum|blindbotten|trossbotten)\p{L}*/iu,
  torpargrund: /(?<!\p{L})torpargrund\p{L}*/iu,
  basement: /(?<!\p{L})\p{L}*källar\p{L}*/iu,
  bathroom: /(?<!\p{L})(?:bad|dusch|våt)rum\p{L}*/iu,
} as const;
export type MouldPlace = keyof typeof places;

/** Where the mould of some places of the texts grows, in the order of the texts: by the clause, or by the sentence. */
export function mouldPlaces({ sources }: Advert, quotes: readonly Quote[]): MouldPlace[] {
  const named = quotes.flatMap((quote) => {
    const source = sources.find(({ field }) => field === quote.field);
    if (!source) return [];
    const placesIn = ({ start, end }: Span) =>
      (Object.keys(places) as MouldPlace[]).filter((place) =>
        places[place].test(source.readable.slice(start, end)),
      );
    const inClause = placesIn(clauseAround(source, quote.start));
    return inClause.length > 0 ? inClause : placesIn(sentenceAround(source, quote.start));
  });
  return [...new Set(named)];
}
