import { Command, InvalidArgumentError, Option } from 'commander';
import { withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, Refused, say } from '../output.js';

const statuses = ['received', 'applied', 'ignored', 'failed'] as const;
type Status = (typeof statuses)[number];

export function webhooksCommand(): Command {
  return new Command('webhooks')
    .description("Show and replay Stripe's events.")
    .addCommand(
      new Command('list')
        .description('List events, newest first.')
        .addOption(new Option('--status <status>').choices(statuses))
        .option('--since <time>', 'ISO 8601 or a day like 2026-11-22', time)
        .option('--limit <n>', '1-1000', limit, 50)
        .option('--json', 'print the list')
        .action(async (options: { status?: Status; since?: Date; limit: number; json?: boolean }) =>
          withApp(async (app) => {
            const { StripeEventsService } = await import('../../src/billing/stripe-events.service.js');
            const events = await app.get(StripeEventsService).list(options);
            if (options.json) return printJson(events);
            printTable(
              ['ID', 'RECEIVED', 'TYPE', 'STATUS', 'TRIES', 'NOTE'],
              events.map(({ id, receivedAt, type, status, attempts, note }) => [
                id,
                receivedAt,
                type,
                status,
                attempts,
                note,
              ]),
            );
          }),
        ),
    )
    .addCommand(
      new Command('show')
        .description('Show one event as it is kept: without the person in it.')
        .argument('<id>')
        .action(async (id: string) =>
          withApp(async (app) => {
            const { StripeEventsService } = await import('../../src/billing/stripe-events.service.js');
            printJson(await app.get(StripeEventsService).get(id));
          }),
        ),
    )
    .addCommand(
      new Command('replay')
        .description('Apply events once more; what they already did is not done twice.')
        .argument('[id...]')
        .option('--since <time>', 'all since then instead: ISO 8601 or a day', time)
        .addOption(new Option('--status <status>', 'with --since: only these').choices(statuses))
        .addHelpText(
          'after',
          `
Examples:
  $ npx app-cli webhooks replay evt_1Nx… evt_1Ny…
  $ npx app-cli webhooks replay --since 2026-11-22 --status failed`,
        )
        .action(async (ids: string[], options: { since?: Date; status?: Status }, command: Command) => {
          if (ids.length > 0 === (options.since !== undefined))
            command.error('error: give either the ids of events or --since');
          await withApp(async (app) => {
            const { StripeEventsService } = await import('../../src/billing/stripe-events.service.js');
            const events = app.get(StripeEventsService);
            const wanted = options.since
              ? (await events.list({ ...options, limit: 10_000 })).map(({ id }) => id)
              : ids;
            const count = await events.replay(wanted, operatorName());
            if (count < wanted.length)
              throw new Refused(`only ${count} of ${wanted.length} events are kept here`);
            const line = count === 1 ? '1 event is' : `${count} events are`;
            say(`${line} in line; a worker applies ${count === 1 ? 'it' : 'them'} within a minute.`);
          });
        }),
    );
}

function time(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('ISO 8601 or a day like 2026-11-22');
  return date;
}

function limit(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1000)
    throw new InvalidArgumentError('a whole number from 1 to 1000');
  return number;
}
