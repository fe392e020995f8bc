import { Command } from 'commander';
import { oneLine } from '../../../src/experiments/output/plain-text.js';
import type { RunResult } from '../../../src/experiments/suites/suite.types.js';
import { printJson, printTable, printText, Refused, say } from '../../output.js';
import { tell, withJudgedOptions, type JudgedOptions } from './judged-out.js';
import { openStore } from './open-store.js';

interface Options extends JudgedOptions {
  readonly case?: string;
  readonly variant?: string;
}

export function showCommand(): Command {
  const command = new Command('show')
    .description('Show a kept run, judged anew, or what one case of it came to.')
    .argument('<run>', 'id, beginning of an id, or last')
    .option('--case <name>', 'every run of this case with all its checks')
    .option('--variant <id>', 'with --case, only by this variant');
  return withJudgedOptions(command)
    .addHelpText(
      'after',
      `
With --case, --json prints [{case, variant, repeat, outcome, error, checks, verdict, source, costUsd, answersUsd, tokens,
ms, report}].
Examples:
  $ npx app-cli experiments show last
  $ npx app-cli experiments show 2026-11-22-1613 --out report.html
  $ npx app-cli experiments show last --case gavle-plot-former-impregnation-yard --variant default-v1`,
    )
    .action(async (name: string, options: Options) => {
      const { store } = await openStore();
      const kept = await store.read(name);
      const { judgeRun } = await import('../../../src/experiments/suites/gate.js');
      const judged = judgeRun(kept.run, kept.results, kept.baseline);
      if (options.case === undefined) {
        if (options.variant !== undefined) throw new Error('--variant goes with --case');
        await tell(judged, options);
        return say(judged.gate.next);
      }
      if (options.out) throw new Error('--out writes the whole run: leave out --case');
      const results = kept.results.filter(
        (result) =>
          result.case === options.case &&
          (options.variant === undefined || result.variant === options.variant),
      );
      if (results.length === 0)
        throw new Refused(
          `${kept.run.id} has no result of ${options.case}${options.variant === undefined ? '' : ` by ${options.variant}`}`,
        );
      if (options.json) return printJson(results);
      const wanted = kept.run.cases.find((each) => each.name === options.case)?.verdicts ?? [];
      for (const result of results) printCase(result, wanted);
    });
}

function printCase(result: RunResult, wanted: readonly string[]): void {
  const { case: name, variant, repeat, outcome, error, checks, verdict, source, report } = result;
  const lines = [
    `${name} by ${variant}, repeat ${repeat}: ${outcome} (${source})`,
    ...(error ? [`${error.code}: ${error.message}`] : []),
    ...(verdict ? [`verdict ${verdict}, wanted ${wanted.join(' or ')}: ${report?.verdictReason ?? ''}`] : []),
  ];
  printText(`${lines.map(oneLine).join('\n')}\n`);
  if (checks.length > 0)
    printTable(
      ['CHECK', 'PASSED', 'SCORE', 'WHY'],
      checks.map((check) => [
        check.name,
        check.applies ? (check.passed ? 'yes' : 'no') : null,
        check.score,
        check.reason,
      ]),
    );
  printText('\n');
}
