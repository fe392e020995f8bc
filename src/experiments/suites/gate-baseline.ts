import { statesIn, type Baseline } from './baseline.js';
import type { Changes, JudgedRun } from './suite.types.js';
import { counted, someOf } from './wording.js';

type Held = Omit<JudgedRun, 'gate'>;

/** More than this share of a baseline's cases that cannot be compared, and nobody can tell. */
const bearable = 0.1;

/** What keeps a run from being held against its baseline. English, a line each. */
export interface Gaps {
  /** Why nobody can tell whether it is worse. */
  readonly reasons: readonly string[];
  /** What limits the answer. */
  readonly notes: readonly string[];
}

/**
 * Which parts of the baseline the run cannot be held against: who rewrites or deletes what fails must not pass. Of a run of
 * a part of its suite only what was asked counts.
 */
export function gapsIn(held: Held, baseline: Baseline): Gaps {
  const { run, against } = held;
  const ids = run.variants.map(({ id }) => id);
  const gone = run.isPart ? [] : Object.keys(baseline.variants).filter((id) => !ids.includes(id));
  const each = ids.map((id): Gaps => {
    const changes = against?.changes[id];
    if (changes) return gapsOf(held, baseline, id, changes);
    const reason = `${id}: the baseline ${baseline.runId} has no such variant, so nothing of it was compared`;
    return { reasons: [reason], notes: [] };
  });
  return {
    reasons: [
      ...each.flatMap(({ reasons }) => reasons),
      ...gone.map((id) => `${id}: this variant of the baseline ${baseline.runId} is gone`),
    ],
    notes: each.flatMap(({ notes }) => notes),
  };
}

function gapsOf({ run, cases }: Held, baseline: Baseline, id: string, changes: Changes): Gaps {
  const { compared, rewritten, onlyAfter } = changes;
  const gone = run.isPart ? [] : changes.onlyBefore;
  const before = statesIn(baseline, id);
  const known = before.size - changes.onlyBefore.length + gone.length;
  // So many errors as the suite bears are not held against the run once more.
  const borne = cases.filter(
    ({ variant, state, case: name }) =>
      variant === id && state === 'error' && before.has(name) && !rewritten.includes(name),
  ).length;
  const missed = known - compared - borne;
  const why = [
    ...(rewritten.length > 0 ? [`rewritten: ${someOf(rewritten)}`] : []),
    ...(gone.length > 0 ? [`gone: ${someOf(gone)}`] : []),
  ];
  const unjudged = missed - rewritten.length - gone.length;
  if (unjudged > 0) why.push(`not judged there: ${unjudged}`);
  const gap = `${missed} of ${counted(known, 'case')} of the baseline could not be compared (${why.join('; ')})`;
  const isNew = known === 0;
  const isUnclear = compared === 0 || gone.length > 0 || missed > known * bearable;
  const line = isNew ? `no case of this run is in the baseline ${baseline.runId}` : gap;
  const lines = isNew || missed > 0 ? [`${id}: ${line}`] : [];
  const added = !isNew && onlyAfter.length > 0 ? [`${id}: not in the baseline: ${someOf(onlyAfter)}`] : [];
  return isUnclear ? { reasons: lines, notes: added } : { reasons: [], notes: [...lines, ...added] };
}
