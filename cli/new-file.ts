import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Refused } from './output.js';

/**
 * Lets a file be written that is there whole or not at all, readable by its owner alone. What stood there before is left
 * as it was when `fill` throws.
 * @param path where; `force` lets it take the place of another file, `hardLink` links as this file system does
 * @param fill writes its text or bytes piece by piece
 * @returns what `fill` returns, and the file's absolute path
 * @throws Refused when the place is taken or no file can be made there; what `fill` throws
 */
export async function writeNewFile<T>(
  path: string,
  { force = false, hardLink = link }: { force?: boolean; hardLink?: typeof link },
  fill: (write: (text: string | Uint8Array) => Promise<void>) => Promise<T>,
): Promise<{ filled: T; file: string }> {
  const file = resolve(path);
  await checkPlace(path, file, force);
  const part = `${file}.${process.pid}.part`;
  const refuse = (error: NodeJS.ErrnoException): never => {
    throw new Refused(`${path}: ${faults[error.code ?? ''] ?? error.message}`);
  };
  const handle = await open(part, 'wx', 0o600).catch(refuse);
  try {
    const filled = await fill((text) => handle.writeFile(text)).finally(() => handle.close());
    await (force ? rename(part, file) : place(part, file, hardLink)).catch(refuse);
    return { filled, file };
  } finally {
    await rm(part, { force: true });
  }
}

/** Gives a file its name, unless another has it. @throws what the file system says, EEXIST among it */
async function place(part: string, file: string, hardLink: typeof link): Promise<void> {
  try {
    return await hardLink(part, file);
  } catch (error) {
    if (!noLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  // FAT and some shares have no hard links: the name is taken by an empty file of our own, which then gives way.
  await (await open(file, 'wx', 0o600)).close();
  await rename(part, file).catch(async (error: Error) => {
    await rm(file, { force: true });
    throw error;
  });
}

const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'ENOSYS', 'EMLINK', 'EINVAL']);

async function checkPlace(path: string, file: string, force: boolean): Promise<void> {
  const there = await lstat(file).catch(() => null);
  if (there?.isDirectory()) throw new Refused(`${path}: it is a folder; name a file in it`);
  if (there && !force) throw new Refused(`${path}: ${faults['EEXIST']}`);
  if (!(await lstat(dirname(file)).catch(() => null))) throw new Refused(`${path}: ${faults['ENOENT']}`);
}

const faults: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file already; add --force to overwrite it',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'you may not write there',
  EROFS: 'you may not write there',
  ENOSPC: 'the disk is full',
};
