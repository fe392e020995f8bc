import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

// The benchmarks start the real services themselves and read the sources as they stand; named ones run alone.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = spawn(
  NODE,
  [
    '--expose-gc',
    '--import',
    file('typescript.js'),
    file('../test/bench/bench.ts'),
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
  },
);
child.once('close', (code) => (process.exitCode = code ?? 1));
