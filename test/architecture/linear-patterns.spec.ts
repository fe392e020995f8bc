import { ESLint } from 'eslint';
import { builtPatterns, type OwnPattern, writtenPatterns } from '../support/own-patterns.js';

const eslint = new ESLint();

/** What the linter says of patterns where they stand as literals in our source. */
async function faultsOf(patterns: readonly OwnPattern[]): Promise<string[]> {
  const lines = patterns.map(({ source, flags }) => `/${source}/${flags};`);
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: 'src/patterns.ts' });
  return result!.messages
    .filter(({ fatal, ruleId }) => fatal || ruleId?.startsWith('regexp/'))
    .map(({ line, column, endColumn, message }) => {
      const literal = lines[line - 1]!;
      const piece = literal.slice(column - 1, (endColumn ?? column) - 1);
      return `${patterns[line - 1]!.at}: ${piece} of ${literal.slice(0, 120)}: ${message}`;
    });
}

/**
 * A repetition with an end this far away or farther counts as one without: it takes time that grows with the length of
 * a text, but hundreds of steps for each character of it.
 */
const farEnd = 100;
/** The patterns that have such a repetition, each without its end. */
const withoutFarEnds = (patterns: readonly OwnPattern[]): OwnPattern[] =>
  patterns.flatMap((pattern) => {
    const source = pattern.source.replace(/\{(\d+),(\d+)\}/g, (bounds: string, from: string, to: string) =>
      Number(to) < farEnd ? bounds : `{${from},}`,
    );
    return source === pattern.source ? [] : [{ ...pattern, source }];
  });

it('sees what backtracks, and what is tried anew at each character', async () => {
  const faults = await faultsOf(
    [String.raw`\s*(?:a\s*)?\s*b`, String.raw`\s+b`, String.raw`(?<!\s)\s+b`].map((source, index) => ({
      source,
      flags: 'u',
      at: `line ${index}`,
    })),
  );
  expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(new Set(['line 0', 'line 1']));
});

it('sees what does either up to an end that is far away', async () => {
  const sources = [
    String.raw`<(\w+)([^>]{0,2000})>`,
    String.raw`\([^)]{0,500}\)`,
    String.raw`\([^()]{0,500}\)`,
    String.raw`\([^)]{0,50}\)`,
  ];
  const patterns = sources.map((source, index) => ({ source, flags: 'u', at: `line ${index}` }));
  expect(await faultsOf(patterns)).toEqual([]);
  const faults = await faultsOf(withoutFarEnds(patterns));
  expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(new Set(['line 0', 'line 1']));
});

describe('our patterns', () => {
  let built: OwnPattern[];
  beforeAll(async () => {
    built = await builtPatterns();
    expect(built.length).toBeGreaterThan(500);
  }, 60_000);

  it('have nothing of either where modules put them together', async () => {
    expect(await faultsOf(built)).toEqual([]);
  }, 60_000);

  it('have nothing of either up to a far end, those in the source too', async () => {
    const far = withoutFarEnds([...writtenPatterns(), ...built]);
    expect(far.length).toBeGreaterThan(10);
    expect(await faultsOf(far)).toEqual([]);
  }, 60_000);
});
