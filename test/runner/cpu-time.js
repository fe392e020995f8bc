import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100;

/**
 * Processor seconds of a process and of all below it, ended ones included as far as they were waited for; null where
 * there is no /proc.
 */
export function cpuSecondsOfTree(root) {
  if (!existsSync('/proc/self/stat')) return null;
  let ticks = 0;
  const waiting = [String(root)];
  for (let pid = waiting.pop(); pid; pid = waiting.pop()) {
    ticks += ticksIn(ifThere(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '');
    waiting.push(...childrenOf(pid));
  }
  return ticks / TICKS_PER_S;
}

/** Processor seconds of what a process has started and what runs still, and of all below that. */
export function cpuSecondsOfRunningChildren(parent) {
  if (!existsSync('/proc/self/stat')) return null;
  return childrenOf(parent).reduce((sum, child) => sum + cpuSecondsOfTree(child), 0);
}

/** Processor seconds of this process's children that have ended, and of theirs; null where there is no /proc. */
export function cpuSecondsOfEnded() {
  const stat = ifThere(() => readFileSync('/proc/self/stat', 'utf8'));
  return stat === undefined ? null : ticksIn(stat, 13) / TICKS_PER_S;
}

/**
 * The name of a program may hold spaces and brackets: what is wanted stands after its last bracket. Two fields from the
 * eleventh on are its own time, and two more that of its children that have ended.
 */
function ticksIn(stat, from = 11) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(from, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Each thread has the children that it started. */
function childrenOf(pid) {
  const tasks = `/proc/${pid}/task`;
  const threads = ifThere(() => readdirSync(tasks)) ?? [];
  return threads.flatMap((thread) => {
    const children = ifThere(() => readFileSync(`${tasks}/${thread}/children`, 'utf8')) ?? '';
    return children.split(' ').filter(Boolean);
  });
}

/** Processes and threads end while they are looked at; the parent of an ended one has its time. */
function ifThere(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * A measure as it reads once V8 has compiled what is measured: the first two readings count for nothing, and each one
 * after them is the least of three.
 * @param {() => number} measure
 * @returns {() => number}
 */
export function warmed(measure) {
  measure();
  measure();
  return () => Math.min(measure(), measure(), measure());
}

/**
 * Processor seconds of a fixed piece of work: how fast this machine is while it has other things to do. Sums of tests
 * are told in its terms, so that a slow or busy machine does not look like a slow test. Only a warm reading is one, see
 * `warmed`.
 */
export function yardstickSeconds() {
  const before = process.cpuUsage();
  const words = [];
  let state = 1;
  for (let at = 0; at < 20_000; at += 1) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    words.push(`${state % 9973}å${at}`);
  }
  const counts = new Map();
  for (const word of words.sort()) counts.set(word.slice(0, 4), (counts.get(word.slice(0, 4)) ?? 0) + 1);
  JSON.parse(JSON.stringify([...counts]));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A machine that is busy for a moment, or hung, gets no more. */
const MOST_PATIENCE = 5;

/** The same work by the clock: on a machine that has other things to do it takes longer than the processor. */
export function yardstickElapsed() {
  const start = performance.now();
  yardstickSeconds();
  return (performance.now() - start) / 1000;
}

/**
 * How many times as long as on the budget's machine a test may take here: at least 1, for deadlines are set for that one.
 * @param {number} usualSeconds what the yardstick takes there
 */
export function patienceOf(usualSeconds, measure = warmed(yardstickElapsed)) {
  const times = Math.round((measure() / usualSeconds) * 10) / 10;
  return Math.min(MOST_PATIENCE, Math.max(1, times));
}
