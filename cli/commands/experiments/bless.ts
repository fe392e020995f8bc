import { Command } from 'commander';
import type { Blessing } from '../../../src/experiments/suites/bless.js';
import { confirm } from '../../confirm.js';
import { printJson, say } from '../../output.js';
import { openStore, readNamed } from './open-store.js';

interface Options {
  readonly partial?: boolean;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function blessCommand(): Command {
  return new Command('bless')
    .description('Make a run the baseline of its suite: later runs are held against it.')
    .argument('<run>', 'id, beginning of an id, or last')
    .option('--partial', 'take a run of a part of the suite over into the baseline that is there')
    .option('--dry-run', 'say what would be written and change nothing')
    .option('--yes', 'do not ask before a better baseline is replaced')
    .option('--json', 'print {path, written, runId, replaces, cases, passRates, worse, better}')
    .addHelpText(
      'after',
      `
Writes <suite>.baseline.json beside the suite: the state of each case and the rates, no reports. Keep it in git.
Exit codes: 0 written; 2 refused, as a run that is not finished, of a part of the suite, of other rules
            of ours or unclear; 1 could not run.
Examples:
  $ npx app-cli experiments bless last
  $ npx app-cli experiments bless 2026-11-22-1613-golden-3f9a --dry-run
  $ npx app-cli experiments bless last --partial --yes`,
    )
    .action(async (name: string, options: Options) => {
      const { config, store } = await openStore();
      const { blessing, writeBaseline } = await import('../../../src/experiments/suites/bless.js');
      const { productVersion } = await import('../../../src/experiments/suites/suite-runner.js');
      const blessed = await blessing(await readNamed(store, name), {
        partial: options.partial ?? false,
        version: productVersion(config),
      });
      const isWritten = options.dryRun !== true;
      if (isWritten) {
        if (blessed.worse.length > 0) await confirm(await replacement(blessed), options);
        writeBaseline(blessed);
      }
      if (options.json) printJson(summaryOf(blessed, isWritten));
      else say(await inWords(blessed, isWritten));
    });
}

/** What is asked before a better baseline is replaced. */
async function replacement({ path, worse }: Blessing): Promise<string> {
  const { counted, someOf } = await import('../../../src/experiments/suites/wording.js');
  const named = worse.map(
    ({ variant, case: name, from, to }) => `${name} by ${variant} (${from}, now ${to})`,
  );
  return `replace ${path}, by which ${counted(worse.length, 'case')} did better: ${someOf(named)}`;
}

function summaryOf({ path, baseline, replaces, worse, better }: Blessing, isWritten: boolean) {
  const { runId, caseDigests, variants } = baseline;
  const rates = Object.entries(variants).map(([id, { passRate }]) => [id, passRate]);
  return {
    path,
    written: isWritten,
    runId,
    replaces,
    cases: Object.keys(caseDigests).length,
    passRates: Object.fromEntries(rates) as Record<string, number | null>,
    worse,
    better,
  };
}

async function inWords({ path, baseline, worse, better }: Blessing, isWritten: boolean): Promise<string> {
  const { counted, percent } = await import('../../../src/experiments/suites/wording.js');
  const rates = Object.entries(baseline.variants).map(
    ([id, { passRate }]) => `${id} ${passRate === null ? 'not judged' : `passes ${percent(passRate)}`}`,
  );
  const changed =
    worse.length + better.length > 0
      ? `; against the one before ${better.length} better, ${worse.length} worse`
      : '';
  const cases = counted(Object.keys(baseline.caseDigests).length, 'case');
  return `${isWritten ? 'Wrote' : 'Would write'} ${path}: ${cases}, ${rates.join(', ')}${changed}.`;
}
