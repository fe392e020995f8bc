import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

// Random buyers, banks and bad luck against a running server; at the end the money is counted.
// `npm run chaos:billing -- --steps 10000 --seed 7 --users 30`; ends by itself.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = spawn(
  NODE,
  ['--import', file('typescript.js'), file('../test/bench/chaos/chaos-billing.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => (process.exitCode = code ?? 1));
