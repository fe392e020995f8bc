#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isServerBuilt } from '../scripts/built.js';
import { readEnvFile } from '../scripts/env-file.js';
import { become, isOldNode, NODE } from '../scripts/node24.js';

const words = process.argv.slice(2);

/** Whether it is asked how the CLI is used: that waits for no build where there is one, though it may be an old one. */
function asksForUse() {
  const ended = words.indexOf('--');
  const mine = ended < 0 ? words : words.slice(0, ended);
  const first = mine.find((word) => !word.startsWith('-'));
  return (
    first === 'help' || first === 'completion' || mine.some((word) => /^(-h|--help|--version)$/.test(word))
  );
}

// First the right Node: what builds and what was built are for no other.
if (isOldNode) {
  become(NODE, [fileURLToPath(import.meta.url), ...words]);
} else {
  // An image carries the build only, without the sources and their tools.
  const hasSources = existsSync(fileURLToPath(new URL('../tsconfig.build.json', import.meta.url)));
  if (hasSources && !(asksForUse() && isServerBuilt())) {
    const { buildServer } = await import('../scripts/build.js');
    const isQuiet = words.includes('-q') || words.includes('--quiet');
    await buildServer(isQuiet ? () => undefined : undefined).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  }
  readEnvFile();
  await import('../dist/cli/main.js');
}
