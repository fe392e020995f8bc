import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

// Reads the sources as they stand; `--analyst rules` or `--analyst openai` runs that part alone.
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const args = ['--import', file('typescript.js'), file('../test/bench/reports.eval.ts')];
const child = spawn(NODE, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
child.once('close', (code) => (process.exitCode = code ?? 1));
