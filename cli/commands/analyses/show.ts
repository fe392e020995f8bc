import { Command } from 'commander';
import { withApp } from '../../context.js';
import { analysisId } from './arguments.js';
import { printAnalysis } from './print-analysis.js';

export function showCommand(): Command {
  return new Command('show')
    .description('Show one analysis with its runs.')
    .argument('<id>', 'id of an analysis', analysisId)
    .option('--json', 'print {analysis, failureCode, rawListingData, analysisResult, attempts}')
    .addHelpText(
      'after',
      `
Ends with 2 when the analysis failed, and with 3 while it is not finished.

Examples:
  $ npx app-cli analyses show 1d0f6a5e-…
  $ npx app-cli analyses show 1d0f6a5e-… --json | jq .analysisResult.verdict`,
    )
    .action((id: string, options: { json?: boolean }) => withApp((app) => printAnalysis(app, id, options)));
}
