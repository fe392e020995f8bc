import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The note that a build was finished, with the fingerprint of its sources. @param {string} name */
export const stampOf = (name) => fileURLToPath(new URL(`../.cache/built-${name}`, import.meta.url));

/** Whether there is a finished build of the server and the CLI, of whatever sources. */
export const isServerBuilt = () =>
  existsSync(stampOf('server')) && existsSync(new URL('../dist/cli/main.js', import.meta.url));
