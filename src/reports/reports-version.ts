import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let version: string | undefined;

/**
 * Twelve hex digits that change with any rule, table, prompt or gate: a digest of this module's code as it runs. Read
 * from the disk once.
 */
export function reportsVersion(): string {
  version ??= versionOf(fileURLToPath(new URL('.', import.meta.url)));
  return version;
}

/** The same of any folder of code; specs and declarations of types do not count. */
export function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]s$/.test(file) && !/\.(spec|d)\.[jt]s$/.test(file))
    .sort();
  for (const file of files) {
    const code = readFileSync(join(folder, file));
    // Lengths keep the end of one file from being taken for the beginning of the next.
    hash.update(`${file}\0${code.length}\0`).update(code);
  }
  return hash.digest('hex').slice(0, 12);
}
