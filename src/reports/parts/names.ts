import type { Part } from '../knowledge/life-lengths.js';
import type { Work } from '../reading/work/work.types.js';

const panel = /(?<!\p{L})\p{L}*(?:central|skåp)\p{L}*/giu;
const wiring =
  /(?<!\p{L})el(?:en|system|ledning|stam|drag|stig|kab|nät|anlägg|install)\p{L}*|(?<!\p{L})el(?!\p{L})|ledning|kab(?:el|lar)|stigar/iu;
const water = /vatten/iu;
const sewer = /avlopp/iu;
const allPipes = /(?<!\p{L})(?:stammar(?:na)?|stamby\p{L}*|rör(?:en|stammar(?:na)?)?|vvs\p{L}*)(?!\p{L})/iu;

/** True where a work tells of the fuse panel alone, which says nothing of the wiring. */
export const isPanelOnly = ({ part, quote: { text } }: Pick<Work, 'part' | 'quote'>): boolean =>
  part === 'electrical' && text.search(panel) >= 0 && !wiring.test(text.replace(panel, ' '));

/** Which half of the pipes a work tells of; undefined for both. */
function halfOf({ part, quote }: Pick<Work, 'part' | 'quote'>): 'water' | 'sewer' | undefined {
  if (part !== 'pipes' || allPipes.test(quote.text)) return undefined;
  const [isWater, isSewer] = [water.test(quote.text), sewer.test(quote.text)];
  if (isWater === isSewer) return undefined;
  return isWater ? 'water' : 'sewer';
}

const pipes = {
  water: { house: ['Vattenrören', 'Vattenrör'], flat: ['Vattenstammarna', 'Vattenstammar'] },
  sewer: { house: ['Avloppsrören', 'Avloppsrör'], flat: ['Avloppsstammarna', 'Avloppsstammar'] },
} as const;

/** A part under the name of what was dated of it: the fuse panel of the wiring, the sewers of the pipes. */
export function namedBy(part: Part, work: Work): Part {
  if (isPanelOnly(work)) return { ...part, the: 'Elcentralen', name: 'Elcentral' };
  const half = halfOf(work);
  if (!half) return part;
  const [the, name] = pipes[half][part.the === 'Stammarna' ? 'flat' : 'house'];
  return { ...part, the, name };
}

/** What a dated piece leaves open of its part while no other of `all` tells of the part; undefined when nothing. */
export function leavesOpen(work: Work, all: readonly Work[]): string | undefined {
  const half = halfOf(work);
  const isWhole = (other: Work) =>
    other.part === work.part && (half ? halfOf(other) !== half : !isPanelOnly(other));
  if (all.some(isWhole)) return undefined;
  if (isPanelOnly(work)) return 'Elledningarnas ålder framgår inte.';
  return half && `${half === 'water' ? 'Avloppsrörens' : 'Vattenrörens'} ålder framgår inte.`;
}
