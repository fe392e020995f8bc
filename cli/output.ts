import { ZodError } from 'zod';
import { AppError } from '../src/shared/app-error.js';
import { PageThrottled } from '../src/scraping/scraping.errors.js';
import { ConfigError } from '../src/shared/config/config.js';

/** Documented exit codes of every command. */
export const exitCodes = { good: 0, couldNotRun: 1, no: 2, cannotTell: 3 } as const;

/** What was named is not there or cannot be used, whoever tries again: the message says what and how to mend it. */
export class Refused extends Error {}

// `| head` has what it wanted: what is begun is brought to its end, with the code of what was done.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Results go to stdout, everything said to a person to stderr. */
export function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** A table whose columns are as wide as their widest cell; the last one is cut to the terminal's width. */
export function printTable(headings: string[], rows: (string | number | null | undefined)[][]): void {
  const lines = [headings, ...rows.map((row) => row.map((cell) => (cell == null ? '–' : String(cell))))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const limit = process.stdout.columns ?? Infinity;
  for (const line of lines) {
    const text = line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
    process.stdout.write(`${text.length > limit ? `${text.slice(0, limit - 1)}…` : text}\n`);
  }
}

/** One line with what to do; the stack only when asked for. Sets the exit code. */
export function exitWith(error: unknown, { verbose }: { verbose: boolean }): void {
  const message = messageOf(error);
  say(verbose && error instanceof Error ? (error.stack ?? message) : `app-cli: ${message}`);
  process.exitCode = codeOf(error);
}

/** `limit: Too big`: each fault with the path of its field. */
export function faultsOf({ issues }: ZodError): string {
  return issues
    .map(({ path, message }) => [...(path.length > 0 ? [path.join('.')] : []), message].join(': '))
    .join('; ');
}

function messageOf(error: unknown): string {
  // A short wait is waited for by an analysis; a command ends.
  if (error instanceof PageThrottled && error.retry === 'again')
    return `Webbplatsen ber oss vänta ${Math.ceil(error.retryAfterMs! / 1000)}\u00a0sekunder. Försök igen sedan.`;
  if (error instanceof AppError) return error.userMessage;
  if (error instanceof ZodError) return faultsOf(error);
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): number {
  if (error instanceof Refused) return exitCodes.no;
  if (error instanceof ConfigError || !(error instanceof AppError)) return exitCodes.couldNotRun;
  // Somebody else's server refused or did not answer: that says nothing about what was asked.
  return error.status >= 500 || error.status === 429 ? exitCodes.cannotTell : exitCodes.no;
}
