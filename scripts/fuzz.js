import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

// Requests drawn from the OpenAPI document at a server of its own, and every answer judged.
// `npm run fuzz -- --requests 100000 --seed 7`; ends by itself.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = spawn(
  NODE,
  ['--import', file('typescript.js'), file('../test/bench/fuzz/fuzz.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => (process.exitCode = code ?? 1));
