import { existsSync, readFileSync, truncateSync } from 'node:fs';

const newline = 0x0a;

/** The values of a file with one JSON value a line, none when there is no file; a last line without its end is not read. */
export function* readLines<T>(path: string): Generator<T> {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  for (let from = 0, to = bytes.indexOf(newline); to >= 0; from = to + 1, to = bytes.indexOf(newline, from))
    yield JSON.parse(bytes.toString('utf8', from, to)) as T;
}

/** Cuts away what a killed process began to write, so that the next line begins on its own. */
export function trimTornLine(path: string): void {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf(newline) + 1;
  if (whole < bytes.length) truncateSync(path, whole);
}
