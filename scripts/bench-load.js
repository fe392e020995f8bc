import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

// One server under load: sign-in, reading, live events, many analyses at once, memory.
// `npm run bench:load -- --seconds 5 --minutes 30`; ends by itself.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = spawn(
  NODE,
  ['--import', file('typescript.js'), file('../test/bench/load/load.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => (process.exitCode = code ?? 1));
