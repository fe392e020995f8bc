import { pushTo } from '../../shared/push-to.js';
import type { PartId } from '../knowledge/life-lengths.js';
import type { Context } from '../facts/context.js';
import { pieceOf } from '../reading/parts/pieces.js';
import { latest } from '../reading/work/work.js';
import type { Work } from '../reading/work/work.types.js';

const told = ['done', 'original'] as const;

/** The work that a part is judged by: of each room or half the latest, and of these the oldest. */
export function judgedBy({ work }: Context, part: PartId): Work | undefined {
  const groups = new Map<number, Work[]>();
  for (const item of work) {
    if (item.part !== part) continue;
    const kind = pieceOf(item);
    pushTo(groups, kind, item);
  }
  const each = [...groups].flatMap(([kind, items]) => {
    const newest = latest(items, part, told);
    return newest ? [{ kind, newest }] : [];
  });
  const whole = each.find(({ kind, newest }) => kind < 0 && part !== 'bathroom' && newest.state === 'done');
  return each
    .map(({ newest }) => newest)
    .filter((item) => !whole || item.to >= whole.newest.to)
    .sort((a, b) => a.to - b.to)[0];
}
