import type { Evidence } from '../analysis-result.schema.js';
import { anyRoof } from '../knowledge/materials.js';
import { parts, type Part } from '../knowledge/life-lengths.js';
import { doubtOf } from './age-doubt.js';
import type { Context } from '../facts/context.js';
import { computed, quoted, reference } from '../facts/evidence.js';
import { judgedBy } from './judged-work.js';
import { withMaterial } from './material.js';
import { fromWhen } from '../reading/work/work.js';

/** Years left from which a part is to be watched. */
export const SOON = 5;

/** A roof of a material that nobody states: past the longest life of any, or well within the shortest. */
export function unnamedRoof(context: Context, part: Part, age: number): Part | null {
  const longest = withMaterial(context, part, 'longest');
  if (longest && age >= longest.life) return longest;
  const shortest = withMaterial(context, part, 'shortest');
  return shortest && shortest.life - age > SOON ? shortest : null;
}

/** A dated roof near the end of the shortest life but not of the longest: to be watched until its material is known. */
export function roofByMaterial(context: Context): { reason: string; evidence: Evidence[] } | null {
  const part = parts.find(({ id }) => id === 'roof');
  const work = part && judgedBy(context, 'roof');
  const shortest = part && withMaterial(context, part, 'shortest');
  if (!work || !shortest || withMaterial(context, part)) return null;
  const age = context.year - work.to;
  const [least, most] = [anyRoof.shortest - age, anyRoof.longest - age];
  if (least < 0 || least > SOON || doubtOf(context, work, () => true, anyRoof.longest)) return null;
  return {
    reason:
      `Enligt annonsen är taket från ${fromWhen(work)}, men materialet framgår inte. Av livslängden återstår omkring ` +
      `${least} år om det är takpapp på ett platt tak och ${most} år om det är plåt. Fråga vad taket är gjort av.`,
    evidence: [
      quoted(work.quote),
      reference('life-lengths', anyRoof.row, shortest.source),
      computed(
        'kortaste livslängd − (i år − senaste år)',
        { life: anyRoof.shortest, year: context.year, lastDone: work.to, age },
        least,
        'år',
      ),
      computed(
        'längsta livslängd − (i år − senaste år)',
        { life: anyRoof.longest, year: context.year, lastDone: work.to, age },
        most,
        'år',
      ),
    ],
  };
}
