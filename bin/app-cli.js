#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from '../scripts/node24.js';

// First the right Node: what builds and what was built are for no other.
if (isOldNode) {
  become(NODE, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
} else {
  // An image carries the build only, without the sources and their tools.
  if (existsSync(fileURLToPath(new URL('../tsconfig.build.json', import.meta.url)))) {
    const { buildServer } = await import('../scripts/build.js');
    await buildServer().catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  }
  await import('../dist/cli/main.js');
}
