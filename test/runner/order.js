/** Those with the longest files first: one that begins last would be waited for by workers that have nothing left. */
const projects = ['browser', 'security', 'e2e', 'slow', 'integration', 'component', 'architecture', 'unit'];

const rankOf = ({ context }) => projects.indexOf(context.config.displayName.name);

/**
 * @template {{ context: { config: { displayName: { name: string } } } }} T
 * @param {readonly T[]} tests @returns {T[]} by project, and as they were within each
 */
export const inOrder = (tests) => tests.toSorted((first, second) => rankOf(first) - rankOf(second));

/** What took longer the last time is waited for last. */
const SLOW_MS = 10_000;

/**
 * @template {{ path: string, duration?: number }} T `duration` in milliseconds, as the last run of the file took
 * @param {readonly T[]} tests
 * @param {readonly string[]} paths
 * @returns {T[]} in the order of the paths, but the slow ones last
 */
export function asGiven(tests, paths) {
  const places = new Map(paths.map((path, at) => [path, at]));
  const isSlow = ({ duration = 0 }) => Number(duration > SLOW_MS);
  const placeOf = ({ path }) => places.get(path) ?? paths.length;
  return tests.toSorted(
    (first, second) => isSlow(first) - isSlow(second) || placeOf(first) - placeOf(second),
  );
}
