import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Specs of the parts that a service spec names by its file name: `cli-users.spec.ts` speaks of `users`. */
const wordsOf = (path) => new Set(path.split('/').flatMap((part) => part.replace(/\..*/, '').split('-')));
const tooCommon = new Set(
  (
    'src cli web test shared features pages app commands page service index list own use data read view state main ' +
    'of the and e2e browser security integration slow spec'
  ).split(' '),
);
/** All tests stand on these. */
const isGround = (path) =>
  /^(test\/runner\/|test\/support\/[^/]+\.cjs$|jest\.config\.js|scripts\/typescript\.js|package-lock\.json)/.test(
    path,
  );
/** All component tests stand on these: the page's document, and how its modules are loaded. */
const isGroundOfComponents = (path) => /^web\/test\/[^/]+\.c?js$/.test(path);
/** What tests read as files. */
const dataFolder = /^test\/(golden|suites|fixtures)\//;
/** Everything imports the application, so that importing says nothing for these. */
const isServiceSpec = (path) => /^test\/(e2e|browser|security|integration|slow)\//.test(path);

/** The folders of `test/` with data of tests in which something changed. @param {readonly string[]} changed */
export const dataFoldersOf = (changed) => [
  ...new Set(changed.flatMap((path) => dataFolder.exec(path)?.[1] ?? [])),
];

/** The tests' own support, by paths from the root of the project. @param {string} root */
export const supportFiles = (root) =>
  readdirSync(join(root, 'test/support'), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('test/support', name));

/**
 * The files that read such a folder: their text names it, or they import one of the tests' own support that does.
 * @param {string} folder as `dataFoldersOf` gives it
 * @param {ReadonlyMap<string, string>} texts of files by their path: the specs and `test/support`
 * @returns {string[]}
 */
export function readersOf(folder, texts) {
  const names = [`test/${folder}/`, `test/${folder}'`, `'${folder}'`];
  const naming = [...texts]
    .filter(([, text]) => names.some((name) => text.includes(name)))
    .map(([path]) => path);
  const support = naming
    .filter((path) => path.startsWith('test/support/'))
    .map((path) => path.replace(/^test(.*)\.ts$/, '$1.js'));
  const importing = [...texts].filter(([, text]) => support.some((path) => text.includes(`${path}'`)));
  return [...new Set([...naming, ...importing.map(([path]) => path)])];
}

/**
 * The specs to run for a change: those changed themselves, those beside the code that import it, all of architecture
 * (they walk the tree), and of those that need services the ones that share a telling word with a changed path or
 * import a changed part of the tests' own support. All of them when what runs them has changed.
 * @param {{ changed: readonly string[], specs: readonly string[], importers: readonly string[],
 *   readers: readonly string[] }} given paths from the root of the project; `importers` are specs that import a changed
 *   file, however far away, and `readers` files that read a folder of data in which something changed
 * @returns {string[]} without doubles, in order of name
 */
export function specsTouchedBy({ changed, specs, importers, readers }) {
  if (changed.length === 0) return [];
  if (changed.some(isGround)) return [...specs].sort();
  const words = new Set(
    changed.flatMap((path) => [...wordsOf(path)]).filter((word) => word.length > 2 && !tooCommon.has(word)),
  );
  const isOfComponents = changed.some(isGroundOfComponents);
  const touched = specs.filter(
    (path) =>
      changed.includes(path) ||
      readers.includes(path) ||
      (isOfComponents && path.endsWith('.spec.tsx')) ||
      path.startsWith('test/architecture/') ||
      (isServiceSpec(path) && importsChanged(path) && [...wordsOf(path)].some((word) => words.has(word))),
  );
  const isOfSupport = changed.some((path) => path.startsWith('test/support/'));
  const near = importers.filter((path) => isOfSupport || !isServiceSpec(path));
  return [...new Set([...touched, ...near])].sort();

  /** A page, or what a browser or a process runs, is imported by no spec: there the word alone tells. */
  function importsChanged(path) {
    return (
      importers.includes(path) || changed.some((file) => /^(web|cli)\/|^test\/support\/.*\.js$/.test(file))
    );
  }
}
