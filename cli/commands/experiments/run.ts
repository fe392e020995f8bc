import { Command } from 'commander';
import type { RunStore } from '../../../src/experiments/suites/run-store.js';
import type { Suite, SuiteRun } from '../../../src/experiments/suites/suite.types.js';
import type { Baseline } from '../../../src/experiments/suites/baseline.js';
import { say } from '../../output.js';
import { whole } from '../../whole.js';
import { demandModel, doRuns } from './do-runs.js';
import { withJudgedOptions, type JudgedOptions } from './judged-out.js';
import { openStore, readNamed } from './open-store.js';
import { withHowOptions, type HowOptions } from './work-options.js';

interface Options extends HowOptions, JudgedOptions {
  readonly repeat?: number;
  readonly case?: readonly string[];
  readonly tag?: readonly string[];
  readonly variant?: readonly string[];
  readonly failingOf?: string;
  readonly baseline?: string;
  readonly live?: boolean;
  readonly record?: boolean;
  readonly continue?: string;
}

const again = (value: string, before: readonly string[] = []): string[] => [...before, value];

export function runCommand(): Command {
  const command = new Command('run')
    .description(
      'Write the reports of a suite, check them and say by its gate whether the prompts still hold.',
    )
    .argument('[suite]', 'YAML file, as test/suites/golden.yaml')
    .option('--repeat <n>', "how often each case is asked; default the suite's", whole(1, 20))
    .option('--case <name>', 'only this case, or those of a pattern with *; may be given again', again)
    .option('--tag <tag>', 'only cases with this tag; may be given again', again)
    .option('--variant <id>', 'only this variant; may be given again', again)
    .option('--failing-of <run>', 'only cases that failed, were flaky or could not be judged in that run')
    .option(
      '--baseline <run>',
      "hold it against this run or file, or none; default the suite's blessed baseline",
    )
    .option('--live', 'ask the model although the suite has recorded answers')
    .option('--record', "ask the model and keep its answers in the suite's folder of recordings")
    .option('--continue <run>', 'do what is missing of a run that was stopped or ran out of money');
  return withJudgedOptions(withHowOptions(command))
    .addHelpText(
      'after',
      `
Answers come from the suite's recordings, else from the cache, else from the model. Without recordings OPENAI_API_KEY
has to be set, also when all answers are in the cache.
Runs are kept in DATA_DIR/experiments.
A suite without a gate and a baseline demands that every case passes.
Exit codes: 0 the gate is met; 2 worse; 3 too much could not be judged, or held against the baseline, to tell; 1 could
            not run, as a suite without cases or a run that is not there; 130 stopped by Ctrl-C: what is done is kept.
Examples:
  $ npx app-cli experiments run test/suites/golden.yaml
  $ npx app-cli experiments run test/suites/golden.yaml --live --variant default-v1 --repeat 3 --max-cost 5
  $ npx app-cli experiments run test/suites/rules.yaml --tag tomtratt --out report.html --out junit.xml
  $ npx app-cli experiments run test/suites/golden.yaml --failing-of last
  $ npx app-cli experiments run --continue 2026-11-22-1613-golden-3f9a`,
    )
    .action((path: string | undefined, options: Options) =>
      options.continue === undefined ? begin(path, options) : goOn(options.continue, path, options),
    );
}

async function begin(path: string | undefined, options: Options): Promise<void> {
  if (path === undefined) throw new Error('name a suite, as test/suites/golden.yaml, or a run to --continue');
  if (options.live && options.record)
    throw new Error('--live and --record do not go together: --record is live');
  const opened = await openStore();
  const { config, store } = opened;
  const { loadSuite } = await import('../../../src/experiments/suites/suite-file.js');
  const { select } = await import('../../../src/experiments/suites/select.js');
  const { beginRun, missingIn } = await import('../../../src/experiments/suites/suite-work.js');
  const whole = loadSuite(path);
  const suite = select(
    { ...whole, repeat: options.repeat ?? whole.repeat },
    {
      cases: options.case ?? [],
      tags: options.tag ?? [],
      variants: options.variant ?? [],
      failingOf:
        options.failingOf === undefined ? null : await readNamed(store, options.failingOf, whole.name),
    },
  );
  const asks = asksOf(suite, options);
  await demandModel({ asks, variants: suite.variants }, suite, config, options);
  const baseline = await baselineFor(suite, store, options.baseline);
  const run = beginRun(store, suite, { config, asks, baseline });
  const { counted } = await import('../../../src/experiments/suites/wording.js');
  const size = [
    counted(suite.cases.length, 'case'),
    counted(suite.variants.length, 'variant'),
    counted(suite.repeat, 'repeat'),
  ];
  say(`Run ${run.id}: ${size.join(', ')}.`);
  await doRuns(opened, run, suite, missingIn, options);
}

async function goOn(id: string, path: string | undefined, options: Options): Promise<void> {
  const { case: cases, tag, variant, repeat, failingOf, baseline, live, record } = options;
  const isAskedAnew = [path, cases, tag, variant, repeat, failingOf, baseline, live, record].some(
    (value) => value !== undefined,
  );
  if (isAskedAnew)
    throw new Error(
      '--continue does the rest of a run as it was asked: only --jobs, --timeout, --max-cost, --fresh, --json and --out go with it',
    );
  const opened = await openStore();
  const { notBegunIn, suiteOf } = await import('../../../src/experiments/suites/suite-work.js');
  const { run } = await readNamed(opened.store, id);
  await doRuns(opened, run, suiteOf(run, opened.config), notBegunIn, options);
}

function asksOf({ recordings }: Suite, { live, record }: Options): SuiteRun['asks'] {
  if (record && recordings === null)
    throw new Error('the suite names no folder to record answers in: add "recordings: <folder>" to it');
  if (record) return 'record';
  return recordings !== null && !live ? 'recordings' : 'model';
}

async function baselineFor(
  suite: Suite,
  store: RunStore,
  given: string | undefined,
): Promise<Baseline | null> {
  const { baselinePath, readBaseline } = await import('../../../src/experiments/suites/baseline.js');
  if (given === 'none') return null;
  if (given === undefined) return readBaseline(baselinePath(suite.path));
  const { baselineOf } = await import('../../../src/experiments/suites/gate.js');
  if (/[\\/]|\.json$/.test(given)) {
    const file = await readBaseline(given);
    if (!file) throw new Error(`--baseline ${given}: there is no such file`);
    return file;
  }
  const { run, results } = await readNamed(store, given, suite.name);
  return baselineOf(run, results);
}
