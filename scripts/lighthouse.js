import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';

// Reads the server's sources as they stand and the web as it is built; paths as arguments measure those alone.
if (isOldNode) {
  become(NODE, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
} else {
  const { buildWeb } = await import('./build.js');
  await buildWeb();
  const { runSources } = await import('./run-sources.js');
  runSources('test/bench/lighthouse.ts');
}
