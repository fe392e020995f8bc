import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';
import { NothingToRun } from './test-arguments.js';
import {
  choiceLine,
  dataFoldersOf,
  directImporters,
  readersOf,
  specsTouchedBy,
  supportFiles,
} from './touched-specs.js';

// Runs the tests that a change touches: `npm run test:changed` for what is not committed, `-- --since main` for a branch.
// It is a quick first look; what a change breaks far away is found by `npm test`.
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);

const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** @returns {string} the commit to which the tree is compared */
function readSince() {
  const [flag, since, ...rest] = args.flatMap((arg) => arg.replace(/^--since=/, '--since\n').split('\n'));
  if (flag === undefined) return 'HEAD';
  if (flag !== '--since')
    throw new NothingToRun(`there is no ${flag}; --since <commit or branch> is all there is`);
  if (!since || rest.length > 0) throw new NothingToRun('--since wants one commit or branch');
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${since}^{commit}`], {
    cwd: root,
  });
  if (status !== 0) throw new NothingToRun(`there is no commit or branch ${since}`);
  return since;
}

const changedSince = (since) => [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

function allSources() {
  return ['src', 'cli', 'web/src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
}

const textsOf = (paths) => new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Those that import a changed file, however far away, by Jest's own graph. */
function importers(files) {
  const list = spawnSync(
    NODE,
    [join(root, 'node_modules/jest/bin/jest.js'), '--listTests', '--findRelatedTests', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  if (list.status !== 0) throw new Error(list.stderr);
  return list.stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => path.slice(root.length));
}

/** Those that read a folder of data in which something changed, directly or by the tests' own support. */
function readers(folders, specs) {
  const texts = textsOf([...specs, ...supportFiles(root)]);
  return folders.flatMap((folder) => readersOf(folder, texts));
}

/** @returns {number} the exit code */
function run() {
  const since = readSince();
  const changed = changedSince(since);
  if (changed.length === 0) {
    console.log(`nothing ran: nothing has changed since ${since}`);
    return 0;
  }
  const there = changed.filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
  const folders = dataFoldersOf(changed);
  const sources = allSources();
  const all = sources.filter((path) => /\.spec\.tsx?$/.test(path));
  const specs = specsTouchedBy({
    changed,
    specs: all,
    importers: there.length === 0 ? [] : importers(there),
    readers: folders.length === 0 ? [] : readers(folders, all),
    direct: directImporters(textsOf(sources)),
  });
  console.error(choiceLine(changed.length, specs));
  const { status } = spawnSync(NODE, [join(root, 'scripts/test.js'), '--runTestsByPath', ...specs], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_ORDER: specs.join('\n') },
  });
  return status ?? 1;
}

function main() {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof NothingToRun)) throw error;
    console.log(`nothing ran: ${error.message}`);
    return 1;
  }
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...args]);
else process.exitCode = main();
