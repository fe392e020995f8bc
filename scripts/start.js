import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { become, fewArenas, isOldNode, moreThreads, NODE } from './node24.js';

// Builds what is not built for the present sources, then runs the server in this process.
const isCalm = Boolean(process.env.MALLOC_ARENA_MAX);
if (isOldNode || !isCalm) {
  const node = isOldNode ? NODE : process.execPath;
  const env = isCalm ? process.env : { ...moreThreads, ...process.env, ...fewArenas };
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], env);
} else {
  // An image carries the build only, without the sources and their tools.
  if (existsSync(fileURLToPath(new URL('../tsconfig.build.json', import.meta.url)))) {
    await import('./build-all.js');
    if (process.exitCode) process.exit();
  }
  await import('../dist/src/main.js');
}
