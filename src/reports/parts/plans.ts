import type { Context } from '../facts/context.js';
import { replacementsAhead } from '../reading/parts/replacements.js';
import type { Quote } from '../reading/text/sources.js';
import type { Work } from '../reading/work/work.types.js';

/**
 * Where the advert tells of a replacement of a part ahead, though the part was already worked on: what was done did not
 * cover all of it. A plan for the time when the part's life (`life`, years) is over takes nothing from the work.
 */
export function planAfter(context: Context, work: Work, life: number): Quote | undefined {
  const isSooner = (year: number) => year >= context.year && year < work.to + life - nearEnd;
  const dated = context.work.find(
    (other) => other.part === work.part && other.state === 'planned' && isSooner(other.from),
  );
  if (dated) return dated.quote;
  const told = replacementsAhead(context, work.part);
  return told.find(({ years }) => years.length === 0 || years.some(isSooner))?.quote;
}

/** Years before the end of its life from which a plan for a part is no more than its time come. */
const nearEnd = 5;
