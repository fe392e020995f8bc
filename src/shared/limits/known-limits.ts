import type { Limits } from './limits.service.js';

const known = new Map<string, Limits>();

/** Makes limits known by their act, so that a name in `LIMITS` can be told from a typing error. */
export function defineLimits<Key extends string, Defined extends Limits<Key>>(
  limits: Defined & Limits<Key>,
): Defined {
  known.set(limits.act, limits);
  return limits;
}

/** Each number that `LIMITS` may name, as `act.key`. */
export function limitNames(): string[] {
  return [...known.values()].flatMap(({ act, keys }) => Object.keys(keys).map((key) => `${act}.${key}`));
}
