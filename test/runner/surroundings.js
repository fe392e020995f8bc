/**
 * What all files of a worker share of its process, and each has to leave as it was.
 * @typedef {{ env: Readonly<Record<string, string>>, folder: string, exitCode: unknown,
 *   listeners: ReadonlyMap<string | symbol, readonly Function[]> }} Surroundings
 */

/** @returns {Surroundings} */
export const surroundings = () => ({
  env: { ...process.env },
  folder: process.cwd(),
  exitCode: process.exitCode,
  listeners: new Map(process.eventNames().map((name) => [name, process.rawListeners(name)])),
});

/** Listeners of what stays in this worker, and variables that came with it. */
const kept = { listeners: new Set(), env: new Map() };

/**
 * Does what stays: what it listens to of the process, and what it sets there, belongs to the worker from then on.
 * @template T @param {() => Promise<T>} act @returns {Promise<T>}
 */
export async function keeping(act) {
  const before = surroundings();
  const done = await act();
  const after = surroundings();
  for (const listener of allOf(after)) if (!allOf(before).includes(listener)) kept.listeners.add(listener);
  for (const [name, value] of Object.entries(after.env))
    if (before.env[name] !== value) kept.env.set(name, value);
  return done;
}

const allOf = ({ listeners }) => [...listeners.values()].flat();

/**
 * A sentence for each thing that differs, but for what is kept.
 * @param {Surroundings} before @param {Surroundings} after
 * @returns {string[]}
 */
export function differences(before, after) {
  const said = [];
  for (const name of new Set([...Object.keys(before.env), ...Object.keys(after.env)]))
    if (before.env[name] !== after.env[name] && !isKept(name, after.env[name]))
      said.push(`process.env.${name} was ${before.env[name]} and is ${after.env[name]}`);
  for (const what of ['folder', 'exitCode'])
    if (before[what] !== after[what]) said.push(`the ${what} was ${before[what]} and is ${after[what]}`);
  said.push(...listenersBeyond(before, after).map((each) => `process listens by one more: ${each}`));
  said.push(...listenersBeyond(after, before).map((each) => `process listens no more: ${each}`));
  return said;
}

const isKept = (name, value) => kept.env.has(name) && kept.env.get(name) === value;

/** Those of the second that the first has not. */
const listenersBeyond = (first, second) =>
  [...second.listeners].flatMap(([name, listeners]) =>
    listeners
      .filter((listener) => !kept.listeners.has(listener) && !first.listeners.get(name)?.includes(listener))
      .map((listener) => `${String(name)} ${shortOf(listener)}`),
  );

/** A listener of `once` is wrapped. */
const shortOf = (listener) =>
  String(listener.listener ?? listener)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 100);
