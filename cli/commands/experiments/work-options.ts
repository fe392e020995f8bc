import { InvalidArgumentError, Option, type Command } from 'commander';
import { spanOf } from '../../moment.js';
import { whole } from '../../whole.js';

/** How the runs of a suite are done, in every command that does some. */
export interface HowOptions {
  readonly jobs: number;
  readonly timeout: number;
  readonly maxCost?: number;
  readonly fresh?: boolean;
}

export function withHowOptions(command: Command): Command {
  return command
    .option('--jobs <n>', 'runs at one time', whole(1, 64), 4)
    .addOption(
      new Option('--timeout <span>', 'for the model to answer one report, as 90s or 5m')
        .argParser(spanOf)
        .default(180_000, '3m'),
    )
    .option(
      '--max-cost <usd>',
      "begin no run that could take the whole above it: by its variant's dearest, the first by the most it may take",
      dollars,
    )
    .option('--fresh', 'take no answers from the cache');
}

function dollars(text: string): number {
  const amount = Number(text);
  if (!/^(?:\d*\.)?\d+$/.test(text) || !(amount > 0))
    throw new InvalidArgumentError('US dollars above 0 are needed, as 0.50 or 20.');
  return amount;
}
