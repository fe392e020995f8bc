import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const noteSchema = z.object({ modules: z.record(z.string(), z.string()) });
const versions = new Map<string, string>();

/**
 * Twelve hex digits that change with what a module's sources say, the same whether they run as they stand or built.
 * Read from the disk once.
 * @param module a folder of `src`
 * @param root of the running code, with a trailing slash
 * @throws {Error} when the build knows no such module
 */
export function codeVersion(module: string, root = new URL('..', import.meta.url)): string {
  const folder = fileURLToPath(new URL(module, root));
  const version = versions.get(folder) ?? builtVersion(module, root) ?? versionOf(folder);
  versions.set(folder, version);
  return version;
}

/** What the build noted of the sources that it compiled: what it wrote itself has another text. */
function builtVersion(module: string, root: URL): string | undefined {
  const note = new URL('build.json', root);
  if (!existsSync(note)) return undefined;
  const { modules } = noteSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
  if (!modules[module]) throw new Error(`The build does not tell the version of ${module}.`);
  return modules[module];
}

/** The same of any folder of sources; specs, and comments on lines of their own, do not count. */
export function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort();
  for (const file of files) {
    const code = withoutComments(readFileSync(join(folder, file), 'utf8'));
    // Lengths keep the end of one file from being taken for the beginning of the next.
    hash.update(`${file}\0${code.length}\0`).update(code);
  }
  return hash.digest('hex').slice(0, 12);
}

const withoutComments = (code: string): string =>
  code.replace(/^[ \t]*(?:\/\/.*|\/\*\*[\s\S]*?\*\/[ \t]*)\n/gm, '');
