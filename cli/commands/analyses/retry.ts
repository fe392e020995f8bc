import { Command } from 'commander';
import type { INestApplicationContext } from '@nestjs/common';
import { AppError } from '../../../src/shared/app-error.js';
import { withApp } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { momentWords, since } from '../../moment.js';
import { operator, operatorName } from '../../operator.js';
import { endWith, exitCodes } from '../../output.js';
import type { Analyst } from '../../../src/analyses/analysis.types.js';
import { analystOption, checkAnalyst } from './analyst.js';
import { analysisIds, host } from './arguments.js';
import { confirmReplacing } from './confirm-replacing.js';
import { actOnEach } from './each.js';
import { findAll, ownerAndHost } from './find.js';
import { printAnalysis } from './print-analysis.js';
import { runHere } from './run-here.js';
import { printAnalyses } from './tables.js';

interface RetryOptions {
  readonly all?: boolean;
  readonly failedSince?: Date;
  readonly user?: string;
  readonly host?: string;
  readonly force?: boolean;
  readonly here?: boolean;
  readonly analyst?: Analyst;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** One that was started over, and how it ended where it ran in this process. */
interface Restarted {
  readonly id: string;
  readonly attempt: number;
  readonly status?: string;
  readonly failureReason?: string | null;
}

export function retryCommand(): Command {
  return new Command('retry')
    .description('Start analyses over: a single one in this process, many by the workers.')
    .argument('[ids...]', 'ids of analyses', analysisIds)
    .option('--all', 'all that have failed')
    .option('--failed-since <time>', `all that have failed since: ${momentWords}`, since)
    .option('--user <mail>', 'with --all or --failed-since: only those of one user')
    .option('--host <host>', 'with --all or --failed-since: only adverts of this site', host)
    .option('--force', 'also when it is completed, and without what was read and written before')
    .option('--here', 'run many in this process as well, one after the other')
    .addOption(analystOption())
    .option('--dry-run', 'only list what would be started over')
    .option('--yes', 'with --force: do not ask before completed reports are replaced')
    .option(
      '--json',
      'print of a single one what "show" prints, else {dryRun, restarted: [{id, attempt, status?, failureReason?}], refused: [{id, reason}], left}; status: with --here',
    )
    .addHelpText(
      'after',
      `
A completed preview that is forced is lost when it fails, as when its advert is gone; a report that was paid for stays.
What failed for its owner spends a report of theirs, if they have one, as it would have. A completed one that is forced
and what an operator had begun spend nothing: unpaid before, they are previews.
What a model wrote is replaced by the rules only with --analyst rules. The workers write as they are set up.
Ends with 2 when any was refused or failed again.

Examples:
  $ npx app-cli analyses retry 1d0f6a5e-…
  $ npx app-cli analyses retry --failed-since 2h --host hemnet.se --dry-run
  $ npx app-cli analyses retry --all --user anna@example.se --here`,
    )
    .action(async (given: readonly string[], options: RetryOptions, command: Command) => {
      const { all = false, failedSince, user, host } = options;
      if ([given.length > 0, all, failedSince !== undefined].filter(Boolean).length !== 1)
        command.error('error: give either ids, --all or --failed-since');
      if (options.analyst === 'openai' && given.length !== 1 && !options.here)
        command.error('error: --analyst openai is for what runs in this process: add --here');
      if (given.length > 0 && (user !== undefined || host !== undefined))
        command.error('error: --user and --host choose among --all or --failed-since');
      interruption();
      await withApp(async (app) => {
        const which = failedSince ? { failedSince } : ({ status: 'failed' } as const);
        const found = await findAll(
          app,
          given.length > 0 ? { ids: given } : { ...which, ...(await ownerAndHost(app, options)) },
        );
        const ids = given.length > 0 ? given : found.map(({ id }) => id);
        await checkAnalyst(app, ids, options.analyst);
        if (options.force && !options.dryRun) await confirmReplacing(found, options);
        const [only, ...others] = given;
        if (only !== undefined && others.length === 0 && !options.dryRun) return retryOne(app, only, options);
        const { done } = await actOnEach(ids, await restarting(app, options), {
          name: 'restarted',
          word: 'started over',
          dryRun: options.dryRun,
          json: options.json,
          more: howTheyEnded,
        });
        if (options.dryRun && !options.json && done.length > 0) {
          const restarted = new Set(done.map(({ id }) => id));
          printAnalyses(found.filter(({ id }) => restarted.has(id)));
        }
        if (done.some(({ status }) => status === 'failed')) endWith(exitCodes.no);
      });
    });
}

async function retryOne(app: INestApplicationContext, id: string, options: RetryOptions): Promise<void> {
  const { AnalysesService } = await import('../../../src/analyses/analyses.service.js');
  const how = { force: options.force ?? false, enqueue: false, actor: operatorName() };
  interruption().throwIfAborted();
  const { attempt } = await app.get(AnalysesService).retry(operator, id, how);
  await runHere(app, id, attempt, options.analyst);
  await printAnalysis(app, id, options);
}

/** What is done with each of many. */
async function restarting(
  app: INestApplicationContext,
  { force = false, here = false, dryRun = false, analyst }: RetryOptions,
): Promise<(id: string) => Promise<Restarted>> {
  const { AnalysesService } = await import('../../../src/analyses/analyses.service.js');
  const analyses = app.get(AnalysesService);
  return async (id) => {
    const how = { force, dryRun, enqueue: !here, actor: operatorName() };
    const { attempt } = await analyses.retry(operator, id, how);
    if (!here || dryRun) return { id, attempt };
    const failure = await runHere(app, id, attempt, analyst).then(
      () => null,
      (error: unknown) => {
        interruption().throwIfAborted();
        return error instanceof AppError ? error.userMessage : 'internal';
      },
    );
    const { status, failureReason } = await analyses.get(operator, id);
    // A report that was paid for stands again, and what went wrong does not stand there.
    if (failure !== null) return { id, attempt, status: 'failed', failureReason: failureReason ?? failure };
    return { id, attempt, status, failureReason };
  };
}

/** ` (2 completed, 1 failed)` of those that ran here. */
function howTheyEnded(done: readonly Restarted[]): string {
  const ended = done.flatMap(({ status }) => status ?? []);
  if (ended.length === 0) return '';
  const completed = ended.filter((status) => status === 'completed').length;
  return ` (${completed} completed, ${ended.length - completed} failed)`;
}
