import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const FILE = fileURLToPath(new URL('../.env', import.meta.url));

/**
 * Takes what `.env` beside package.json says into the environment, where that says nothing itself: a variable that is set
 * wins, an empty one is none. `FROM_ENV_FILE` lists what came from there. Ends the process at a line that says nothing.
 */
export function readEnvFile() {
  if (!existsSync(FILE)) return;
  const text = readFileSync(FILE, 'utf8');
  const line = faultyLine(text);
  if (line > 0) {
    console.error(`.env, line ${line}: NAME=value is needed, or # before what is only to be read`);
    process.exit(1);
  }
  const read = Object.entries(parseEnv(text)).filter(([name]) => !process.env[name]);
  Object.assign(process.env, Object.fromEntries(read));
  process.env.FROM_ENV_FILE = read.map(([name]) => name).join(',');
}

/** Node's parser passes such lines by. @returns from 1; 0 for none */
function faultyLine(text) {
  let quote = '';
  const lines = text.split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    if (quote) {
      if (line.includes(quote)) quote = '';
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const [, value] = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(line) ?? [];
    if (value === undefined) return at + 1;
    const [first] = value;
    const isOpen = /["'`]/.test(first ?? '') && !value.slice(1).includes(first);
    // A mark that nothing closes is a letter of the value, as for Node.
    if (isOpen && lines.slice(at + 1).some((later) => later.includes(first))) quote = first;
  }
  return 0;
}
