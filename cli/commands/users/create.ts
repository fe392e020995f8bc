import { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { currentIo } from '../../call.js';
import { withApp } from '../../context.js';
import { operatorName } from '../../operator.js';
import { printJson, printTable } from '../../output.js';

interface CreateOptions {
  readonly password?: string;
  readonly passwordStdin?: boolean;
  readonly admin?: boolean;
  readonly json?: boolean;
}

export function createCommand(): Command {
  return new Command('create')
    .description('Create a user whose address counts as confirmed.')
    .argument('<mail>')
    .option(
      '--password <password>',
      'at least 6 characters; stays in the history of the shell and is seen by others of this machine',
    )
    .option('--password-stdin', 'read the password from stdin; without either one is made and printed')
    .option('--admin', 'make it an administrator')
    .option('--json', 'print {id, email, isAdmin, password?}')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli users create anna@example.se
  $ npx app-cli users create drift@example.se --admin --json
  $ pass show visningsklar | npx app-cli users create drift@example.se --password-stdin`,
    )
    .action(async (given: string, options: CreateOptions, command: Command) => {
      if (options.passwordStdin && options.password !== undefined)
        command.error('error: give either --password or --password-stdin');
      if (options.passwordStdin && currentIo().stdin.isTTY)
        command.error('error: --password-stdin takes what another command prints: put one before it with |');
      const chosen = options.passwordStdin ? await readLine() : options.password;
      if (chosen === undefined && options.passwordStdin)
        command.error('error: --password-stdin takes a single line');
      await withApp(async (app) => {
        const { emailSchema, passwordSchema } = await import('../../../src/auth/auth.schema.js');
        const { UsersService } = await import('../../../src/auth/users.service.js');
        const email = emailSchema.parse(given);
        const password = passwordSchema.parse(chosen ?? randomBytes(12).toString('base64url'));
        const { admin: isAdmin = false } = options;
        const newUser = { email, password, confirmed: true, actor: operatorName(), isAdmin };
        const { id } = await app.get(UsersService).create(newUser);
        const made = chosen === undefined ? { password } : {};
        if (options.json) return printJson({ id, email, isAdmin, ...made });
        printTable(
          ['ID', 'MAIL', 'ADMIN', 'PASSWORD'],
          [[id, email, isAdmin ? 'yes' : 'no', made.password ?? 'as given']],
        );
      });
    });
}

/** More than any password has, characters. */
const longest = 4096;

/** What stdin holds, without the end of its line; undefined when there is more than one line. */
async function readLine(): Promise<string | undefined> {
  let text = '';
  for await (const piece of currentIo().stdin.setEncoding('utf8')) {
    text += String(piece);
    if (text.length > longest) break;
  }
  const line = text.replace(/\r?\n$/, '');
  return /[\r\n]/.test(line) ? undefined : line;
}
