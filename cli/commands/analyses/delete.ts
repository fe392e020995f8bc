import { Command } from 'commander';
import { confirm } from '../../confirm.js';
import { withApp } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { operator, operatorName } from '../../operator.js';
import { analysisIds } from './arguments.js';
import { actOnEach } from './each.js';
import { findAll } from './find.js';
import { printAnalyses } from './tables.js';

interface DeleteOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function deleteCommand(): Command {
  return new Command('delete')
    .description('Delete analyses with their reports, as their owners can; what they paid is not given back.')
    .argument('<ids...>', 'ids of analyses', analysisIds)
    .option('--dry-run', 'only list what would be deleted')
    .option('--yes', 'do not ask; without it nothing is done where nobody can be asked')
    .option('--json', 'print {dryRun, deleted: [{id, status, isPaid}], refused: [{id, reason}], left}')
    .addHelpText(
      'after',
      `
What was handed in goes with the analysis; pictures that no other shows leave the store within three hours.
Ends with 2 when any was refused.

Examples:
  $ npx app-cli analyses delete 1d0f6a5e-… --dry-run
  $ npx app-cli analyses delete 1d0f6a5e-… 7c22b9aa-… --yes`,
    )
    .action(async (ids: readonly string[], options: DeleteOptions) => {
      const { dryRun = false } = options;
      interruption();
      await withApp(async (app) => {
        const { AnalysesService } = await import('../../../src/analyses/analyses.service.js');
        const { AnalysisNotFound } = await import('../../../src/analyses/analysis.errors.js');
        const analyses = app.get(AnalysesService);
        const found = new Map((await findAll(app, { ids })).map((each) => [each.id, each]));
        const paid = [...found.values()].filter(({ isPaid }) => isPaid).length;
        const which = found.size === 1 ? '1 analysis' : `${found.size} analyses`;
        const ofThem = paid > 0 ? ` (${paid} paid for)` : '';
        if (!dryRun && found.size > 0) await confirm(`delete ${which}${ofThem} for ever`, options);
        const remove = async (id: string) => {
          const known = found.get(id);
          if (!known) throw new AnalysisNotFound();
          if (!dryRun) await analyses.remove(operator, id, { actor: operatorName() });
          return { id, status: known.status, isPaid: known.isPaid };
        };
        const { done } = await actOnEach(ids, remove, {
          name: 'deleted',
          word: 'deleted',
          dryRun,
          json: options.json,
        });
        if (dryRun && !options.json && done.length > 0) printAnalyses(done.map(({ id }) => found.get(id)!));
      });
    });
}
