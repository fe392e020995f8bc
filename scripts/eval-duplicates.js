// Measures how the same picture is told in other versions, from the sources as they stand.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const args = ['--import', file('typescript.js'), file('../test/bench/duplicates.ts')];
const child = spawn(NODE, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
child.once('close', (code) => (process.exitCode = code ?? 1));
