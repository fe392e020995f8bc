import type { Part } from '../knowledge/life-lengths.js';
import { isPanelOnly, pipeHalfOf } from '../reading/parts/pieces.js';
import type { Work } from '../reading/work/work.types.js';

const pipes = {
  water: { house: ['Vattenrören', 'Vattenrör'], flat: ['Vattenstammarna', 'Vattenstammar'] },
  sewer: { house: ['Avloppsrören', 'Avloppsrör'], flat: ['Avloppsstammarna', 'Avloppsstammar'] },
} as const;

/** A part under the name of what was dated of it: the fuse panel of the wiring, the sewers of the pipes. */
export function namedBy(part: Part, work: Work): Part {
  if (isPanelOnly(work)) return { ...part, the: 'Elcentralen', name: 'Elcentral' };
  const half = pipeHalfOf(work);
  if (!half) return part;
  const [the, name] = pipes[half][part.the === 'Stammarna' ? 'flat' : 'house'];
  return { ...part, the, name };
}

/** What a dated piece leaves open of its part while no other of `all` tells of the part; undefined when nothing. */
export function leavesOpen(work: Work, all: readonly Work[]): string | undefined {
  const half = pipeHalfOf(work);
  const isWhole = (other: Work) =>
    other.part === work.part && (half ? pipeHalfOf(other) !== half : !isPanelOnly(other));
  if (all.some(isWhole)) return undefined;
  if (isPanelOnly(work)) return 'Elledningarnas ålder framgår inte.';
  return half && `${half === 'water' ? 'Avloppsrörens' : 'Vattenrörens'} ålder framgår inte.`;
}

/** An adjective in the form that the name of a part takes: of `ny`, `nytt` and `nya` for the roof `nytt`. */
export const agreeing = (
  { the, plural }: Pick<Part, 'the' | 'plural'>,
  [common, neuter, many]: readonly [common: string, neuter: string, many: string],
): string => (plural ? many : the.endsWith('t') ? neuter : common);
