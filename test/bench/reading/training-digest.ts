import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hex SHA-256 of all training files: weights that were made from others are old. */
export function digestOfTraining(folder = 'training'): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
