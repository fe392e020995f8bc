import type { Euphemism } from '../analysis-result.schema.js';
import { phraseById } from '../knowledge/euphemisms/euphemisms.js';
import { unbuiltIn } from '../reading/home/unbuilt.js';
import type { Context } from '../facts/context.js';
import { euphemismsIn } from '../reading/wordings/euphemisms/euphemisms.js';
import { quoted, reference } from '../facts/evidence.js';

/** More phrases would be a second advert to read; no advert that we know has half as many. */
const mostPhrases = 40;
/** Places of one phrase that are quoted: of more, their number says it. */
const mostQuotes = 5;

/** Phrases of estate agents' Swedish in the advert, with what each can mean: the first forty of its text. */
export function readEuphemisms(context: Context): Euphemism[] {
  const unfit = new Set(isBuiltOpen(context) ? ['open-plan'] : []);
  return euphemismsIn(context, unfit)
    .slice(0, mostPhrases)
    .map(({ id, quotes }) => {
      const { meaning, question, source } = phraseById(id);
      return {
        word: quotes[0].text,
        meaning: `Kan betyda ${meaning}.`,
        question,
        occurrences: quotes.length,
        evidence: [...quotes.slice(0, mostQuotes).map(quoted), reference('euphemisms', id, source)],
      };
    });
}

/** Homes from this year on were built with open plans. */
const openSince = 2000;

/** True where an open plan is how the home was built: no wall has been taken away. */
export const isBuiltOpen = (context: Context): boolean =>
  (context.listing.yearBuilt ?? 0) >= openSince || unbuiltIn(context) !== null;
