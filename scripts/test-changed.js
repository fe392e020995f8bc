import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';
import { dataFoldersOf, readersOf, specsTouchedBy, supportFiles } from './touched-specs.js';

// Runs the tests that a change touches: `npm run test:changed` for what is not committed, `-- --since main` for a branch.
// It is a quick first look; what a change breaks far away is found by `npm test`.
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);

const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles() {
  const at = args.indexOf('--since');
  const since = at === -1 ? 'HEAD' : args[at + 1];
  if (!since) throw new Error('--since wants a commit or a branch');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

function allSpecs() {
  return ['src', 'cli', 'web/src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.spec\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
}

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
  const texts = new Map(
    [...specs, ...supportFiles(root)].map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  return folders.flatMap((folder) => readersOf(folder, texts));
}

function main() {
  const changed = changedFiles();
  const there = changed.filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
  const folders = dataFoldersOf(changed);
  const all = allSpecs();
  const specs = specsTouchedBy({
    changed,
    specs: all,
    importers: there.length === 0 ? [] : importers(there),
    readers: folders.length === 0 ? [] : readers(folders, all),
  });
  console.error(`${changed.length} changed files, ${specs.length} files of tests`);
  if (specs.length === 0) return;
  const { status } = spawnSync(NODE, [join(root, 'scripts/test.js'), ...specs], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...args]);
else main();
