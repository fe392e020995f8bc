import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the temporary files of a process: what a killed one leaves, its browser's for one, is removed with it. */
export interface OwnTemporary {
  readonly path: string;
  /** @throws when something in it can still not be removed after ten seconds */
  remove(): Promise<void>;
}

export function ownTemporary(): OwnTemporary {
  const path = mkdtempSync(join(tmpdir(), 'visningsklar-process-'));
  return {
    path,
    // The browser of a process ends with it, but a moment later.
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
  };
}
