import { Command } from 'commander';
import { addCaseCommand } from './objections/add-case.js';
import { listCommand } from './objections/list.js';
import { showCommand } from './objections/show.js';

export function objectionsCommand(): Command {
  return new Command('objections')
    .description('Show what readers say is wrong in their reports, and make golden cases of it.')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli objections list --state open
  $ npx app-cli objections show 1d0f6a5e-…
  $ npx app-cli objections add-case 1d0f6a5e-… --to test/golden/planted --verdict YELLOW`,
    )
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(addCaseCommand());
}
