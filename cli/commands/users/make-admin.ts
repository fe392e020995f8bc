import { Command } from 'commander';
import { userOf, withApp } from '../../context.js';
import { operatorName } from '../../operator.js';
import { printJson, say } from '../../output.js';

export function makeAdminCommand(): Command {
  return new Command('make-admin')
    .description('Make somebody an administrator; once more changes nothing.')
    .argument('<mail>')
    .option('--json', 'print {id, email, isAdmin}')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli users make-admin anna@example.se`,
    )
    .action((given: string, { json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { UsersService } = await import('../../../src/auth/users.service.js');
        const { id, email } = await userOf(app, given);
        await app.get(UsersService).makeAdmin(email, operatorName());
        if (json) return printJson({ id, email, isAdmin: true });
        say(`${email} is an administrator.`);
      }),
    );
}
