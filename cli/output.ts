import { plainText } from '../src/experiments/output/plain-text.js';
import { tableLines, type Cell } from './table.js';

/** Documented exit codes of every command. */
export const exitCodes = { good: 0, couldNotRun: 1, no: 2, cannotTell: 3, interrupted: 130 } as const;

/** What was named is not there or cannot be used, whoever tries again: the message says what and how to mend it. */
export class Refused extends Error {}

// `| head` has what it wanted: what is begun is brought to its end, with the code of what was done.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`app-cli: the output cannot be written: ${error.message}\n`);
    process.exit(exitCodes.couldNotRun);
  });

let quiet = false;

/** `--quiet`: from now on only results and errors are printed. */
export function beQuiet(): void {
  quiet = true;
}

export const isQuiet = (): boolean => quiet;

/** Results go to stdout, everything said to a person to stderr. */
export function say(message: string): void {
  if (!quiet) process.stderr.write(`${harmless(message)}\n`);
}

/** Something went wrong with a part of what was asked; also said when quiet. */
export function complain(message: string): void {
  process.stderr.write(`app-cli: ${harmless(message)}\n`);
}

/** Messages may hold words of adverts, models and other servers: none of them steers the terminal. */
const harmless = (message: string): string => plainText(message).replace(/\r/g, '\ufffd');

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** A table that fits the terminal; whole where it goes to a file or another program. */
export function printTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const width = process.stdout.isTTY ? process.stdout.columns : Infinity;
  process.stdout.write(`${tableLines(headings, rows, width).join('\n')}\n`);
}
