import { readFile } from 'node:fs/promises';
import type { ZodType } from 'zod';
import { faultsOf } from './faults.js';
import { Refused } from './output.js';

/** The bytes of a file that the operator named. @throws Refused which names it and says why it cannot be read */
export async function readGivenFile(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Refused(`${path}: ${faults[code ?? ''] ?? message}`);
  }
}

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/**
 * The value of a JSON file.
 * @throws Refused which names the file and the line and column of its fault
 */
export async function readJsonFile(path: string): Promise<unknown> {
  // Editors of Windows put a byte order mark first, which is no JSON.
  const text = (await readGivenFile(path)).toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { message } = error as Error;
    const before = text.slice(0, faultIn(text, message)).split('\n');
    const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
    const fault = message.replace(/,? (?:\.{3})?".*is not valid JSON$|( in JSON)? at position .*$/s, '');
    throw new Refused(`${path}: ${place}: ${fault}`);
  }
}

/** Offset of the fault, from 0. The engine tells it of some faults only. */
function faultIn(text: string, message: string): number {
  const told = /at position (\d+)/.exec(message)?.[1];
  if (told) return Number(told);
  if (!isUnexpectedToken(text)) return text.length;
  // The shortest beginning that has the fault ends with it.
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUnexpectedToken(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

function isUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}

/**
 * A value in its schema's shape.
 * @param place where in the file it stands: `the field "listing"`
 * @throws Refused which names the file, the place and the path of each field that is wrong
 */
export function inShape<T>(value: unknown, schema: ZodType<T>, path: string, place: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refused(`${path}: ${place}: ${faultsOf(parsed.error)}`);
}
