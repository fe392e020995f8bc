import { Command } from 'commander';
import { doRuns } from './do-runs.js';
import { withJudgedOptions, type JudgedOptions } from './judged-out.js';
import { openStore, readNamed } from './open-store.js';
import { withHowOptions, type HowOptions } from './work-options.js';

export function retryErrorsCommand(): Command {
  const command = new Command('retry-errors')
    .description('Do the runs again that could not be judged, into the same run, and judge it anew.')
    .argument('<run>', 'id, beginning of an id, or last');
  return withJudgedOptions(withHowOptions(command))
    .addHelpText(
      'after',
      `
Exit codes: those of "experiments run"; 1 also when the suite or our rules have changed since the run began.
Examples:
  $ npx app-cli experiments retry-errors last
  $ npx app-cli experiments retry-errors 2026-11-22-1613-golden-3f9a --max-cost 10`,
    )
    .action(async (name: string, options: HowOptions & JudgedOptions) => {
      const opened = await openStore();
      const { errorsIn, suiteOf } = await import('../../../src/experiments/suites/suite-work.js');
      const { run } = await readNamed(opened.store, name);
      await doRuns(opened, run, suiteOf(run, opened.config), errorsIn, options);
    });
}
