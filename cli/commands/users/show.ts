import { Command } from 'commander';
import { userOf, withApp } from '../../context.js';
import { printJson, printTable } from '../../output.js';

export function showCommand(): Command {
  return new Command('show')
    .description('Show what somebody has: reports left, analyses, purchases.')
    .argument('<mail>')
    .option(
      '--json',
      'print {id, email, createdAt, confirmedAt, isAdmin, lastSeenAt, freeReports, boughtReports, analyses: {status: number}, purchases: {count, amountPaid, amountRefunded}}, money in öre',
    )
    .addHelpText(
      'after',
      `
"Last seen" is when the person signed in or a page of theirs renewed the session, as far as it is kept: 30 days.
Examples:
  $ npx app-cli users show anna@example.se
  $ npx app-cli users show anna@example.se --json`,
    )
    .action((email: string, { json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { AdminUsersService } = await import('../../../src/accounts/admin-users.service.js');
        const { id } = await userOf(app, email);
        const user = await app.get(AdminUsersService).details(id);
        if (json) return printJson(user);
        const { purchases } = user;
        const statuses = Object.entries(user.analyses).map(([status, count]) => `${count} ${status}`);
        printTable(
          ['WHAT', 'VALUE'],
          [
            ['mail', user.email],
            ['id', user.id],
            ['created', user.createdAt],
            ['confirmed', user.confirmedAt ?? 'no'],
            ['administrator', user.isAdmin ? 'yes' : 'no'],
            ['last seen', user.lastSeenAt],
            ['free reports left', user.freeReports],
            ['bought reports left', user.boughtReports],
            ['analyses', statuses.join(', ') || 'none'],
            ['purchases', purchases.count],
            ['paid', kronor(purchases.amountPaid)],
            ['paid back', kronor(purchases.amountRefunded)],
          ],
        );
      }),
    );
}

const kronor = (ore: number): string => `${(ore / 100).toFixed(2)} kr`;
