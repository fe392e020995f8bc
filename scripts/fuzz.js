import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';

// Requests drawn from the OpenAPI document at a server of its own, and every answer judged. The server runs from its
// sources as they stand and prints reports on the web as it is built.
// `npm run fuzz -- --requests 100000 --seed 7`; ends by itself.
if (isOldNode) {
  become(NODE, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
} else {
  const { buildWeb } = await import('./build.js');
  await buildWeb();
  const { runSources } = await import('./run-sources.js');
  runSources('test/bench/fuzz/fuzz.ts');
}
