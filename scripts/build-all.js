import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';

// Builds what is not built for the present sources, as a start does, so that a start after it has nothing to build.
// `--no-check` leaves the types to `npm run typecheck`.
const args = process.argv.slice(2);
if (isOldNode) {
  become(NODE, [fileURLToPath(import.meta.url), ...args]);
} else {
  const { buildServer, buildWeb } = await import('./build.js');
  try {
    await buildServer(undefined, { isChecked: !args.includes('--no-check') });
    await buildWeb();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
