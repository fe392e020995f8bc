import type { Euphemism, MissingInfoDetail } from '../analysis-result.schema.js';
import { phraseById } from '../knowledge/euphemisms/euphemisms.js';
import { unbuiltIn } from '../reading/home/unbuilt.js';
import type { Context } from '../facts/context.js';
import type { NeededPart } from '../parts/judged-parts.js';
import { isStatedBeside } from '../reading/wordings/euphemisms/beside.js';
import { euphemismsIn, type Used } from '../reading/wordings/euphemisms/euphemisms.js';
import { quoted, reference } from '../facts/evidence.js';

/** More phrases would be a second advert to read; no advert that we know has half as many. */
const mostPhrases = 40;
/** Places of one phrase that are quoted: of more, their number says it. */
const mostQuotes = 5;

/** Phrases of estate agents' Swedish in the advert, with what each can mean: the first forty of its text. */
export const readEuphemisms = (context: Context): Euphemism[] => usedPhrases(context).map(euphemismOf);

function usedPhrases(context: Context): Used[] {
  const unfit = new Set(isBuiltOpen(context) ? ['open-plan'] : []);
  return euphemismsIn(context, unfit).slice(0, mostPhrases);
}

function euphemismOf({ id, quotes }: Used): Euphemism {
  const { meaning, question, source } = phraseById(id);
  return {
    word: quotes[0].text,
    meaning: `Kan betyda ${meaning}.`,
    question,
    occurrences: quotes.length,
    evidence: [...quotes.slice(0, mostQuotes).map(quoted), reference('euphemisms', id, source)],
  };
}

/**
 * The phrases that hide something of this home, the telling ones first: without those that can hide nothing, whose fact
 * stands as a figure beside them, or whose facts are all known.
 * @param found the phrases that the report knows, as `readEuphemisms` gives them
 * @param open the facts that the advert and its documents do not tell
 */
export function tellingEuphemisms(
  context: Context,
  found: readonly Euphemism[],
  open: readonly MissingInfoDetail[],
  parts: readonly NeededPart[],
): Euphemism[] {
  const isOpen = (fact: string): boolean =>
    open.some(({ field }) => field === fact) ||
    (partNames.has(fact) && !parts.some(({ id, judged }) => id === fact && judged));
  return usedPhrases(context)
    .filter(({ quotes }) => found.some(({ word }) => word === quotes[0].text))
    .map(({ id, quotes }) => ({
      phrase: phraseById(id),
      quotes: quotes.filter((quote) => !isStatedBeside(id, quote, context.sources)),
    }))
    .filter(({ phrase: { tells, hides } }) => tells > 0 && (hides.length === 0 || hides.some(isOpen)))
    .toSorted((a, b) => b.phrase.tells - a.phrase.tells)
    .flatMap(({ phrase: { id }, quotes: [first, ...others] }) =>
      first ? [euphemismOf({ id, quotes: [first, ...others] })] : [],
    );
}

/** What phrases stand in for that is a part of the home. */
const partNames: ReadonlySet<string> = new Set<NeededPart['id']>([
  'bathroom',
  'kitchen',
  'plumbingAndElectrical',
]);

/** Homes from this year on were built with open plans. */
const openSince = 2000;

/** True where an open plan is how the home was built: no wall has been taken away. */
export const isBuiltOpen = (context: Context): boolean =>
  (context.listing.yearBuilt ?? 0) >= openSince || unbuiltIn(context) !== null;
