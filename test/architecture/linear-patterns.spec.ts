import { ESLint } from 'eslint';
import { builtPatterns, type OwnPattern } from '../support/own-patterns.js';

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

it('finds nothing of either in the patterns that modules put together', async () => {
  const patterns = await builtPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(await faultsOf(patterns)).toEqual([]);
}, 60_000);
