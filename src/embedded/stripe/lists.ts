import { z } from 'zod';
import { missing } from './api-error.js';
import { whole } from './form.js';

const moment = z.union([
  whole,
  z.strictObject({
    gt: whole.optional(),
    gte: whole.optional(),
    lt: whole.optional(),
    lte: whole.optional(),
  }),
]);

/** What every list takes. */
export const listParameters = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: moment.optional(),
};
export type ListParameters = z.output<z.ZodObject<typeof listParameters>>;

/** Whether a time is within what was asked for. @param at seconds since 1970 */
export function isWithin(at: number, wanted: ListParameters['created']): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return at === wanted;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = wanted;
  return at > gt && at >= gte && at < lt && at <= lte;
}

/**
 * One page of a list.
 * @param newestFirst all that fits the filters
 * @throws ApiError when the page begins at something unknown
 */
export function pageOf<T extends { readonly id: string }>(
  newestFirst: readonly T[],
  { limit = 10, starting_after: after, ending_before: before }: ListParameters,
  url: string,
) {
  const place = (id: string, param: string) => {
    const at = newestFirst.findIndex((one) => one.id === id);
    if (at === -1) throw missing('object', id, param, 400);
    return at;
  };
  const end = before === undefined ? undefined : place(before, 'ending_before');
  const start =
    end === undefined
      ? after === undefined
        ? 0
        : place(after, 'starting_after') + 1
      : Math.max(0, end - limit);
  const data = newestFirst.slice(start, end ?? start + limit);
  const hasMore = end === undefined ? start + limit < newestFirst.length : start > 0;
  return { object: 'list', data, has_more: hasMore, url };
}
