import type { Euphemism } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { quoted } from '../../facts/evidence.js';
import { askOf } from '../../knowledge/questions/asks/ask.types.js';
import type { Thing } from '../../knowledge/questions/things/thing.types.js';
import { things } from '../../knowledge/questions/things/things.js';
import { answersForBuilding } from '../../reading/home/home.js';
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
    const { question, good, bad, whom, covers } = askOf(thing.ask);
    if (!suits(context, thing) || covers.some((one) => known.has(one))) return [];
    const quote = thingIn(context.sources, id);
    if (quote === undefined || hiding.has(quote.text.toLowerCase())) return [];
    return [
      {
        kind: `thing ${id}`,
        covers,
        turns: false,
        stake: thing.stake,
        category: thing.category,
        question,
        context: `Frågan gäller det som annonsen kallar ”${quote.text}”.`,
        good,
        bad,
        whom: whomHere(context, whom),
        isOwn: thing.isCommon !== true,
        evidence: [quoted(quote)],
      },
    ];
  });
}

function suits({ home, listing, year }: Context, { only, notWithin, alsoRented }: Thing): boolean {
  if (home.form === 'plot' || (home.tenure === 'rental' && !alsoRented)) return false;
  if (notWithin !== undefined && listing.yearBuilt !== undefined && year - listing.yearBuilt < notWithin)
    return false;
  return only === undefined || answersForBuilding(home) === (only === 'property');
}
