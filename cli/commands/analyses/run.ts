import { Command } from 'commander';
import type { Analyst } from '../../../src/analyses/analysis.types.js';
import { userOf, withApp } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { operator, operatorName } from '../../operator.js';
import { analystOption, checkAnalyst } from './analyst.js';
import { confirmReplacing } from './confirm-replacing.js';
import { printAnalysis } from './print-analysis.js';
import { runHere } from './run-here.js';
import { webAddress } from '../../web-address.js';

interface RunOptions {
  readonly user: string;
  readonly force?: boolean;
  readonly analyst?: Analyst;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function runCommand(): Command {
  return new Command('run')
    .description('Analyse an advert for a user, in this process, and wait for the result.')
    .argument('<url>', 'link of an advert', webAddress)
    .option('--user <mail>', 'whose analysis it becomes', 'kopare@visningsklar.example')
    .option('--force', 'read and write it anew, also when it is completed or was read for another user')
    .addOption(analystOption())
    .option('--yes', 'with --force: do not ask before a completed report is replaced')
    .option('--json', 'print {analysis, failureCode, rawListingData, analysisResult, attempts}')
    .addHelpText(
      'after',
      `
What comes of it is a preview, unless its owner had paid for it before: nothing of theirs is spent.
What a model wrote is replaced by the rules only with --analyst rules.
Ctrl-C fails the analysis, which costs its owner nothing and can be started over.

Examples:
  $ npx app-cli analyses run https://exempelmaklaren.example/objekt/…
  $ npx app-cli analyses run https://www.hemnet.se/bostad/… --user anna@example.se --force --yes --json`,
    )
    .action((url: string, { user: mail, force = false, analyst, yes = false, json = false }: RunOptions) => {
      const signal = interruption();
      return withApp(async (app) => {
        const { AnalysesService } = await import('../../../src/analyses/analyses.service.js');
        const user = await userOf(app, mail);
        const analyses = app.get(AnalysesService);
        const how = { enqueue: false, force, actor: operatorName() };
        // Of one that is new there is nothing to lose: this looks for the key.
        await checkAnalyst(app, [], analyst);
        // From here on there is something that must come to an end.
        signal.throwIfAborted();
        const { view, begun, attempt } = await analyses.start(user.id, url, how);
        if (begun) await runHere(app, view.id, attempt, analyst);
        else if (force) {
          await checkAnalyst(app, [view.id], analyst);
          await confirmReplacing([view], { yes });
          const again = await analyses.retry(operator, view.id, how);
          await runHere(app, view.id, again.attempt, analyst);
        }
        await printAnalysis(app, view.id, { json });
      });
    });
}
