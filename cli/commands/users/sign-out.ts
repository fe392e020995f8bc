import { Command } from 'commander';
import { confirm } from '../../confirm.js';
import { userOf, withApp } from '../../context.js';
import { operatorName } from '../../operator.js';
import { printJson, say } from '../../output.js';

export function signOutCommand(): Command {
  return new Command('sign-out')
    .description('End all sessions of somebody at once, on every device.')
    .argument('<mail>')
    .option('--yes', 'do not ask; without it nothing is done where nobody can be asked')
    .option('--json', 'print {id, email, sessions}, how many were ended')
    .addHelpText(
      'after',
      `
The password stays as it is: who knows it can sign in again. "Glömt lösenord?" on the page of signing in changes it.
Examples:
  $ npx app-cli users sign-out anna@example.se
  $ npx app-cli users sign-out anna@example.se --yes --json`,
    )
    .action((given: string, { yes, json }: { yes?: boolean; json?: boolean }) =>
      withApp(async (app) => {
        const { SessionsService } = await import('../../../src/auth/sessions.service.js');
        const { id, email } = await userOf(app, given);
        await confirm(`end all sessions of ${email}`, { yes });
        const sessions = await app.get(SessionsService).signOut(id, operatorName());
        if (json) printJson({ id, email, sessions });
        say(
          `${sessions === 1 ? '1 session of' : `${sessions} sessions of`} ${email} ${sessions === 1 ? 'was' : 'were'} ended.`,
        );
      }),
    );
}
