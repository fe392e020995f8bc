import type { Euphemism } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { quoted } from '../../facts/evidence.js';
import { askOf, type AskRow } from '../../knowledge/questions/asks/ask.types.js';
import type { Thing } from '../../knowledge/questions/things/thing.types.js';
import { things } from '../../knowledge/questions/things/things.js';
import { answersForBuilding } from '../../reading/home/home.js';
import type { Quote } from '../../reading/text/sources.js';
import { tellsOfThing } from '../../reading/wordings/things/told.js';
import { thingIn } from '../../reading/wordings/things/things.js';
import type { Candidate } from './candidate.js';
import { whomHere } from './whom-here.js';

/**
 * What to ask of each thing that the advert names and that only some homes have.
 * @param asked questions that ask better of the same: of a flag, a dated part or an unknown age
 * @param phrases what the broker's words hide: what is asked of a word is not asked of it again
 */
export function fromThings(
  context: Context,
  asked: readonly Candidate[],
  phrases: readonly Euphemism[],
): Candidate[] {
  const known = new Set(asked.flatMap(({ kind, covers }) => [kind, ...covers]));
  const hiding = new Set(phrases.map(({ word }) => word.toLowerCase()));
  return [...things].flatMap(([id, thing]) => {
    const quote = suits(context, thing) ? thingIn(context.sources, id) : undefined;
    if (quote === undefined || hiding.has(quote.text.toLowerCase())) return [];
    const row = openAsk(thing, quote);
    if (row === undefined) return [];
    const { question, good, bad, whom, covers } = askOf(row);
    if (covers.some((one) => known.has(one))) return [];
    return [
      {
        kind: `thing ${id}`,
        covers,
        turns: false,
        stake: thing.stake,
        category: thing.category,
        question,
        context: thing.why,
        good,
        bad,
        whom: whomHere(context, whom),
        isOwn: thing.isCommon !== true,
        evidence: [quoted(quote)],
      },
    ];
  });
}

/** What is left to ask after what the advert tells of the thing. */
function openAsk({ ask, settled }: Thing, quote: Quote): AskRow | undefined {
  if (!settled) return ask;
  const [by, left] = settled;
  return tellsOfThing(quote, by) ? left : ask;
}

function suits({ home, listing, year }: Context, { only, notWithin, alsoRented }: Thing): boolean {
  if (home.form === 'plot' || (home.tenure === 'rental' && !alsoRented)) return false;
  if (notWithin !== undefined && listing.yearBuilt !== undefined && year - listing.yearBuilt < notWithin)
    return false;
  return only === undefined || answersForBuilding(home) === (only === 'property');
}
