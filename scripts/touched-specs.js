import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const tooCommon = new Set(
  (
    'src cli web test shared features pages app commands page service index list own use data read view state main ' +
    'of the and in to by for e2e browser security integration slow spec'
  ).split(' '),
);
/** `withdrawals` and `withdrawal` are one word, `access` stays. */
const singular = (word) => word.replace(/(?<=[^s])s$/, '');
/** The telling words of a path. A service spec names what it is of by them: `cli-users.spec.ts` speaks of `users`. */
const wordsOf = (path) =>
  new Set(
    path
      .split('/')
      .flatMap((part) => part.replace(/\..*/, '').split('-'))
      .filter((word) => word.length > 1 && !tooCommon.has(word))
      .map(singular),
  );
/** A file that more import is a part of everything, and their names tell nothing of it. */
const MOST_IMPORTERS = 10;
/** All tests stand on these. */
const isGround = (path) =>
  /^(test\/runner\/|test\/support\/[^/]+\.cjs$|jest\.config\.js|scripts\/typescript\.js|package-lock\.json)/.test(
    path,
  );
/** All component tests stand on these: the page's document, and how its modules are loaded. */
const isGroundOfComponents = (path) => /^web\/test\/[^/]+\.c?js$/.test(path);
/** What tests read as files. */
const dataFolder = /^test\/(golden|suites|fixtures)\//;
const isSpec = (path) => /\.spec\.tsx?$/.test(path);
const isOfArchitecture = (path) => path.startsWith('test/architecture/');
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
 * Who imports a file itself, by a path that is written out.
 * @param {ReadonlyMap<string, string>} texts of files by their path
 * @returns {Map<string, string[]>} paths by the path of what they import
 */
export function directImporters(texts) {
  const found = new Map();
  for (const [path, text] of texts)
    for (const [, target] of text.matchAll(/\b(?:from|import)[\s(]*'(\.[^'\n]+)\.js'/g)) {
      const imported = join(dirname(path), target);
      for (const file of [`${imported}.ts`, `${imported}.tsx`])
        if (texts.has(file)) found.set(file, [...(found.get(file) ?? []), path]);
    }
  return found;
}

/**
 * The specs to run for a change: those changed themselves, those beside the code that import it, all of architecture
 * (they walk the tree), and of those that need services the ones that import a changed file themselves, share a telling
 * word with a changed path or with one of the few files that import it, or import a changed part of the tests' own
 * support. All of them when what runs them has changed.
 * @param {{ changed: readonly string[], specs: readonly string[], importers: readonly string[],
 *   readers: readonly string[], direct: ReadonlyMap<string, readonly string[]> }} given paths from the root of the
 *   project; `importers` are specs that import a changed file, however far away, `readers` files that read a folder of
 *   data in which something changed, and `direct` what imports each file itself (`directImporters`)
 * @returns {string[]} without doubles, the nearest to the change first and architecture last
 */
export function specsTouchedBy({ changed, specs, importers, readers, direct }) {
  if (changed.length === 0) return [];
  const users = changed.flatMap((path) => direct.get(path) ?? []);
  if (changed.some(isGround)) return inOrder(specs);
  const telling = changed.flatMap((path) => {
    const all = (direct.get(path) ?? []).filter((user) => !isSpec(user));
    return all.length > MOST_IMPORTERS ? [] : all;
  });
  const words = new Set([...changed, ...telling].flatMap((path) => [...wordsOf(path)]));
  const isOfComponents = changed.some(isGroundOfComponents);
  const touched = specs.filter(
    (path) =>
      changed.includes(path) ||
      users.includes(path) ||
      readers.includes(path) ||
      (isOfComponents && path.endsWith('.spec.tsx')) ||
      isOfArchitecture(path) ||
      (isServiceSpec(path) && importsChanged(path) && [...wordsOf(path)].some((word) => words.has(word))),
  );
  const isOfSupport = changed.some((path) => path.startsWith('test/support/'));
  const near = importers.filter((path) => isOfSupport || !isServiceSpec(path));
  return inOrder([...new Set([...touched, ...near])]);

  /** A page, or what a browser or a process runs, is imported by no spec: there the word alone tells. */
  function importsChanged(path) {
    return (
      importers.includes(path) || changed.some((file) => /^(web|cli)\/|^test\/support\/.*\.js$/.test(file))
    );
  }

  function inOrder(paths) {
    const beside = new Set(changed.map((path) => path.replace(/(?<!\.spec)\.(tsx?)$/, '.spec.$1')));
    const folders = new Set(changed.map(dirname));
    const near = [
      (path) => beside.has(path),
      (path) => folders.has(dirname(path)),
      (path) => !isServiceSpec(path) && !isOfArchitecture(path),
      (path) => users.includes(path),
      isServiceSpec,
    ];
    const rankOf = (path) => [...near, () => true].findIndex((fits) => fits(path));
    return [...paths].sort().sort((first, second) => rankOf(first) - rankOf(second));
  }
}

/**
 * What is said of a choice of specs before they run.
 * @param {number} changed how many files have
 * @param {readonly string[]} specs
 */
export function choiceLine(changed, specs) {
  const services = specs.filter(isServiceSpec).length;
  const chosen = `${counted(changed, 'changed file')}, ${counted(specs.length, 'file')} of tests`;
  return services === 0
    ? `${chosen}; those that need services are chosen by name, and none fits: npm test finds what breaks there`
    : `${chosen}, ${services} of which need services and are chosen by name: npm test finds what else breaks there`;
}

const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
