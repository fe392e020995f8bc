import { Command, InvalidArgumentError, Option } from 'commander';
import type { AdminUserSort } from '../../../src/accounts/accounts.types.js';
import { instanceInWords, withApp } from '../../context.js';
import { momentWords, since } from '../../moment.js';
import { printJson, printTable, say } from '../../output.js';

/** Each order's word and its usual way round. */
const sorts: Readonly<Record<string, readonly [AdminUserSort, 'asc' | 'desc']>> = {
  created: ['created_at', 'desc'],
  mail: ['email', 'asc'],
};

interface ListOptions {
  readonly search?: string;
  readonly admins?: boolean;
  readonly since?: Date;
  readonly sort: string;
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly json?: boolean;
}

export function listCommand(): Command {
  return new Command('list')
    .description('List users, newest first.')
    .option('--search <text>', 'in the address; an id whole')
    .option('--admins', 'only administrators')
    .option('--since <time>', `signed up since: ${momentWords}`, since)
    .addOption(
      new Option('--sort <by>', 'what the order goes by').choices(Object.keys(sorts)).default('created'),
    )
    .addOption(
      new Option('--order <way>', 'desc for created, asc for mail, unless said').choices(['asc', 'desc']),
    )
    .option('--limit <n>', 'how many', limit, 50)
    .option(
      '--json',
      'print [{id, email, createdAt, isConfirmed, isAdmin, freeReportsRemaining, reportCredits, analyses}]',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli users list --since 7d
  $ npx app-cli users list --search example.se --sort mail
  $ npx app-cli users list --admins --json`,
    )
    .action((options: ListOptions) =>
      withApp(async (app) => {
        const { AdminUsersService, usersQuery } =
          await import('../../../src/accounts/admin-users.service.js');
        const [sort, usualOrder] = sorts[options.sort]!;
        const { search, order = usualOrder, admins: isAdmin = false } = options;
        const query = { ...usersQuery.parse({ search, sort, order }), limit: options.limit };
        const found = await app.get(AdminUsersService).find({ isAdmin, since: options.since }, query);
        const { total, items } = found;
        if (options.json) return printJson(items);
        if (total === 0) return say(`There are no such users in ${await instanceInWords()}.`);
        printTable(
          ['MAIL', 'CREATED', 'CONFIRMED', 'ADMIN', 'FREE', 'BOUGHT', 'ANALYSES', 'ID'],
          items.map((user) => [
            user.email,
            user.createdAt,
            user.isConfirmed ? 'yes' : 'no',
            user.isAdmin ? 'yes' : 'no',
            user.freeReportsRemaining,
            user.reportCredits,
            user.analyses,
            user.id,
          ]),
        );
        if (total > items.length) say(`${items.length} of ${total}; --limit shows more.`);
      }),
    );
}

function limit(text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw new InvalidArgumentError('Write a whole number from 1.');
  return Number(text);
}
