import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, reasonOf } from '../reason.js';
import { ok, warning, wrong, type Finding, type Probe } from './finding.js';

const MB = 1_000_000;
/** Less than this is soon full; less than the second stops writes, of PostgreSQL too where it is on the same disk. */
const enough = { well: 2_000 * MB, atAll: 200 * MB };

export const dataProbe: Probe = {
  name: 'data folder',
  reads: ['DATA_DIR'],
  look: async ({ config }) => [await folderOf('data folder', config.dataDir, 'DATA_DIR')],
};

/** Whether a folder can be written to and how much room its disk has. @param variable what names it */
export async function folderOf(name: string, folder: string, variable: string): Promise<Finding> {
  const remedy = `let ${variable} name a folder that this account may write to`;
  try {
    const there = await nearest(folder);
    if (!(await stat(there)).isDirectory()) return wrong(name, `${there} is no folder`, remedy);
    await access(there, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(there);
    const place = there === folder ? folder : `${folder}, which is made when it is needed`;
    return roomOf(name, place, bavail * bsize);
  } catch (error) {
    const reason = reasons[codeOf(error) ?? ''] ?? reasonOf(error);
    return wrong(name, `${folder}: ${reason}`, remedy);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of its path is no folder',
};

/** The folder itself, or the one that it would be made in. */
async function nearest(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return nearest(dirname(folder));
  }
}

/** @param free bytes that this account may still write */
export function roomOf(name: string, place: string, free: number): Finding {
  const found = `${place}, ${inGigabytes(free)} free`;
  const remedy = 'make room on its disk, or move it to another one';
  if (free < enough.atAll) return wrong(name, found, remedy);
  return free < enough.well ? warning(name, found, remedy) : ok(name, found);
}

const inGigabytes = (bytes: number): string =>
  bytes < 1_000 * MB ? `${Math.floor(bytes / MB)} MB` : `${(bytes / 1_000 / MB).toFixed(1)} GB`;
