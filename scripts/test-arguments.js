import { parseArgs } from 'node:util';

/** Jest's flags whose next word is their value and no path, as far as anybody here passes them. */
const valued = {
  testNamePattern: { type: 'string', short: 't' },
  outputFile: { type: 'string' },
  cacheDirectory: { type: 'string' },
  config: { type: 'string', short: 'c' },
  maxWorkers: { type: 'string', short: 'w' },
  seed: { type: 'string' },
  shard: { type: 'string' },
  testTimeout: { type: 'string' },
};

const withPages = ['browser', 'security', 'slow'];

/**
 * What the words of `npm test --` ask for.
 * @param {readonly string[]} args
 * @returns {{ outputFile: string | undefined, isChosen: boolean, needsPages: boolean, jestArgs: string[] }}
 *   `outputFile`: where Jest's result is wanted. `isChosen`: projects or paths are named. `needsPages`: some of what will
 *   run needs the pages built. `jestArgs`: all words but those of the output file
 */
export function readTestArguments(args) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: valued,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const paths = positionals.filter((word) => word.includes('/'));
  const projects = projectsIn(args);
  const needsPages = projects
    ? projects.some((name) => withPages.includes(name))
    : paths.length === 0 || paths.some((path) => withPages.some((name) => path.includes(name)));
  const ofOutput = tokens.filter(({ name }) => name === 'outputFile');
  const left = new Set(
    ofOutput.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])),
  );
  return {
    outputFile: values.outputFile,
    isChosen: projects !== undefined || paths.length > 0,
    needsPages,
    jestArgs: args.filter((_, index) => !left.has(index)),
  };
}

/** `--selectProjects` takes all words up to the next flag. */
function projectsIn(args) {
  const start = args.indexOf('--selectProjects');
  if (start === -1) return undefined;
  const end = args.findIndex((arg, index) => index > start && arg.startsWith('-'));
  return args.slice(start + 1, end === -1 ? undefined : end);
}
