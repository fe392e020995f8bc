import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeAdvisories } from './judge-advisories.js';

// Known faults of what the product runs on: asked of the registry, and where that does not answer, looked up in the
// committed snapshot, unless --registry-only is given. Ends with 1 when one is high or critical, an exception is over, or
// nothing could be told.
const { values: options, positionals } = parseArgs({
  options: { 'registry-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<string>} what npm answers as JSON; it ends with 1 for any fault, so its code says nothing */
function askNpm() {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (answer += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(answer));
  });
}

process.exitCode = await judgeAdvisories({
  folder,
  ask: askNpm,
  registryOnly: options['registry-only'],
  say: console,
}).catch((error) => {
  console.error(error.message);
  return 1;
});
