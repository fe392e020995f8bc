import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { z } from 'zod';

// What is known of faults in packages where no registry can be asked: a snapshot of a public database, committed with
// the day as of which it holds and the name of each package that was looked up.

const id = z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/);
const range = z.string().refine((text) => text !== '' && semver.validRange(text) !== null, 'is no range');
const advisory = z.strictObject({
  id,
  severity: z.enum(['low', 'moderate', 'high', 'critical']),
  range,
  published: z.iso.date(),
});
const snapshot = z.strictObject({
  asOf: z.iso.date(),
  source: z.string().min(1),
  /** What it holds beyond that day, or lacks. */
  note: z.string().min(1).optional(),
  /** Each package that was looked up, those without any advisory too. */
  packages: z
    .record(z.string(), z.array(advisory))
    .refine((packages) => Object.keys(packages).length > 0, 'are none'),
});
const exceptions = z.array(z.strictObject({ id, reason: z.string().trim().min(1), until: z.iso.date() }));

/** @throws {Error} that names the file and what is wrong with it */
function read(folder, file, what, schema) {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).replaceAll(/\s+/g, ' ') : error.message;
    throw new Error(`${file} is no ${what}: ${why}`, { cause: error });
  }
}

const SNAPSHOT = 'security/advisories.json';

export const readSnapshot = (folder) => read(folder, SNAPSHOT, 'snapshot', snapshot);

export const readExceptions = (folder) =>
  read(folder, 'security/exceptions.json', 'list of exceptions', exceptions);

export function writeSnapshot(folder, content) {
  writeFileSync(join(folder, SNAPSHOT), `${JSON.stringify(snapshot.parse(content), undefined, 2)}\n`);
}

/** @returns {{name: string, version: string, isBuiltWith: boolean}[]} each copy of a package that is installed */
export function lockedPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version, dev }]) => ({
      name: name ?? path.split('node_modules/').at(-1),
      version,
      isBuiltWith: dev === true,
    }));
}

/** As the registry does, counts a test version as the version that it comes before. */
export const isIn = (version, affected) => semver.satisfies(version, affected, { includePrerelease: true });
