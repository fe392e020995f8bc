import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, clauseIn, quoteIn, type Statement } from './statements.js';
import { isOfNeighbours } from './time.js';

const plan = String.raw`underhållsplan(?:en)?`;
const noPlan = words(
  String.raw`(?:saknar|ingen|inte\s+någon|utan|(?:har|finns)\s+(?:inte|ej|ännu\s+ingen))\s+(?:\p{L}+\s+){0,2}?${plan}|${plan}\s*(?:[:?]\s*(?:nej|saknas|ej)|saknas|finns\s+(?:ej|inte)|är\s+(?:inte|ej)\s+(?:upprättad|gjord|klar|framtagen))`,
);
const planToCome = words(
  String.raw`${plan}\s+(?:(?:är|som|håller|just|nu)\s+){0,3}(?:på\s+(?:att\s+tas\s+fram|gång|väg)|under\s+(?:framtagande|arbete|upprättande|uppdatering)|tas\s+fram|ska(?:ll)?\s+(?:tas\s+fram|upprättas|göras)|upprättas|arbetas\s+fram)|(?:ta|tar|arbetar|jobbar)\s+(?:\p{L}+\s+){0,3}?fram\s+(?:\p{L}+\s+){0,2}?${plan}|(?:upprättar|beställt|beställer)\s+(?:en\s+)?(?:ny\s+)?${plan}`,
);

/** Where the texts say that the association has no plan for its upkeep, or that one is being made. */
export function planGapIn(advert: Advert): { readonly quote: Quote; readonly isComing: boolean } | null {
  const missing = firstOwn(advert, noPlan);
  const quote = missing ?? firstOwn(advert, planToCome);
  return quote ? { quote, isComing: !missing } : null;
}

const premises = String.raw`(?:butiks|kontors|hyres|affärs|restaurang|närings)?lokal(?:en|er|erna)?`;
const empty = words(
  String.raw`${premises}\s+(?:\p{L}+\s+){0,4}?(?:tom(?:ma|t)?|outhyrd(?:a)?|vakant(?:a)?|uppsag(?:d|da|ts))|(?:tom(?:ma)?|outhyrd(?:a)?|vakant(?:a)?)\s+(?:\p{L}+\s+)?${premises}|${premises}[^.!?\n]{0,50}\s(?:saknar\s+hyresgäst|utan\s+hyresgäst)|vakans(?:en|er|erna)?`,
);
const filled =
  /(?<!\p{L})(?:fullt?\s+uthyrd\p{L}*|inga|ingen|inte|ej|aldrig|tidigare|har\s+varit|stod|fylld\p{L}*|ny\s+hyresgäst|nu\s+uthyrd\p{L}*|åter\s+uthyrd\p{L}*|styrelse\p{L}*|kassör\p{L}*|risk\p{L}*|grann\p{L}*)(?!\p{L})/iu;

/** Where the texts say that the association has premises without a tenant. */
export const emptyPremisesIn = (advert: Advert): Quote | undefined =>
  firstOf(advert, empty, (_, statement, at) => {
    const clause = clauseIn(statement, at);
    return !filled.test(statement.text.slice(clause.start, clause.end)) && !isOfNeighbours(statement, at);
  });

/** The first place of this home's own association; its standing shows neighbours and what is only thought of. */
const firstOwn = (advert: Advert, pattern: RegExp): Quote | undefined =>
  firstOf(advert, pattern, (quote) => {
    const standing = standingOf(advert.sources, quote);
    return standing !== 'elsewhere' && standing !== 'hypothetical';
  });

function firstOf(
  advert: Advert,
  pattern: RegExp,
  holds: (quote: Quote, statement: Statement, at: number) => boolean,
): Quote | undefined {
  for (const statement of allStatements(advert)) {
    for (const match of statement.text.matchAll(pattern)) {
      const quote = quoteIn(statement, match.index, match.index + match[0].length);
      if (holds(quote, statement, match.index)) return quote;
    }
  }
  return undefined;
}
