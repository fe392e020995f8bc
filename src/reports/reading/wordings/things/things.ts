import { homeHas, standingOf } from '../../assertion/standing.js';
import { findAll, words, type Quote, type TextSource } from '../../text/sources.js';
import { buildingThings } from './building.js';
import { outsideThings } from './outside.js';
import { roomThings } from './rooms.js';
import { sharedThings } from './shared.js';

/** How adverts name what only some homes have. */
export const thingWords = { ...buildingThings, ...roomThings, ...outsideThings, ...sharedThings };

const patterns = new Map(Object.entries(thingWords).map(([id, text]) => [id, words(text)]));

/** Only offered as a thought: a room that can be made. */
const onlyThought: ReadonlySet<string> = new Set(['extraRoom']);

/** The first place where the texts say that this home has the thing. */
export function thingIn(sources: readonly TextSource[], id: string): Quote | undefined {
  const pattern = patterns.get(id);
  if (!pattern) return undefined;
  return findAll(sources, pattern).find((quote) =>
    onlyThought.has(id) ? standingOf(sources, quote) !== 'denied' : homeHas(sources, quote),
  );
}
