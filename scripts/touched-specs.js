/** Specs of the parts that a service spec names by its file name: `cli-users.spec.ts` speaks of `users`. */
const wordsOf = (path) => new Set(path.split('/').flatMap((part) => part.replace(/\..*/, '').split('-')));
const tooCommon = new Set([
  ...[
    'src',
    'cli',
    'web',
    'test',
    'shared',
    'features',
    'pages',
    'app',
    'commands',
    'page',
    'service',
    'index',
  ],
  ...[
    'list',
    'own',
    'use',
    'data',
    'read',
    'view',
    'state',
    'main',
    'of',
    'the',
    'and',
    'e2e',
    'browser',
    'security',
  ],
  ...['integration', 'slow', 'spec'],
]);
/** All tests stand on these. */
const isGround = (path) =>
  /^(test\/runner\/|jest\.config\.js|scripts\/typescript\.js|package-lock\.json)/.test(path);
/** Everything imports the application, so that importing says nothing for these. */
const isServiceSpec = (path) => /^test\/(e2e|browser|security|integration|slow)\//.test(path);

/**
 * The specs to run for a change: those changed themselves, those beside the code that import it, all of architecture
 * (they walk the tree), and of those that need services the ones that share a telling word with a changed path or
 * import a changed part of the tests' own support. All of them when what runs them has changed.
 * @param {{ changed: readonly string[], specs: readonly string[], importers: readonly string[] }} given paths from the
 *   root of the project; `importers` are specs that import a changed file, however far away
 * @returns {string[]} without doubles, in order of name
 */
export function specsTouchedBy({ changed, specs, importers }) {
  if (changed.length === 0) return [];
  if (changed.some(isGround)) return [...specs].sort();
  const words = new Set(
    changed.flatMap((path) => [...wordsOf(path)]).filter((word) => word.length > 2 && !tooCommon.has(word)),
  );
  const touched = specs.filter(
    (path) =>
      changed.includes(path) ||
      path.startsWith('test/architecture/') ||
      (isServiceSpec(path) && importsChanged(path) && [...wordsOf(path)].some((word) => words.has(word))),
  );
  const isOfSupport = changed.some((path) => path.startsWith('test/support/'));
  const near = importers.filter((path) => isOfSupport || !isServiceSpec(path));
  return [...new Set([...touched, ...near])].sort();

  /** A page is imported by no spec: there the word alone tells. */
  function importsChanged(path) {
    return importers.includes(path) || changed.some((file) => /^(web|cli)\//.test(file));
  }
}
