import { parseArgs } from 'node:util';

/** The words of a command that cannot be run; its message says why in one line. */
export class NothingToRun extends Error {}

const withPages = ['browser', 'security', 'slow'];
/** Jest prints something and runs no test. */
const telling = ['help', 'version', 'showConfig', 'listTests', 'clearCache'];
const watching = ['watch', 'watchAll'];
/** Their words are sources, and Jest finds the tests. */
const ofSources = 'findRelatedTests';
/** Read here and not passed on: the files of tests are. */
const readHere = ['runTestsByPath', 'testPathPatterns', 'selectProjects', 'ignoreProjects', 'outputFile'];

/**
 * @typedef {object} TestRun
 * @property {string | undefined} outputFile where Jest's result is wanted
 * @property {string | undefined} testNamePattern the tests that are wanted, all without it
 * @property {boolean} isTold whether Jest only prints something: its flags, its version, the files of tests
 * @property {boolean} needsPages whether some of what runs needs the pages built
 * @property {string[]} jestArgs the words for Jest
 */

/**
 * What the words of `npm test --` ask for: flags of Jest, and parts of paths. Jest's flags that take a list would take
 * the paths after them as well, so the paths are looked up here and Jest gets the files.
 * @param {readonly string[]} args
 * @param {object} known
 * @param {Readonly<Record<string, { type?: string, alias?: string }>>} known.flags Jest's own
 * @param {ReadonlyMap<string, readonly string[]>} known.specs files of tests by project, from the root
 * @param {(path: string) => boolean} known.isThere whether there is such a file or folder
 * @param {string} known.root of the project, with a slash at its end
 * @returns {TestRun}
 * @throws NothingToRun for words that are no flag, no project or no path of a test
 */
export function readTestArguments(args, { flags, specs, isThere, root }) {
  const { tokens } = parseArgs({
    args: args.map((arg) => spelled(arg, flags)),
    options: optionsOf(flags),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.filter(({ kind }) => kind === 'option');
  for (const option of given) assertFlag(option, flags, given);
  const valuesOf = (name) => given.filter((option) => option.name === name).map(({ value }) => value);
  const has = (name) => given.some((option) => option.name === name);
  const ofLists = wordsOfLists(tokens, specs);
  const words = [
    ...valuesOf('testPathPatterns'),
    ...tokens.filter((token) => token.kind === 'positional' && !ofLists.has(token)).map(({ value }) => value),
  ];
  const listOf = (flag) => [
    ...valuesOf(flag),
    ...[...ofLists].filter(([, { name }]) => name === flag).map(([{ value }]) => value),
  ];
  const projects = chosenProjects(listOf('selectProjects'), listOf('ignoreProjects'), [...specs.keys()]);
  const isOfSources = has(ofSources);
  if (isOfSources) assertThere(words, isThere);
  const byPath = words.length > 0 && !isOfSources;
  const files = byPath && filesOf(words, { projects, specs, isThere, root });
  // `npm test` is everything but the slow tests, which have a command of their own.
  const wanted = projects ?? [...specs.keys()].filter((name) => name !== 'slow');
  const running = files ? ofFiles(files, specs) : wanted;
  const passedOn = given.filter(({ name }) => !readHere.includes(name));
  return {
    outputFile: valuesOf('outputFile').at(-1),
    testNamePattern: valuesOf('testNamePattern')[0],
    isTold: telling.some(has),
    needsPages: withPages.some((name) => running.includes(name)),
    // Paths first: each of Jest's lists ends with the words.
    jestArgs: [
      ...(files || words),
      ...(files ? ['--runTestsByPath'] : []),
      ...running.map((name) => `--selectProjects=${name}`),
      ...passedOn.map(({ rawName, name, value }) =>
        value === undefined ? rawName : `${rawName.startsWith('--') ? rawName : `--${name}`}=${value}`,
      ),
    ],
  };
}

const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** `--test-name-pattern` as `--testNamePattern`, and `--env` as `--testEnvironment`. */
function spelled(arg, flags) {
  const [, name, rest] = /^--([\w-]+)(.*)$/s.exec(arg) ?? [];
  if (!name) return arg;
  const meant = Object.keys(flags).find((flag) => flag === camel(name) || flags[flag].alias === name);
  return meant ? `--${meant}${rest}` : arg;
}

/** As `parseArgs` wants them; a list takes one word, for what follows may be a path. */
function optionsOf(flags) {
  const told = Object.entries(flags).map(([name, { type, alias }]) => [
    name,
    { type: type === 'boolean' ? 'boolean' : 'string', ...(alias?.length === 1 && { short: alias }) },
  ]);
  const ofYargs = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } };
  return { ...Object.fromEntries(told), ...ofYargs };
}

