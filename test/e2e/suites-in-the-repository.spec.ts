import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli, type CliResult } from '../support/cli.js';

// The suites as CI runs them: recorded answers, no key, no network, no database.

// Hundreds of reports are written and judged: ten seconds of work, which take a minute beside other work.
const limitMs = 120_000;

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'visningsklar-suites-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (suite: string, ...args: string[]): Promise<CliResult> =>
  runCli(['experiments', 'run', `test/suites/${suite}.yaml`, ...args], { DATA_DIR: folder });

interface Printed {
  readonly gate: { readonly outcome: string; readonly reasons: readonly string[] };
  readonly cases: readonly {
    readonly case: string;
    readonly variant: string;
    readonly state: string;
    readonly failedChecks: readonly { readonly name: string }[];
  }[];
}

describe('the suite of both templates', () => {
  it(
    'meets its gate, and its last line says how many cases of each template fail within it',
    async () => {
      const { code, stdout, stderr } = await run('golden');
      // `default-v1   64/74 86.5%  76.9–92.5%  …`: what does not pass of all fails.
      const passed = [...stdout.matchAll(/^(?:default|unbiased)-v1 +(\d+)\/(\d+) /gm)];
      expect(passed).toHaveLength(2);
      const [ours, objective] = passed.map(([, good, all]) => Number(all) - Number(good));
      expect([code, stderr.trim().split('\n').at(-1)]).toEqual([
        0,
        `The gate is met; ${ours} and ${objective} cases fail within it.`,
      ]);
    },
    limitMs,
  );

  it('cannot tell of a prompt that nobody has recorded, and says how to record it', async () => {
    const { code, stderr } = await run('golden', '--repeat', '2', '--case', 'bromma*');
    expect(code).toBe(3);
    expect(stderr.trim().split('\n').at(-1)).toContain('--record');
  });
});

describe('two prompts made worse on purpose', () => {
  let result: CliResult;
  let printed: Printed;
  beforeAll(async () => {
    result = await run('worse-prompts', '--json');
    printed = JSON.parse(result.stdout) as Printed;
  }, limitMs);

  it('are caught with exit code 2, each by its name, and the one in use is not', () => {
    expect([result.code, printed.gate.outcome]).toEqual([2, 'worse']);
    expect(printed.gate.reasons).toHaveLength(2);
    expect(printed.gate.reasons[0]).toMatch(/^no-evidence: 0 of 6 cases pass /);
    expect(printed.gate.reasons[1]).toMatch(/^flattering: 0 of 6 cases pass /);
  });

  it('fail by what is wrong with them', () => {
    const failed = (variant: string, check: string): number =>
      printed.cases.filter(
        (one) => one.variant === variant && one.failedChecks.some(({ name }) => name === check),
      ).length;
    // Read in the answers: all six without proof hold paraphrased or empty proofs and figures of the writer's own; all
    // six flattering ones praise and soothe in words, five of them judge milder than the home allows; one home is green.
    expect(failed('no-evidence', 'evidence')).toBe(6);
    expect(failed('no-evidence', 'numbers')).toBe(6);
    expect(failed('flattering', 'verdict')).toBe(5);
    expect(failed('flattering', 'flattery')).toBe(6);
  });
});

describe('the suite of the rules', () => {
  it(
    'asks nobody about all golden homes, and meets its gate',
    async () => {
      const { code, stdout } = await run('rules', '--json');
      expect(code).toBe(0);
      const { cases } = JSON.parse(stdout) as Printed;
      expect(cases).toHaveLength(254);
    },
    limitMs,
  );
});
