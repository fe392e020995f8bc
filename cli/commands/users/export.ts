import { Command } from 'commander';
import { currentIo } from '../../call.js';
import { userOf, withApp } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { writeNewFile } from '../../new-file.js';
import { operatorName } from '../../operator.js';
import { printJson, say } from '../../output.js';

interface ExportOptions {
  readonly to?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export function exportCommand(): Command {
  return new Command('export')
    .description('Write all that is kept about somebody as one JSON file, for a request of access (GDPR).')
    .argument('<mail>')
    .option('--to <file>', 'readable by you alone; without it the export goes to stdout')
    .option('--force', 'overwrite the file')
    .option('--json', 'with --to: print {id, email, file, rows: {section: number}}')
    .addHelpText(
      'after',
      `
In it are the account, sessions, purchases with their consents, the ledger, what the person did as an administrator and
what was done to their account, the analyses with results, runs and hand-ins, and last the pictures that were handed in
(handedInPictures, by their sha256). Secrets are not; what is left out is named with the reason. The log tells of the
export before anything of it is written.

Examples:
  $ npx app-cli users export anna@example.se --to anna.json
  $ npx app-cli users export anna@example.se | jq '.analyses | length'`,
    )
    .action((given: string, options: ExportOptions, command: Command) => {
      const { to, force = false, json } = options;
      if (to === undefined && force) command.error('error: --force is for a file: name it with --to');
      const signal = interruption();
      return withApp(async (app) => {
        const { id, email } = await userOf(app, given);
        const actor = operatorName();
        const { ExportService } = await import('../../../src/accounts/export.service.js');
        if (to === undefined || to === '-') {
          await app.get(ExportService).export(id, { actor, write: toStdout, signal });
          return;
        }
        const { filled: rows, file } = await writeNewFile(to, { force }, (write) =>
          app.get(ExportService).export(id, { actor, write, signal }),
        );
        if (json) return printJson({ id, email, file, rows });
        say(`All that is kept about ${email} is in ${file}.`);
      });
    });
}

/** As fast as whoever reads it takes it; one who stops reading has what they wanted. */
function toStdout(text: string): Promise<void> {
  return new Promise((resolve) => currentIo().stdout.write(text, () => resolve()));
}
