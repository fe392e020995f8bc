#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from '../scripts/node24.js';

const main = new URL('../dist/cli/main.js', import.meta.url);

if (!existsSync(fileURLToPath(main))) {
  const { buildServer } = await import('../scripts/build.js');
  await buildServer().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
if (isOldNode) become(NODE, [fileURLToPath(main), ...process.argv.slice(2)]);
else await import(main.href);
