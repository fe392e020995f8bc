import { Command } from 'commander';
import { confirm } from '../../confirm.js';
import { withApp } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { spanOf } from '../../moment.js';
import { operatorName } from '../../operator.js';
import { analysisIds } from './arguments.js';
import { actOnEach } from './each.js';
import { findAll } from './find.js';
import { printAnalyses } from './tables.js';

interface CancelOptions {
  /** Milliseconds. */
  readonly olderThan?: number;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function cancelCommand(): Command {
  return new Command('cancel')
    .description(
      'End analyses under way for good: they fail, cost nothing, and their owners can start them over.',
    )
    .argument('[ids...]', 'ids of analyses', analysisIds)
    .option('--older-than <span>', 'all unfinished that were asked for longer ago: 30m, 2h, 7d', spanOf)
    .option('--dry-run', 'only list what would be ended')
    .option('--yes', 'do not ask before more than one is ended')
    .option('--json', 'print {dryRun, cancelled: [{id, attempt}], refused: [{id, reason}], left}')
    .addHelpText(
      'after',
      `
Ends with 2 when any was refused: it is not there, or not under way any more.

Examples:
  $ npx app-cli analyses cancel 1d0f6a5e-…
  $ npx app-cli analyses cancel --older-than 30m --dry-run`,
    )
    .action(async (given: readonly string[], options: CancelOptions, command: Command) => {
      const { olderThan, dryRun = false } = options;
      if (given.length > 0 === (olderThan !== undefined))
        command.error('error: give either ids or --older-than');
      interruption();
      await withApp(async (app) => {
        const { AnalysisCancelService } = await import('../../../src/analyses/analysis-cancel.service.js');
        const cancelling = app.get(AnalysisCancelService);
        const found = await findAll(
          app,
          olderThan === undefined
            ? { ids: given }
            : { status: 'unfinished', startedBefore: new Date(Date.now() - olderThan) },
        );
        const ids = olderThan === undefined ? given : found.map(({ id }) => id);
        if (!dryRun && ids.length > 1) await confirm(`cancel ${ids.length} analyses`, options);
        const cancel = async (id: string) => ({
          id,
          ...(await cancelling.cancel(id, operatorName(), { dryRun })),
        });
        const { done } = await actOnEach(ids, cancel, {
          name: 'cancelled',
          word: 'cancelled',
          dryRun,
          json: options.json,
          after: async (cancelled) => {
            if (!dryRun) await cancelling.dropJobs(cancelled);
          },
        });
        if (!dryRun || options.json || done.length === 0) return;
        const cancelled = new Set(done.map(({ id }) => id));
        printAnalyses(found.filter(({ id }) => cancelled.has(id)));
      });
    });
}
