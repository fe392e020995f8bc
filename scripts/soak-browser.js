import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fewArenas, NODE } from './node24.js';

// Twice two hundred pages through the browser; what is left afterwards is measured after a collection of the heap.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = spawn(
  NODE,
  ['--expose-gc', '--import', file('typescript.js'), file('../test/bench/browser-soak.ts')],
  { stdio: 'inherit', env: { ...process.env, ...fewArenas } },
);
child.once('close', (code) => (process.exitCode = code ?? 1));
