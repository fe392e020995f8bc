import { plainText } from '../src/experiments/output/plain-text.js';
import { currentCall, currentIo } from './call.js';
import { tableLines, type Cell } from './table.js';

/** Documented exit codes of every command. */
export const exitCodes = { good: 0, couldNotRun: 1, no: 2, cannotTell: 3, interrupted: 130 } as const;

/** What was named is not there or cannot be used, whoever tries again: the message says what and how to mend it. */
export class Refused extends Error {}

/** The code that the call ends with, unless it fails after all. */
export function endWith(code: number): void {
  currentCall().exitCode = code;
}

/** Results go to stdout, everything said to a person to stderr. */
export function say(message: string): void {
  if (!currentCall().isQuiet) currentIo().stderr.write(`${harmless(message)}\n`);
}

/** Something went wrong with a part of what was asked; also said when quiet. */
export function complain(message: string): void {
  currentIo().stderr.write(`app-cli: ${harmless(message)}\n`);
}

/** Messages may hold words of adverts, models and other servers: none of them steers the terminal. */
const harmless = (message: string): string => plainText(message).replace(/\r/g, '\ufffd');

/** A result as it is. */
export function printText(text: string): void {
  currentIo().stdout.write(text);
}

/** Controls beyond ASCII and those of the writing direction, which steer a terminal too; JSON itself escapes the others. */
const steering = /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function printJson(value: unknown): void {
  const json = JSON.stringify(value, null, 2);
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  printText(`${json.replace(steering, escaped)}\n`);
}

/** A table that fits the terminal; whole where it goes to a file or another program. */
export function printTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): void {
  printText(`${tableLines(headings, rows, outputWidth()).join('\n')}\n`);
}

/** Columns of the terminal; Infinity where results go to a file or another program. */
export function outputWidth(): number {
  const { stdout } = currentIo();
  return (stdout.isTTY && stdout.columns) || Infinity;
}
