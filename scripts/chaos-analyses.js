import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

// Buyers, worker processes that die at every step, and bad luck; at the end everything is counted.
// `npm run chaos:analyses -- --kills 500 --seed 7 --analyses 300 --users 24`; ends by itself.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = spawn(
  NODE,
  [
    '--import',
    file('typescript.js'),
    file('../test/bench/chaos/chaos-analyses.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => (process.exitCode = code ?? 1));
