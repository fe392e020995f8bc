import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, words, type Quote } from '../text/sources.js';

/** What tells of a part without any year. */
export type Sign = 'crawlSpace' | 'eternitFacade' | 'eternitRoof' | 'blueConcrete' | 'electricHeating';

interface Wording {
  readonly pattern: RegExp;
  /** The field that it must stand in; any text when absent. */
  readonly field?: string;
}

/** In order: the first wording that stands in the texts holds. */
const wordings: Readonly<Record<Sign, readonly Wording[]>> = {
  crawlSpace: [
    { pattern: words(String.raw`(?:uteluftsventilerad\s+)?kryp(?:rums)?grund\p{L}*|torpargrund\p{L}*`) },
  ],
  eternitFacade: [
    { field: 'facade', pattern: words(String.raw`eternit(?!tak)\p{L}*`) },
    /** `Fasad i eternit`, `eternitplattor på fasaden`; not `fasad i trä, tak av eternit`. */
    {
      pattern: words(
        String.raw`(?<=(?:fasad|vägg)\p{L}*[\s,]{1,5}(?:(?!tak|där|och)\p{L}+[\s,]{1,5}){0,6})eternit(?!tak)\p{L}*|eternit(?:fasad\p{L}*|(?:plattor|skivor)?\s+på\s+fasad\p{L}*)`,
      ),
    },
  ],
  eternitRoof: [
    { field: 'roof', pattern: words(String.raw`eternit\p{L}*`) },
    /** `Taket är av eternit`, `eternitskivor på taket`; not `tak av plåt och eternit på fasaden`. */
    {
      pattern: words(
        String.raw`(?<=tak(?:et)?[\s,]{1,5}(?:(?!fasad|där|och)\p{L}+[\s,]{1,5}){0,6})eternit\p{L}*|eternit(?:tak\p{L}*|(?:plattor|skivor)?\s+på\s+tak(?:et)?)`,
      ),
    },
  ],
  blueConcrete: [{ pattern: words(String.raw`blåbetong\p{L}*`) }],
  /** Straight from the mains, without water in between: `direktel`, `elradiatorer`. */
  electricHeating: [
    {
      pattern: words(
        String.raw`direktverkande(?:\s+(?:el\p{L}*|radiatorer))?|direktel|el-?radiatorer(?:na)?|el\s*[,(/]\s*direktverkande`,
      ),
    },
  ],
};

/** Where the advert states a sign of this home. */
export function signIn({ sources }: Advert, sign: Sign): Quote | undefined {
  for (const { pattern, field } of wordings[sign]) {
    const quote = findAll(sources, pattern).find(
      (hit) => (!field || field === hit.field) && standingOf(sources, hit) === 'stated',
    );
    if (quote) return quote;
  }
  return undefined;
}
