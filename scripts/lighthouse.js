import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';

// Reads the server's sources as they stand and the web as it is built; paths as arguments measure those alone.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
if (isOldNode) {
  become(NODE, [file('lighthouse.js'), ...process.argv.slice(2)]);
} else {
  const { buildWeb } = await import('./build.js');
  await buildWeb();
  const args = ['--import', file('typescript.js'), file('../test/bench/lighthouse.ts')];
  const child = spawn(NODE, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.once('close', (code) => (process.exitCode = code ?? 1));
}
