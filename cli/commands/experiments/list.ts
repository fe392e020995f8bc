import { Command } from 'commander';
import type { SuiteRun } from '../../../src/experiments/suites/suite.types.js';
import { printJson, printTable, say } from '../../output.js';
import { whole } from '../../whole.js';
import { openStore } from './open-store.js';

export function listCommand(): Command {
  return new Command('list')
    .description('List the kept runs of suites, newest first.')
    .option('--suite <name>', 'only runs of this suite')
    .option('--limit <n>', 'at most so many', whole(1, 10_000), 20)
    .option(
      '--json',
      'print [{id, suite, startedAt, endedAt, cases, variants, repeat, outcome, passed, failed, errors, costUsd}]',
    )
    .addHelpText(
      'after',
      `
A run without an outcome is under way or was stopped: "experiments run --continue <id>" does the rest.
Examples:
  $ npx app-cli experiments list
  $ npx app-cli experiments list --suite golden --limit 5 --json`,
    )
    .action(async ({ suite, limit, json }: { suite?: string; limit: number; json?: boolean }) => {
      const { store } = await openStore();
      const runs = store
        .list()
        .filter((run) => suite === undefined || run.suite === suite)
        .slice(0, limit)
        .map(lineOf);
      if (json) return printJson(runs);
      if (runs.length === 0)
        return say(`No runs ${suite === undefined ? '' : `of ${suite} `}are kept in ${store.folder}.`);
      printTable(
        ['RUN', 'OUTCOME', 'PASSED', 'FAILED', 'ERRORS', 'USD', 'BEGAN', 'CASES', 'VARIANTS', 'SUITE'],
        runs.map((run) => [
          run.id,
          run.outcome ?? 'unfinished',
          run.passed,
          run.failed,
          run.errors,
          run.costUsd === null ? null : run.costUsd.toFixed(2),
          run.startedAt.slice(0, 16).replace('T', ' '),
          run.cases,
          run.variants.join(', '),
          run.suite,
        ]),
      );
    });
}

function lineOf({ id, suite, startedAt, endedAt, cases, variants, repeat, summary }: SuiteRun) {
  return {
    id,
    suite,
    startedAt,
    endedAt,
    cases: cases.length,
    variants: variants.map((variant) => variant.id),
    repeat,
    outcome: summary?.outcome ?? null,
    passed: summary?.passed ?? null,
    failed: summary?.failed ?? null,
    errors: summary?.errors ?? null,
    costUsd: summary?.costUsd ?? null,
  };
}
