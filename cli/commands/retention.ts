import { Command } from 'commander';
import type { RetentionOutcome } from '../../src/accounts/accounts.types.js';
import { confirm } from '../confirm.js';
import { withApp } from '../context.js';
import { interruption } from '../interrupt.js';
import { operatorName } from '../operator.js';
import { complain, endWith, exitCodes, printJson, printTable, say } from '../output.js';
import { startProgress } from '../progress.js';
import { whole } from '../whole.js';

interface RunOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function retentionCommand(): Command {
  return new Command('retention')
    .description('Remove what has been kept for as long as the privacy page says.')
    .addCommand(
      new Command('run')
        .description('Remove what is due by every rule; each rule by itself and with its entry in the log.')
        .option('--dry-run', 'count what is due, change nothing')
        .option('--yes', 'do not ask; without it nothing is removed where nobody can be asked')
        .option(
          '--json',
          'print {dryRun, rows, rules: [{rule, what, table, clears, keptFor, isAfterYear, countedFrom, why, state, rows}]}',
        )
        .addHelpText(
          'after',
          `
Rules that are stopped by Ctrl-C keep what they have removed; the next run goes on. A rule that fails is undone, the
others go on, and the command ends with 1.
Examples:
  $ npx app-cli retention run --dry-run
  $ npx app-cli retention run --yes --quiet      each night, from cron`,
        )
        .action((options: RunOptions) => run(options)),
    )
    .addCommand(
      new Command('status')
        .description(
          'When what is due was last removed, and what came of it; workers do it each night by themselves.',
        )
        .option('--limit <n>', 'at most so many, newest first', whole(1, 1000), 7)
        .option(
          '--json',
          'print [{day, actor, startedAt, endedAt, isComplete, rows, rules: [{rule, state, rows}]}]',
        )
        .addHelpText(
          'after',
          `
Ends with 2 when the latest run left something undone, or none has ended within two days.
Examples:
  $ npx app-cli retention status
  $ npx app-cli retention status --limit 30 --json`,
        )
        .action((options: StatusOptions) => status(options)),
    );
}

interface StatusOptions {
  readonly limit: number;
  readonly json?: boolean;
}

/** Each night has one; a night without is forgiven, for a worker may have been away. */
const LATE_MS = 48 * 60 * 60_000;

async function status({ limit, json }: StatusOptions): Promise<void> {
  await withApp(async (app) => {
    const { RetentionService } = await import('../../src/accounts/retention.service.js');
    const runs = await app.get(RetentionService).latest(limit);
    if (json) printJson(runs);
    else
      printTable(
        ['DAY', 'COMPLETE', 'REMOVED', 'BY', 'ENDED', 'NOT DONE'],
        runs.map(({ day, isComplete, rows, actor, endedAt, rules }) => [
          day ?? 'asked for',
          isComplete ? 'yes' : 'no',
          rows,
          actor,
          endedAt,
          rules.flatMap(({ rule, state }) => (state === 'done' ? [] : [rule])).join(', '),
        ]),
      );
    const [last] = runs;
    const isLate = !last || Date.now() - Date.parse(last.endedAt) > LATE_MS;
    if (isLate) complain('no run has ended within two days: see that a worker runs');
    else if (!last.isComplete) complain('the last run left something undone: the next one tries again');
    if (isLate || !last.isComplete) endWith(exitCodes.no);
  });
}

async function run(options: RunOptions): Promise<void> {
  const signal = interruption();
  await withApp(async (app) => {
    const { RetentionService } = await import('../../src/accounts/retention.service.js');
    const retention = app.get(RetentionService);
    const due = await retention.due();
    const rows = sum(due);
    if (options.dryRun) {
      print(due, options);
      return say(rows === 0 ? 'Nothing is due.' : `${words(rows)} would be removed; nothing was changed.`);
    }
    if (rows > 0) await confirm(`remove ${words(rows)} for ever`, { yes: options.yes });
    const progress = startProgress(due.length);
    const outcomes = await retention
      .run({ actor: operatorName(), signal, onRule: ({ rule }) => progress.step(rule) })
      .finally(() => progress.stop());
    print(outcomes, options);
    const failed = outcomes.filter(({ state }) => state === 'failed');
    for (const { rule, error } of failed) complain(`${rule}: ${error}`);
    signal.throwIfAborted();
    const removed = sum(outcomes);
    const done = removed === 0 ? 'Nothing was due.' : `Removed ${words(removed)}.`;
    if (failed.length === 0) return say(done);
    say(`${done} ${failed.length} of ${outcomes.length} rules failed; run it again.`);
    endWith(exitCodes.couldNotRun);
  });
}

function print(rules: readonly RetentionOutcome[], { dryRun = false, json }: RunOptions): void {
  if (json) return printJson({ dryRun, rows: sum(rules), rules });
  printTable(
    ['RULE', dryRun ? 'DUE' : 'REMOVED', 'KEPT FOR', 'COUNTED FROM', 'TABLE', 'STATE'],
    rules.map(({ rule, rows, keptFor, countedFrom, table, clears, state }) => [
      rule,
      rows,
      keptFor,
      countedFrom,
      clears ? `${table}.${clears}` : table,
      state,
    ]),
  );
}

const sum = (rules: readonly RetentionOutcome[]): number =>
  rules.reduce((total, { rows }) => total + rows, 0);

const words = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);
