import { Command } from 'commander';
import { addCaseCommand } from './experiments/add-case.js';
import { blessCommand } from './experiments/bless.js';
import { byHandCommand } from './experiments/by-hand.js';
import { checksCommand } from './experiments/checks.js';
import { compareCommand } from './experiments/compare.js';
import { initCommand } from './experiments/init.js';
import { listCommand } from './experiments/list.js';
import { retryErrorsCommand } from './experiments/retry-errors.js';
import { runCommand } from './experiments/run.js';
import { showCommand } from './experiments/show.js';

export function experimentsCommand(): Command {
  return new Command('experiments')
    .description('Try prompts on frozen homes and judge what they write.')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli experiments run test/suites/golden.yaml
  $ npx app-cli experiments show last --case gavle-plot-former-impregnation-yard
  $ npx app-cli experiments list`,
    )
    .addCommand(initCommand())
    .addCommand(runCommand())
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(retryErrorsCommand())
    .addCommand(compareCommand())
    .addCommand(blessCommand())
    .addCommand(byHandCommand())
    .addCommand(checksCommand())
    .addCommand(addCaseCommand());
}
