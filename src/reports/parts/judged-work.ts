import { pushTo } from '../../shared/push-to.js';
import type { PartId } from '../knowledge/life-lengths.js';
import type { Context } from '../facts/context.js';
import { latest } from '../reading/work/work.js';
import type { Work } from '../reading/work/work.types.js';

const told = ['done', 'original'] as const;
/** Separate rooms and halves that one part id stands for; each has an age of its own. */
const pieces: Readonly<Partial<Record<PartId, readonly RegExp[]>>> = {
  bathroom: [
    /övre|övervån|uppe|vindsvån/iu,
    /nedre|nere|entré|botten|markplan/iu,
    /källar|suterräng|souterräng/iu,
    /gäst/iu,
  ],
  pipes: [/vatten(?!.*avlopp)/iu, /avlopp(?!.*vatten)/iu],
  electrical: [/central|skåp/iu],
};

/** Which of its part's rooms or halves a work names last; −1 for none. */
export function pieceOf({ part, quote }: Work): number {
  const at = (pieces[part] ?? []).map((kind) => quote.text.search(kind));
  const last = Math.max(-1, ...at);
  return last < 0 ? -1 : at.indexOf(last);
}

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
