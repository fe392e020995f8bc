import { oneLine } from '../../../src/experiments/output/plain-text.js';
import type { RunPlace } from '../../../src/experiments/suites/run-case.js';
import type { KeptRun, RunStore } from '../../../src/experiments/suites/run-store.js';
import type { RunResult, Suite, SuiteRun } from '../../../src/experiments/suites/suite.types.js';
import type { Config } from '../../../src/shared/config/config.js';
import { currentIo } from '../../call.js';
import { Interrupted, interruption } from '../../interrupt.js';
import { endWith, exitCodes, say } from '../../output.js';
import { startProgress, type Progress } from '../../progress.js';
import { tell, type JudgedOptions } from './judged-out.js';
import type { HowOptions } from './work-options.js';

const codes = { met: exitCodes.good, worse: exitCodes.no, unclear: exitCodes.cannotTell } as const;

/**
 * Does runs, shows how it goes, tells what came of the whole and sets the exit code by its gate.
 * @throws Error when a model is asked that is not configured or whose price a limit would need
 */
export async function doRuns(
  { config, store }: { config: Config; store: RunStore },
  run: SuiteRun,
  suite: Suite,
  choose: (kept: KeptRun, suite: Suite) => RunPlace[],
  options: HowOptions & JudgedOptions,
): Promise<void> {
  const { workOn } = await import('../../../src/experiments/suites/suite-work.js');
  const { judgeRun } = await import('../../../src/experiments/suites/gate.js');
  await demandModel(run, suite, config, options);
  const signal = interruption();
  let progress: Progress | undefined;
  const told = new Set<string>();
  const onResult = (result: RunResult): void => {
    progress?.step(result.case);
    if (!currentIo().stderr.isTTY) sayFault(result, told);
  };
  let kept: KeptRun;
  try {
    kept = await workOn(store, run, suite, choose, {
      config,
      signal,
      jobs: options.jobs,
      deadlineMs: options.timeout,
      maxCostUsd: options.maxCost ?? null,
      isFresh: options.fresh ?? false,
      onResult,
      onBegin: (runs) => {
        if (runs === 0) say(`Nothing is left to do of ${run.id}.`);
        else progress = startProgress(runs);
      },
    });
  } catch (error) {
    progress?.stop();
    if (!signal.aborted) throw error;
    const { results } = await store.read(run.id);
    const stopped = new Interrupted();
    const all = run.cases.length * run.variants.length * run.repeat;
    stopped.message = `stopped; ${results.length} of ${all} runs are kept: go on with npx app-cli experiments run --continue ${run.id}`;
    throw stopped;
  }
  progress?.stop();
  const judged = judgeRun(kept.run, kept.results, kept.baseline);
  await tell(judged, options);
  endWith(codes[judged.gate.outcome]);
  say(judged.gate.next);
}

/** Before anything is begun: half a run that could not be paid or asked helps nobody. */
export async function demandModel(
  { asks, variants }: Pick<SuiteRun, 'asks' | 'variants'>,
  { judge, checks }: Pick<Suite, 'judge' | 'checks'>,
  config: Config,
  { maxCost, fresh }: HowOptions,
): Promise<void> {
  if (asks === 'recordings') {
    if (fresh)
      throw new Error('--fresh asks the model anew, and a suite with recordings asks none: add --live');
    return;
  }
  const judges = checks.some(({ type }) => type === 'rubric');
  const asking = variants.filter(({ analyst }) => analyst === 'openai');
  if (asking.length === 0 && !judges) return;
  if (!config.openai)
    throw new Error(
      'OPENAI_API_KEY is not set, so no model can be asked: set it (OPENAI_API_KEY=… npx app-cli experiments run …), ' +
        'or choose a variant of the rules with --variant',
    );
  if (maxCost === undefined) return;
  const { hasPrice } = await import('../../../src/experiments/suites/suite-runner.js');
  const models = new Set([
    ...asking.map(({ model }) => model ?? config.openai!.model),
    ...(judges && judge ? [judge.model] : []),
  ]);
  for (const model of models)
    if (!hasPrice(config, model))
      throw new Error(`nobody knows what ${model} costs, so --max-cost cannot be kept: leave it out`);
}

/** One line for each case, at its first run that did not pass. */
function sayFault(result: RunResult, told: Set<string>): void {
  const { case: name, variant, outcome, error, checks } = result;
  const key = JSON.stringify([name, variant]);
  if (outcome === 'passed' || told.has(key)) return;
  told.add(key);
  const [first, ...others] = checks.filter(({ passed }) => !passed);
  const why = error ? error.message : `${first?.name}: ${first?.reason}`;
  const more = others.length > 0 ? ` (and ${others.map((check) => check.name).join(', ')})` : '';
  say(oneLine(`${outcome}: ${name} by ${variant}: ${why}${more}`));
}
