import { Command, Option } from 'commander';
import type { StripeEventsService } from '../../src/billing/stripe-events.service.js';
import { confirm } from '../confirm.js';
import { withApp } from '../context.js';
import { interruption } from '../interrupt.js';
import { momentWords, since } from '../moment.js';
import { operatorName } from '../operator.js';
import { complain, endWith, exitCodes, printJson, printTable, printText, say } from '../output.js';
import { startProgress } from '../progress.js';
import { whole } from '../whole.js';

const statuses = ['received', 'applied', 'ignored', 'failed'] as const;
type Status = (typeof statuses)[number];

/** More are replayed only by somebody who says so. */
const few = 100;
/** What one call takes. */
const most = 10_000;
/** Replayed in one transaction. */
const atOnce = 50;

interface ReplayOptions {
  since?: Date;
  status?: Status;
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
}

export function webhooksCommand(): Command {
  return new Command('webhooks')
    .description("Show and replay Stripe's events.")
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(replayCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('List events, newest first.')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .option('--since <time>', `only those that came since: ${momentWords}`, since)
    .option('--limit <n>', 'how many, 1-1000', whole(1, 1000), 50)
    .option(
      '--json',
      'print [{id, type, status, note, purchaseId, attempts, createdAt, receivedAt, appliedAt}]',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli webhooks list --status failed
  $ npx app-cli webhooks list --since 2h --limit 1000 --json`,
    )
    .action(async (options: { status?: Status; since?: Date; limit: number; json?: boolean }) =>
      withEvents(async (events) => {
        const list = await events.list(options);
        if (options.json) return printJson(list);
        if (list.length === 0) return say("No event of Stripe's is kept that fits.");
        printTable(
          ['ID', 'RECEIVED', 'TYPE', 'STATUS', 'TRIES', 'NOTE'],
          list.map(({ id, receivedAt, type, status, attempts, note }) => [
            id,
            receivedAt,
            type,
            status,
            attempts,
            note,
          ]),
        );
        if (list.length === options.limit) say(`The newest ${options.limit}; --limit shows more.`);
      }),
    );
}

function showCommand(): Command {
  return new Command('show')
    .description('Show one event as it is kept: without the person in it.')
    .argument('<id>', "Stripe's id of it: evt_…")
    .option('--json', 'print what "list" prints of it, with its payload')
    .addHelpText('after', '\nExamples:\n  $ npx app-cli webhooks show evt_1Nx… --json')
    .action(async (id: string, { json }: { json?: boolean }) =>
      withEvents(async (events) => {
        const { payload, ...event } = await events.get(id);
        if (json) return printJson({ ...event, payload });
        printTable(['FIELD', 'VALUE'], Object.entries(event));
        printText(`\n${JSON.stringify(payload, null, 2)}\n`);
      }),
    );
}

function replayCommand(): Command {
  return new Command('replay')
    .description('Apply events once more; what they already did is not done twice.')
    .argument('[id...]', "Stripe's ids of them")
    .option('--since <time>', `all that came since instead: ${momentWords}`, since)
    .addOption(new Option('--status <status>', 'with --since: only these').choices(statuses))
    .option('--dry-run', 'say which would be replayed, and replay none')
    .option('--yes', `do not ask, also for more than ${few}`)
    .option('--json', 'print {dryRun, replayed, missing}, both of ids')
    .addHelpText(
      'after',
      `
Exit codes: 2 when an event is not kept here; the others are replayed.
Examples:
  $ npx app-cli webhooks replay evt_1Nx… evt_1Ny…
  $ npx app-cli webhooks replay --since 7d --status failed --dry-run`,
    )
    .action(async (ids: string[], options: ReplayOptions, command: Command) => {
      if (ids.length > 0 === (options.since !== undefined))
        command.error('error: give either the ids of events or --since');
      if (options.status !== undefined && options.since === undefined)
        command.error('error: --status goes with --since');
      await withEvents(async (events) => {
        const { wanted, missing } =
          ids.length > 0 ? await namedEvents(events, ids) : await eventsSince(events, options);
        const { dryRun = false, json } = options;
        const replayed = dryRun ? wanted : await replay(events, wanted, options);
        if (missing.length > 0) endWith(exitCodes.no);
        for (const id of missing)
          complain(`${id} is not kept here; "npx app-cli webhooks list" shows what is`);
        if (json) printJson({ dryRun, replayed, missing });
        else if (dryRun) for (const id of replayed) printText(`${id}\n`);
        say(summaryOf(replayed.length, dryRun));
      });
    });
}

/** What was named, each once. */
async function namedEvents(events: StripeEventsService, ids: readonly string[]) {
  const { EventNotFound } = await import('../../src/billing/billing.errors.js');
  const wanted: string[] = [];
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const isKept = await events.get(id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof EventNotFound) return false;
        throw error;
      },
    );
    (isKept ? wanted : missing).push(id);
  }
  return { wanted, missing };
}

/** Oldest first, as Stripe told them. */
async function eventsSince(events: StripeEventsService, { since, status }: ReplayOptions) {
  const found = await events.list({ since, status, limit: most });
  if (found.length === most)
    complain(`only the newest ${most} are taken; give --status or a later --since for the others`);
  return { wanted: found.map(({ id }) => id).reverse(), missing: [] };
}

/** @returns the ids of those that are in line */
async function replay(
  events: StripeEventsService,
  ids: readonly string[],
  { yes }: ReplayOptions,
): Promise<string[]> {
  if (ids.length > few) await confirm(`replay ${ids.length} events`, { yes });
  const signal = interruption();
  const progress = startProgress(ids.length);
  const replayed: string[] = [];
  try {
    for (let at = 0; at < ids.length; at += atOnce) {
      if (signal.aborted) say(`${replayed.length} of ${ids.length} events are in line.`);
      signal.throwIfAborted();
      const some = ids.slice(at, at + atOnce);
      await events.replay(some, operatorName());
      replayed.push(...some);
      for (const id of some) progress.step(id);
    }
  } finally {
    progress.stop();
  }
  return replayed;
}

function summaryOf(count: number, isDryRun: boolean): string {
  const line = count === 1 ? '1 event' : `${count} events`;
  if (isDryRun) return `${line} would be replayed; nothing was done.`;
  if (count === 0) return 'No event was replayed.';
  return count === 1
    ? `${line} is in line; a worker applies it within a minute.`
    : `${line} are in line; a worker applies them within a minute.`;
}

async function withEvents(act: (events: StripeEventsService) => Promise<void>): Promise<void> {
  await withApp(async (app) => {
    const { StripeEventsService } = await import('../../src/billing/stripe-events.service.js');
    await act(app.get(StripeEventsService));
  });
}
