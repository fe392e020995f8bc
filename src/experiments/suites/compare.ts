import { changesBetween } from './changes.js';
import { statesOf } from './gate.js';
import { whyUnclear } from './gate-demands.js';
import type { Changes, JudgedRun, SuiteRun, Variant, VariantSummary } from './suite.types.js';
import { counted, shellWord, someOf } from './wording.js';

/** One variant of a run. */
export interface Side {
  readonly judged: JudgedRun;
  readonly variant: string;
}

/** What one side came to. */
export interface SideSummary {
  readonly runId: string;
  readonly summary: VariantSummary;
}

/** `worse` when any case newly fails; `unclear` when too much of a side could not be judged, or nothing is in both. */
export type ComparisonOutcome = 'notWorse' | 'worse' | 'unclear';

/** One variant of a run held against another run's, or against another variant. */
export interface Comparison {
  readonly outcome: ComparisonOutcome;
  readonly before: SideSummary;
  readonly after: SideSummary;
  readonly changes: Changes;
  /** English, a line each: why it is unclear. */
  readonly reasons: readonly string[];
  /** English, a line each: what was not the same for both sides. */
  readonly differences: readonly string[];
  /** English, one line: what a person should do next. */
  readonly next: string;
}

/** Holds one side against the other, case by case. */
export function compareSides(before: Side, after: Side): Comparison {
  const changes = changesBetween(statesIn(before), statesIn(after));
  const reasons = [...new Set([before, after].flatMap(whyUnclearIn))];
  if (changes.compared === 0) reasons.push('no case was judged in both with the same content');
  const outcome = reasons.length > 0 ? 'unclear' : changes.newlyFailing.length > 0 ? 'worse' : 'notWorse';
  return {
    outcome,
    before: summaryOf(before),
    after: summaryOf(after),
    changes,
    reasons,
    differences: differencesBetween(before, after, changes),
    next: nextStep(outcome, before, after, changes),
  };
}

/**
 * Which variants of two runs, or of one, are to be compared: those that are named, or else those that both have; of one
 * run its two.
 * @param names variant of the first run, then of the second; one name stands for both
 * @throws Error that tells which variants there are
 */
export function sidesOf(
  first: JudgedRun,
  second: JudgedRun | null,
  names: readonly string[],
): { before: Side; after: Side }[] {
  const later = second ?? first;
  const pairOf = (a: string, b: string) => ({
    before: { judged: first, variant: a },
    after: { judged: later, variant: b },
  });
  const [ids, laterIds] = [idsOf(first), idsOf(later)];
  const [a, b = a] = names;
  if (names.length > 2) throw new Error('--variant takes one variant, or two with a comma between them');
  if (a !== undefined && b !== undefined) {
    for (const [judged, known, name] of [
      [first, ids, a],
      [later, laterIds, b],
    ] as const)
      if (!known.includes(name))
        throw new Error(`${judged.run.id} has no variant ${name}; it has ${someOf(known)}`);
    if (!second && a === b) throw new Error('name two variants of the run: --variant <one>,<other>');
    return [pairOf(a, b)];
  }
  if (!second) {
    if (ids.length !== 2)
      throw new Error(`name two variants of ${first.run.id} with --variant a,b; it has ${someOf(ids)}`);
    return [pairOf(ids[0]!, ids[1]!)];
  }
  const shared = ids.filter((id) => laterIds.includes(id));
  if (shared.length > 0) return shared.map((id) => pairOf(id, id));
  if (ids.length === 1 && laterIds.length === 1) return [pairOf(ids[0]!, laterIds[0]!)];
  throw new Error(
    `the runs have no variant in common: name one of each with --variant a,b; ` +
      `${first.run.id} has ${someOf(ids)}, ${later.run.id} has ${someOf(laterIds)}`,
  );
}

const idsOf = ({ run }: JudgedRun): string[] => run.variants.map(({ id }) => id);

const statesIn = ({ judged, variant }: Side) => statesOf(judged.run, judged.cases, variant);

const summaryOf = ({ judged, variant }: Side): SideSummary => ({
  runId: judged.run.id,
  summary: judged.variants.find((summary) => summary.variant === variant)!,
});

/** By the errors that each side's own suite bears. */
function whyUnclearIn({ judged, variant }: Side): string[] {
  const isOurs = (each: { readonly variant: string }) => each.variant === variant;
  const reasons = whyUnclear({
    run: { ...judged.run, variants: judged.run.variants.filter(({ id }) => id === variant) },
    results: judged.results.filter(isOurs),
    cases: judged.cases.filter(isOurs),
    variants: judged.variants.filter(isOurs),
    against: null,
  });
  return reasons.map((reason) => `${judged.run.id}: ${reason}`);
}

function differencesBetween(
  before: Side,
  after: Side,
  { onlyBefore, onlyAfter, rewritten }: Changes,
): string[] {
  const [a, b] = [before.judged.run, after.judged.run];
  const lines: string[] = [];
  const tell = (what: string, then: unknown, now: unknown) => {
    if (then !== now) lines.push(`${what}: ${String(then)}, then ${String(now)}`);
  };
  tell('suite', a.suite, b.suite);
  if (a.suite === b.suite) tell('version of the suite', a.digest.slice(0, 12), b.digest.slice(0, 12));
  tell('version of our rules, prompts and checks', a.version, b.version);
  tell('day', a.day, b.day);
  tell('repeats', a.repeat, b.repeat);
  tell('answers from', a.asks, b.asks);
  if (a.id !== b.id && before.variant === after.variant)
    lines.push(...changedFields(variantIn(a, before.variant), variantIn(b, after.variant)));
  if (onlyBefore.length > 0)
    lines.push(`${counted(onlyBefore.length, 'case')} only before: ${someOf(onlyBefore)}`);
  if (onlyAfter.length > 0)
    lines.push(`${counted(onlyAfter.length, 'case')} only after: ${someOf(onlyAfter)}`);
  if (rewritten.length > 0)
    lines.push(`${counted(rewritten.length, 'case')} rewritten: ${someOf(rewritten)}`);
  return lines;
}

const variantIn = (run: SuiteRun, id: string): Variant => run.variants.find((variant) => variant.id === id)!;

function changedFields(before: Variant, after: Variant): string[] {
  const lines: string[] = [];
  for (const field of ['analyst', 'template', 'model', 'parameters'] as const) {
    const [then, now] = [before[field], after[field]].map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    );
    if (then !== now) lines.push(`${field} of ${before.id}: ${then}, then ${now}`);
  }
  if (before.instructions !== after.instructions) lines.push(`instructions of ${before.id}: others`);
  return lines;
}

function nextStep(
  outcome: ComparisonOutcome,
  before: Side,
  { judged, variant }: Side,
  { newlyFailing, newlyPassing, newlyFlaky }: Changes,
): string {
  const { id, variants } = judged.run;
  if (outcome === 'unclear') {
    const unclear = [before, { judged, variant }].find((side) => whyUnclearIn(side).length > 0);
    return unclear?.judged.gate.next ?? 'Compare runs that ask the same cases: npx app-cli experiments list';
  }
  const [first] = newlyFailing;
  if (first)
    return (
      `Read the first that newly fails: npx app-cli experiments show ${id} --case ${shellWord(first.case)}` +
      (variants.length > 1 ? ` --variant ${variant}` : '')
    );
  const isBetter = newlyPassing.length > 0 && newlyFlaky.length === 0 && before.judged.run.id !== id;
  return isBetter ? `To keep what is better: npx app-cli experiments bless ${id}` : 'Nothing to do.';
}
