import { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, say } from '../output.js';

export function usersCommand(): Command {
  return new Command('users')
    .description('Create users and administrators.')
    .addCommand(
      new Command('create')
        .description('Create a user whose address counts as confirmed.')
        .argument('<mail>')
        .option('--password <password>', 'at least 6 characters; without it one is made and printed')
        .option('--admin', 'make it an administrator')
        .option('--json', 'print {id, email, password?}')
        .action(async (email: string, options: { password?: string; admin?: boolean; json?: boolean }) =>
          withApp(async (app) => {
            const { UsersService } = await import('../../src/auth/users.service.js');
            const users = app.get(UsersService);
            const password = options.password ?? randomBytes(12).toString('base64url');
            const user = await users.create({ email, password, confirmed: true, actor: operatorName() });
            if (options.admin) await users.makeAdmin(user.email, operatorName());
            const made = options.password ? {} : { password };
            if (options.json) return printJson({ id: user.id, email: user.email, ...made });
            printTable(
              ['ID', 'MAIL', 'PASSWORD'],
              [[user.id, user.email, options.password ? 'as given' : password]],
            );
          }),
        ),
    )
    .addCommand(
      new Command('make-admin')
        .description('Give a user the admin role.')
        .argument('<mail>')
        .action(async (email: string) =>
          withApp(async (app) => {
            const { UsersService } = await import('../../src/auth/users.service.js');
            await app.get(UsersService).makeAdmin(email, operatorName());
            say(`${email} is an administrator.`);
          }),
        ),
    );
}
