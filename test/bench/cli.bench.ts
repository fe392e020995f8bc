import { spawnSync } from 'node:child_process';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

/** Of so many starts the one in the middle counts. */
const starts = sized(15, 1);

function medianMs(args: readonly string[]): number {
  const times = Array.from({ length: starts }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[(starts - 1) / 2]!;
}

/** How soon the command line tells what it can do, beside a Node that does nothing. */
export function benchCli(): Row[] {
  medianMs(['bin/app-cli.js', '--help']);
  const bare = { bareMs: medianMs(['-e', '0']), bare: 'node -e 0' };
  return [
    ['--help'],
    ['analyses', '--help'],
    ['experiments', 'run', '--help'],
    ['completion', 'words', '--', 'analyses', ''],
  ].map((words) => ({
    what: `app-cli ${words.join(' ')}`.trim(),
    oursMs: medianMs(['bin/app-cli.js', ...words]),
    ...bare,
    barMs: 150,
  }));
}
