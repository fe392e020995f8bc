import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { say } from '../../output.js';

/** Reads the values of an `--out` that may be given again and whose ending tells the form. */
export function outFile(endings: readonly string[]) {
  return (path: string, before: readonly string[] = []): string[] => {
    if (!endings.includes(endingOf(path)))
      throw new InvalidArgumentError(`The file's ending tells its form: ${endings.join(', ')}.`);
    return [...before, path];
  };
}

/** `.html` */
export const endingOf = (path: string): string => extname(path).toLowerCase();

/** Makes the folders too. @throws Error which names the file and says why it cannot be written */
export async function writeOut(path: string, text: string): Promise<void> {
  try {
    await makeFolder(resolve(dirname(path)));
    await writeFile(path, text);
  } catch (cause) {
    throw new Error(`${path} cannot be written: ${(cause as Error).message}`, { cause });
  }
  say(`Wrote ${path}.`);
}

/** One folder after the other, as Node's own way never ends where nobody can make one, for instance in /proc. */
async function makeFolder(path: string): Promise<void> {
  const fault = await mkdir(path).catch((error: NodeJS.ErrnoException) => error);
  if (!fault || fault.code === 'EEXIST') return;
  if (fault.code !== 'ENOENT' || dirname(path) === path) throw fault;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another call may have made it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}
