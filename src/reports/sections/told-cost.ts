import { workCost } from '../facts/work-cost.js';
import type { Context, Flag } from '../facts/context.js';
import { needsNoDrainage } from '../parts/building-year.js';
import { risks } from '../risks/told/risks.js';

const workOf = new Map(
  risks.flatMap(({ id, tells }) =>
    tells.flatMap(({ title, cost }) => (cost ? [[`${id} ${title}`, cost] as const] : [])),
  ),
);

/** What the learned reader told, with the sum of the work that mends it where that is one work with a price. */
export const withToldCost =
  (context: Context) =>
  (flag: Flag): Flag => {
    const work = workOf.get(`${flag.rule} ${flag.title}`);
    if (!work || (work === 'drainage' && needsNoDrainage(context))) return flag;
    const priced = workCost(context, work);
    if (!priced) return flag;
    return { ...flag, estimatedCost: priced.cost, evidence: [...flag.evidence, ...priced.evidence] };
  };