function assertFlag({ name, rawName, value }, flags, given) {
  const isOff = name.startsWith('no-') && flags[camel(name.slice(3))]?.type === 'boolean';
  const type = telling.includes(name) || isOff ? 'boolean' : flags[name] && (flags[name].type ?? 'string');
  if (!type) throw new NothingToRun(`there is no flag ${rawName}; npm test -- --help lists Jest's`);
  if (watching.includes(name))
    throw new NothingToRun(
      `${rawName} is not possible here; npm run test:changed runs what a change touches`,
    );
  if (type === 'boolean') return;
  if (value === undefined || value === '') throw new NothingToRun(`${rawName} wants a value`);
  if (type !== 'array' && given.filter((option) => option.name === name).length > 1)
    throw new NothingToRun(`${rawName} is given twice`);
}

/** The names of projects that follow a list of them, each with the flag of its list. */
function wordsOfLists(tokens, specs) {
  const words = new Map();
  let list;
  for (const token of tokens) {
    const isList = token.kind === 'option' && ['selectProjects', 'ignoreProjects'].includes(token.name);
    if (isList) list = token.inlineValue ? undefined : token;
    else if (list && token.kind === 'positional' && specs.has(token.value)) words.set(token, list);
    else list = undefined;
  }
  return words;
}

/** @returns {string[] | undefined} nothing when none are named */
function chosenProjects(selected, ignored, all) {
  const unknown = [...selected, ...ignored].filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new NothingToRun(`there is no project ${unknown.join(', ')}; there are ${all.join(', ')}`);
  if (selected.length + ignored.length === 0) return undefined;
  const wanted = selected.length > 0 ? selected : all;
  return all.filter((name) => wanted.includes(name) && !ignored.includes(name));
}

function assertThere(paths, isThere) {
  const missing = paths.filter((path) => !isThere(path));
  if (missing.length > 0) throw new NothingToRun(`there is no ${missing.join(', ')}`);
}

/** The files of tests that the words name. The slow ones are left out where a word names others as well. */
function filesOf(words, { projects, specs, isThere, root }) {
  const all = [...specs].flatMap(([project, paths]) => paths.map((path) => ({ project, path })));
  const found = words.flatMap((word) => {
    // A place that somebody copied: `src/a.spec.ts:12:3`.
    const path = word
      .replace(/(\.tsx?)(?::\d+)+$/, '$1')
      .replace(root, '')
      .replace(/^\.\//, '');
    const named = all.filter(namedBy(path, isThere));
    if (named.length === 0) throw new NothingToRun(whyNone(path, isThere));
    const ofProjects = named.filter(({ project }) => projects?.includes(project) ?? true);
    if (ofProjects.length === 0)
      throw new NothingToRun(
        `${path} is of ${[...new Set(named.map(({ project }) => project))].join(', ')}, and not of ${projects.join(', ')}`,
      );
    const quick = ofProjects.filter(({ project }) => project !== 'slow');
    return projects || quick.length === 0 ? ofProjects : quick;
  });
  return [...new Set(found.map(({ path }) => path))];
}

/** The projects of these files. */
const ofFiles = (files, specs) =>
  [...specs].filter(([, paths]) => paths.some((path) => files.includes(path))).map(([name]) => name);

/** A file or a folder is that alone; any other word is a pattern, as Jest reads it. */
function namedBy(word, isThere) {
  if (isThere(word)) {
    const folder = word.endsWith('/') ? word : `${word}/`;
    return ({ path }) => path === word || path.startsWith(folder);
  }
  const pattern = patternOf(word);
  return ({ path }) => pattern.test(`/${path}`);
}

function patternOf(word) {
  try {
    return new RegExp(word, 'i');
  } catch {
    throw new NothingToRun(`${word} is no path and no pattern`);
  }
}

function whyNone(path, isThere) {
  const spec = path.replace(/\.(tsx?)$/, '.spec.$1');
  if (isThere(path))
    return isThere(spec) && spec !== path
      ? `${path} is no file of tests; ${spec} is`
      : `${path} has no tests; --findRelatedTests ${path} runs those that import it`;
  return /\.spec\.tsx?$/.test(path) ? `there is no ${path}` : `no file of tests has ${path} in its path`;
}
