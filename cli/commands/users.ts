import { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { userOf, withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, Refused, say } from '../output.js';

export function usersCommand(): Command {
  return new Command('users')
    .description('Create users and administrators, and erase users.')
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
    )
    .addCommand(
      new Command('delete')
        .description('Erase a user and all that is theirs; the books are kept without the person.')
        .argument('<mail>')
        .option('--yes', 'do not ask; without it nothing is done where nobody can be asked')
        .option('--json', 'print what was erased, in counts')
        .action(async (email: string, options: { yes?: boolean; json?: boolean }) =>
          withApp(async (app) => {
            const { ErasureService } = await import('../../src/accounts/erasure.service.js');
            const erasure = app.get(ErasureService);
            const { id } = await userOf(app, email);
            const { id: _, email: address, seen, ...counts } = await erasure.preview(id);
            if (!options.json) printTable(['WHAT', 'COUNT'], Object.entries(counts));
            if (!options.yes && !(await agrees(address)))
              throw new Refused(
                `${address} was not erased: add --yes, or type the address when you are asked`,
              );
            await erasure.erase(id, operatorName(), seen);
            if (options.json) printJson(counts);
            say(`${address} is erased.`);
          }),
        ),
    );
}

/** Whether the person at the terminal types the address; nobody does where there is no terminal. */
async function agrees(address: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const typed = await terminal.question(`This cannot be undone. Type ${address} to erase it: `);
    return typed.trim().toLowerCase() === address;
  } finally {
    terminal.close();
  }
}
