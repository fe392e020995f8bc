import { Command } from 'commander';
import { cancelCommand } from './analyses/cancel.js';
import { deleteCommand } from './analyses/delete.js';
import { listCommand } from './analyses/list.js';
import { retryCommand } from './analyses/retry.js';
import { runCommand } from './analyses/run.js';
import { showCommand } from './analyses/show.js';

export function analysesCommand(): Command {
  return new Command('analyses')
    .description('List, show, run, retry, cancel and delete analyses.')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli analyses list --status failed --since 7d
  $ npx app-cli analyses run https://exempelmaklaren.example/objekt/… --user anna@example.se
  $ npx app-cli analyses retry --failed-since 2h --dry-run`,
    )
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(runCommand())
    .addCommand(retryCommand())
    .addCommand(cancelCommand())
    .addCommand(deleteCommand());
}
