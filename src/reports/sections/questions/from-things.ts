import type { Euphemism } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { quoted } from '../../facts/evidence.js';
import { askOf } from '../../knowledge/questions/asks/ask.types.js';
import type { Thing } from '../../knowledge/questions/things/thing.types.js';
import { things } from '../../knowledge/questions/things/things.js';
import { answersForBuilding } from '../../reading/home/home.js';
import { standsOn } from '../../reading/parts/foundation.js';
import type { Quote } from '../../reading/text/sources.js';
import { isShared, isThingId, thingIn, type ThingId } from '../../reading/wordings/things/things.js';
import type { Candidate } from './candidate.js';
import { whomHere } from './whom-here.js';

/** How the kind of a question about a thing begins. */
const thingKind = 'thing ';

/** The thing that a question of this kind is about; undefined for another kind. */
export function thingOf(kind: string): ThingId | undefined {
  const id = kind.startsWith(thingKind) ? kind.slice(thingKind.length) : '';
  return isThingId(id) ? id : undefined;
}

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
    const quote = suits(context, thing)
      ? thingIn(context.sources, id, (one) => isOfThisHome(context, thing, one))
      : undefined;
    if (quote === undefined || hiding.has(quote.text.toLowerCase())) return [];
    const { question, good, bad, whom, covers } = askOf(thing.ask);
    if (covers.some((one) => known.has(one))) return [];
    return [
      {
        kind: `${thingKind}${id}`,
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

/** A house of an association has what it has alone, unless the advert says that it is shared; a flat may have either. */
function isOfThisHome({ home }: Context, { whose }: Thing, quote: Quote): boolean {
  if (whose === undefined || (home.tenure === 'owned' && home.form !== 'flat')) return true;
  if (whose === 'own') return !isShared(quote);
  return home.form !== 'house' || isShared(quote);
}

function suits(context: Context, { only, notWithin, alsoRented, needs }: Thing): boolean {
  const { home, listing, year } = context;
  if (needs !== undefined && !standsOn(context, needs)) return false;
  if (home.form === 'plot' || (home.tenure === 'rental' && !alsoRented)) return false;
  if (notWithin !== undefined && listing.yearBuilt !== undefined && year - listing.yearBuilt < notWithin)
    return false;
  return only === undefined || answersForBuilding(home) === (only === 'property');
}
