import { Command } from 'commander';
import { confirm } from '../../confirm.js';
import { userOf, withApp } from '../../context.js';
import { operatorName } from '../../operator.js';
import { printJson, printTable, say } from '../../output.js';

interface DeleteOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function deleteCommand(): Command {
  return new Command('delete')
    .description('Erase a user and all that is theirs; the books are kept without the person.')
    .argument('<mail>')
    .option('--dry-run', 'print what would be erased, change nothing')
    .option('--yes', 'do not ask; without it nothing is done where nobody can be asked')
    .option(
      '--json',
      'print {analyses, completedAnalyses, handIns, pictures, experiments, sessions, mailTokens, freeReports, boughtReports, deviceGrants, hadFreeReports, openCheckouts, paymentsOnTheirWay, purchases, paidPurchases, ledgerLines}',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli users export anna@example.se --to anna.json
  $ npx app-cli users delete anna@example.se --dry-run
  $ npx app-cli users delete anna@example.se --yes`,
    )
    .action((given: string, { dryRun = false, yes, json }: DeleteOptions) =>
      withApp(async (app) => {
        const { ErasureService } = await import('../../../src/accounts/erasure.service.js');
        const erasure = app.get(ErasureService);
        const { id } = await userOf(app, given);
        const { id: _, email, seen, ...counts } = await erasure.preview(id);
        await erasure.mayErase(id, operatorName());
        if (!json) printTable(['WHAT', 'COUNT'], Object.entries(counts));
        if (!dryRun) {
          await confirm(`erase ${email} for ever`, { yes, typed: email });
          await erasure.erase(id, operatorName(), seen);
        }
        if (json) printJson(counts);
        say(dryRun ? `${email} would be erased; nothing was changed.` : `${email} is erased.`);
      }),
    );
}
