import { blessedBaseline, statesIn, type Baseline } from './baseline.js';
import { caseVerdicts } from './case-verdict.js';
import { changesBetween, type CaseStates } from './changes.js';
import { gapsIn, type Gaps } from './gate-baseline.js';
import { demandsNothing, idleDemands, unmetDemands, whyUnclear } from './gate-demands.js';
import { nextStep } from './next-step.js';
import type { CaseVerdict, Changes, GateResult, JudgedRun, RunResult, SuiteRun } from './suite.types.js';
import { variantSummaries } from './variant-summary.js';
import { counted, shellWord } from './wording.js';

type Held = Omit<JudgedRun, 'gate'>;

/**
 * What a run's results say, by the gate of its suite and against a baseline.
 * @param results at most one for each case, variant and repeat of the run
 * @param baseline null when the run is held against nothing
 */
export function judgeRun(run: SuiteRun, results: readonly RunResult[], baseline: Baseline | null): JudgedRun {
  const cases = caseVerdicts(results);
  const variants = variantSummaries(run, results, cases);
  const held: Held = {
    run,
    results,
    cases,
    variants,
    against: baseline && heldAgainst(run, cases, baseline),
  };
  return { ...held, gate: gateOf(held, baseline) };
}

/** How the cases of one variant ended, for comparing. */
export function statesOf(run: SuiteRun, cases: readonly CaseVerdict[], variant: string): CaseStates {
  const digests = new Map(run.cases.map(({ name, digest }) => [name, digest]));
  return new Map(
    cases
      .filter((verdict) => verdict.variant === variant)
      .map(({ case: name, state }) => [name, { state, digest: digests.get(name) ?? '' }]),
  );
}

function heldAgainst(run: SuiteRun, cases: readonly CaseVerdict[], baseline: Baseline): JudgedRun['against'] {
  const changes: Record<string, Changes> = {};
  for (const { id } of run.variants)
    if (baseline.variants[id]) changes[id] = changesBetween(statesIn(baseline, id), statesOf(run, cases, id));
  return { runId: baseline.runId, sameSuite: baseline.digest === run.digest, changes };
}

function gateOf(held: Held, baseline: Baseline | null): GateResult {
  const { run } = held;
  const gaps: Gaps = baseline ? gapsIn(held, baseline) : { reasons: [], notes: [] };
  const idle = idleDemands(held);
  const errors = whyUnclear(held);
  const unmet = unmetDemands(demanding(held));
  // Of a part of the suite nobody expects that every check has something to look at.
  const untold = [...(run.isPart ? [] : idle.map(({ line }) => line)), ...gaps.reasons];
  const notes = [
    ...notesOn(held, baseline),
    ...(run.isPart ? idle.map(({ line }) => line) : []),
    ...gaps.notes,
  ];
  const told = { reasons: [...errors, ...unmet, ...untold], notes };
  if (errors.length > 0) return { outcome: 'unclear', ...told, next: nextStep(held, 'unclear') };
  // What is known to be worse is so, whatever could not be told besides.
  if (unmet.length > 0) return { outcome: 'worse', ...told, next: nextStep(held, 'worse') };
  if (untold.length === 0) return { outcome: 'met', ...told, next: nextStep(held, 'met') };
  const [first] = run.isPart ? [] : idle;
  return { outcome: 'unclear', ...told, next: first ? giveWork(run, first.name) : blessAnew(run) };
}

/** A gate that was forgotten must not let everything pass. */
function demanding(held: Held): Held {
  if (held.against || !demandsNothing(held.run.gate)) return held;
  return { ...held, run: { ...held.run, gate: { ...held.run.gate, passRate: 1 } } };
}

const giveWork = ({ suitePath }: SuiteRun, check: string): string =>
  `Give ${check} a case with something to check, or leave it out of gate.checks: ${shellWord(suitePath)}`;

const blessAnew = ({ id, isPart }: SuiteRun): string =>
  `Look at what could not be compared, then bless this run: npx app-cli experiments bless ${id}${isPart ? ' --partial' : ''}`;

function notesOn({ run, variants, against }: Held, baseline: Baseline | null): string[] {
  const notes = variants.flatMap(({ variant, sources }) => {
    const older = sources['older recording'] ?? 0;
    return older > 0
      ? [`${variant}: ${counted(older, 'answer')} recorded when the home was told of in other words`]
      : [];
  });
  if (baseline && baseline.suite !== run.suite)
    notes.push(`the baseline ${baseline.runId} is of the suite ${baseline.suite}`);
  else if (against && !against.sameSuite)
    notes.push(
      `the baseline ${against.runId} is of another version of the suite: only cases that are the same count`,
    );
  if (!against && demandsNothing(run.gate))
    notes.push('the suite demands nothing and there is no baseline, so every case has to pass');
  return notes;
}

/** What another run is held against that nobody blessed. */
export const baselineOf = (run: SuiteRun, results: readonly RunResult[]): Baseline =>
  blessedBaseline(judgeRun(run, results, null));
