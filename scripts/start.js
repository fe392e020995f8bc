import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnvFile } from './env-file.js';
import { become, fewArenas, isOldNode, moreThreads, NODE } from './node24.js';

// Builds what is not built for the present sources, then runs the server in this process.
const unset = Object.entries({ ...fewArenas, ...moreThreads }).filter(([name]) => !process.env[name]);
if (isOldNode || unset.length > 0) {
  const node = isOldNode ? NODE : process.execPath;
  const env = { ...process.env, ...Object.fromEntries(unset) };
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], env);
} else {
  // An image carries the build only, without the sources and their tools.
  if (existsSync(fileURLToPath(new URL('../tsconfig.build.json', import.meta.url)))) {
    await import('./build-all.js');
    if (process.exitCode) process.exit();
  }
  readEnvFile();
  await import('../dist/src/main.js');
}
