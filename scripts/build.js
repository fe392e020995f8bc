import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { underLock } from './build-lock.js';
import { stampOf } from './built.js';
import { NODE } from './node24.js';

const root = fileURLToPath(new URL('..', import.meta.url));

function files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !/\.spec\.tsx?$/.test(name))
    .flatMap((name) => files(join(path, name)));
}

/** Changes when a source's name or content does; times are no help after a clone or a checkout. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(files))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Changes with every write to a source, and with a clone too. Quicker to tell than the contents, so that a command
 * that has nothing to build begins at once.
 */
function touches(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(files)) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\n`);
  }
  return hash.digest('hex');
}

const touchesOf = (name) => `${stampOf(name)}-touches`;
const holds = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Runs a tool of node_modules quietly; shows what it said only when it fails. */
function run(tool, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(NODE, [join(root, 'node_modules', tool), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`)),
    );
  });
}

async function buildUnlocked({ name, sources, result, steps }, tell) {
  const stamp = stampOf(name);
  const touched = touches(sources);
  const now = fingerprint(sources);
  if (existsSync(join(root, result)) && holds(stamp, now)) return writeFileSync(touchesOf(name), touched);
  const start = performance.now();
  tell(`Building ${name} … `);
  rmSync(stamp, { force: true });
  rmSync(touchesOf(name), { force: true });
  await steps(now);
  writeFileSync(stamp, now);
  writeFileSync(touchesOf(name), touched);
  tell(`done (${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
}

/** A second start waits for the first one's build and then has nothing to do. */
async function build(what, tell = (text) => void process.stderr.write(text)) {
  const { name, sources, result } = what;
  if (existsSync(join(root, result)) && holds(touchesOf(name), touches(sources))) return;
  await underLock(join(root, '.cache', 'building'), () => buildUnlocked(what, tell), tell);
}

const serverSources = [
  'src',
  'cli',
  'migrations',
  'tsconfig.json',
  'tsconfig.build.json',
  'nest-cli.json',
  'package.json',
  'package-lock.json',
];

/** What the build that runs tells of itself and of each module's sources. @param sources their fingerprint */
async function describeBuild(sources) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { versionOf } = await import('../dist/src/shared/code-version.js');
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const modules = Object.fromEntries(folders.map(({ name }) => [name, versionOf(join(root, 'src', name))]));
  return { version, id: sources.slice(0, 12), builtAt: new Date().toISOString(), modules };
}

/** Both write the same; without the check of types it takes a third of the time. */
const compilers = {
  checked: ['@nestjs/cli/bin/nest.js', ['build']],
  unchecked: ['typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--noCheck']],
};

const serverBy = (compiler) => ({
  name: 'server',
  sources: serverSources,
  result: 'dist/src/main.js',
  steps: async (sources) => {
    // What was deleted in the sources must not live on in the build.
    for (const part of ['src', 'cli', 'migrations']) {
      rmSync(join(root, 'dist', part), { recursive: true, force: true });
    }
    // The compiler would otherwise trust its notes of an output that is gone.
    rmSync(join(root, '.cache/tsconfig.build.tsbuildinfo'), { force: true });
    await run(...compiler);
    writeFileSync(join(root, 'dist/src/build.json'), JSON.stringify(await describeBuild(sources)));
  },
});

/**
 * Compiles server and CLI to dist/ unless that is done for these very sources.
 * @param {(text: string) => void} [tell] what it does; stderr when left out
 * @param {{ isChecked?: boolean }} [how] whether types are checked, unless somebody else does
 */
export async function buildServer(tell, { isChecked = true } = {}) {
  await build(serverBy(isChecked ? compilers.checked : compilers.unchecked), tell);
}

/** Bundles the web pages to dist/web unless that is done for these very sources (of src they use types only). */
export async function buildWeb() {
  await build({
    name: 'web',
    sources: ['web', 'tsconfig.json', 'package-lock.json'],
    result: 'dist/web/pages/pages.json',
    steps: () => run('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn']),
  });
}
