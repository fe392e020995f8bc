import { Command, InvalidArgumentError } from 'commander';
import type { Comparison } from '../../../src/experiments/suites/compare.js';
import type { RunStore } from '../../../src/experiments/suites/run-store.js';
import type { JudgedRun } from '../../../src/experiments/suites/suite.types.js';
import { currentIo } from '../../call.js';
import { painter } from '../../colour.js';
import { endWith, exitCodes, outputWidth, printText, say } from '../../output.js';
import { openStore, readNamed } from './open-store.js';
import { endingOf, outFile, writeOut } from './write-out.js';

interface Options {
  readonly variant?: readonly string[];
  readonly json?: boolean;
  readonly out?: readonly string[];
}

const codes = { notWorse: exitCodes.good, worse: exitCodes.no, unclear: exitCodes.cannotTell } as const;

export function compareCommand(): Command {
  return new Command('compare')
    .description('Hold a run against an earlier one, or one variant of a run against another.')
    .argument('<run>', 'the earlier run: id, beginning of an id, or last')
    .argument('[later]', 'the later run; left out, two variants of the first are compared')
    .option('--variant <ids>', 'a variant of both, or one of each: default-v1,unbiased-v1', variantList)
    .option('--json', 'print {format, outcome, comparisons: [{outcome, before, after, changes, …}]}')
    .option(
      '--out <file>',
      'also write it to a file: .json or .md; may be given again',
      outFile(['.json', '.md']),
    )
    .addHelpText(
      'after',
      `
Only cases that both judged, with the same content, are compared; p says how likely the change is mere chance.
Exit codes: 0 no case newly fails; 2 some do; 3 too much could not be judged to tell; 1 could not run.
Examples:
  $ npx app-cli experiments compare 2026-11-20-0900-golden-11aa last
  $ npx app-cli experiments compare last --variant default-v1,unbiased-v1
  $ npx app-cli experiments compare 2026-11-20 last --json --out comparison.md`,
    )
    .action(async (earlier: string, later: string | undefined, { variant = [], json, out = [] }: Options) => {
      const { store } = await openStore();
      const first = await judged(store, earlier);
      const second = later === undefined ? null : await judged(store, later);
      const { compareSides, sidesOf } = await import('../../../src/experiments/suites/compare.js');
      const isOne = second?.run.id === first.run.id;
      if (isOne && variant.length < 2)
        throw new Error(
          `both are ${first.run.id}: name another run, or two of its variants with --variant a,b`,
        );
      const pairs = sidesOf(first, isOne ? null : second, variant);
      await tell(
        pairs.map(({ before, after }) => compareSides(before, after)),
        { json, out },
      );
    });
}

async function judged(store: RunStore, name: string): Promise<JudgedRun> {
  const { judgeRun } = await import('../../../src/experiments/suites/gate.js');
  const { run, results } = await readNamed(store, name);
  return judgeRun(run, results, null);
}

async function tell(
  comparisons: readonly Comparison[],
  { json, out }: { json: boolean | undefined; out: readonly string[] },
): Promise<void> {
  const { comparisonsJson, outcomeOf } = await import('../../../src/experiments/output/comparison.js');
  const { comparisonsMarkdown } = await import('../../../src/experiments/output/comparison-markdown.js');
  const { comparisonTable } = await import('../../comparison-table.js');
  printText(
    json
      ? comparisonsJson(comparisons)
      : comparisonTable(comparisons, { width: outputWidth(), paint: painter(currentIo().stdout) }),
  );
  for (const path of out)
    await writeOut(path, (endingOf(path) === '.json' ? comparisonsJson : comparisonsMarkdown)(comparisons));
  const outcome = outcomeOf(comparisons);
  endWith(codes[outcome]);
  say(comparisons.find((comparison) => comparison.outcome === outcome)!.next);
}

function variantList(value: string): string[] {
  const ids = value.split(',').map((id) => id.trim());
  if (ids.length > 2 || ids.includes(''))
    throw new InvalidArgumentError('One variant, or two with a comma between them.');
  return ids;
}
