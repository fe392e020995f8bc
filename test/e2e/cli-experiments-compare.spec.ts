import { readFile, rm } from 'node:fs/promises';
import { comparisonsSchema } from '../../src/experiments/output/comparison.js';
import { judgedRunSchema } from '../../src/experiments/output/json.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { suiteFolder, suiteText, type SuiteFolder } from '../support/suite-folder.js';

const good: OpenAiBehaviour = { kind: 'good' };
/** The gate demands nothing by itself. */
const standard = `variants:
  - id: standard
    model: gpt-5.1
checks:
  - type: schema
`;

describe('app-cli experiments compare and bless', () => {
  let server: OpenAiServer;
  /** By the request's place in the current run. */
  let behaviours: readonly OpenAiBehaviour[];
  let answered: number;
  let at: SuiteFolder;

  beforeEach(async () => {
    [behaviours, answered] = [[], 0];
    server = await startOpenAiServer({ answer: () => behaviours[answered++] ?? good });
    at = await suiteFolder(server, standard);
  });
  afterEach(async () => {
    await server.close();
    await at.remove();
  });

  /** Runs the suite, each case asked once, in order. @returns the exit code and what --json told */
  async function run(answers: readonly OpenAiBehaviour[], ...args: string[]) {
    [behaviours, answered] = [answers, 0];
    const { code, stdout } = await at.run('run', at.suite, '--fresh', '--jobs', '1', '--json', ...args);
    return { code, told: judgedRunSchema.parse(JSON.parse(stdout)) };
  }
  const refuseSecond: OpenAiBehaviour[] = [good, { kind: 'refuse' }];
  const baseline = () => readFile(at.suite.replace('.yaml', '.baseline.json'), 'utf8');
  const last = (text: string): string => text.trim().split('\n').at(-1)!;

  it('names with 2 the case that newly fails, in every form, and ends with 0 the other way round', async () => {
    const first = await run([]);
    const second = await run(refuseSecond);
    const ids = [first.told.run.id, second.told.run.id] as const;
    const out = `${at.path}/out/comparison.md`;
    const { code, stdout, stderr } = await at.run('compare', ids[0], 'last', '--out', out);
    expect(code).toBe(2);
    expect(stdout).toMatch(/^newly failing +flat-2 +passed +failed$/m);
    expect(stdout).toMatch(/^pass +3\/3 100% +2\/3 66\.7%$/m);
    expect(last(stderr)).toBe(
      `Read the first that newly fails: npx app-cli experiments show ${ids[1]} --case flat-2`,
    );
    expect(await readFile(out, 'utf8')).toContain(
      '| newly failing | <code>flat-2</code> | passed | failed |',
    );
    const back = await at.run('compare', ids[1], ids[0], '--json');
    expect(back.code).toBe(0);
    expect(comparisonsSchema.parse(JSON.parse(back.stdout))).toMatchObject({
      outcome: 'notWorse',
      comparisons: [{ changes: { compared: 3, newlyPassing: [{ case: 'flat-2' }] } }],
    });
  });

  it('compares two variants of one run', async () => {
    const second = '  - id: other\n    model: gpt-5.1\n    parameters: { temperature: 1 }\nchecks:';
    await at.write('prov.yaml', suiteText(standard.replace('checks:', second)));
    // Of each case the standard variant is asked first.
    await run([good, { kind: 'refuse' }]);
    const { code, stdout } = await at.run('compare', 'last');
    expect(code).toBe(2);
    expect(stdout).toMatch(/^standard of \S+ → other of /);
    expect(stdout).toMatch(/^newly failing +flat-1 +passed +failed$/m);
    expect((await at.run('compare', 'last', '--variant', 'other,standard')).code).toBe(0);
  });

  it('cannot tell with 3 when a provider failed on either side', async () => {
    await run([]);
    const { code, told } = await run([{ kind: 'status', status: 400 }]);
    expect(code).toBe(3);
    const { run: later } = told;
    const compared = await at.run('compare', later.id.slice(0, 10), 'last');
    expect(compared.code).toBe(1);
    expect(compared.stderr).toMatch(/2 runs begin with/);
    const ids = JSON.parse((await at.run('list', '--json')).stdout).map(({ id }: { id: string }) => id);
    const unclear = await at.run('compare', ids[1], ids[0]);
    expect(unclear.code).toBe(3);
    expect(last(unclear.stderr)).toContain(`retry-errors ${later.id}`);
  });

  it.each([
    [['last', '2020'], /no run 2020/],
    [['last', 'last'], /both are .*: name another run, or two of its variants/],
    [['last'], /name two variants of .*; it has standard/],
    [['last', '--variant', 'standard,none'], /has no variant none; it has standard/],
    [['last', '--variant', 'a,b,c'], /One variant, or two with a comma/],
    [['last', '--out', 'x.xml'], /\.json, \.md/],
  ])('ends compare %j with 1 and one line', async (args, message) => {
    await run([]);
    const { code, stdout, stderr } = await at.run('compare', ...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('holds later runs against the blessed one, and replaces a better one only when told', async () => {
    const first = await run([]);
    const blessed = await at.run('bless', 'last', '--json');
    expect(blessed.code).toBe(0);
    expect(JSON.parse(blessed.stdout)).toEqual({
      path: at.suite.replace('.yaml', '.baseline.json'),
      written: true,
      runId: first.told.run.id,
      replaces: null,
      cases: 3,
      passRates: { standard: 1 },
      worse: [],
      better: [],
    });
    const before = await baseline();
    expect(before).toContain('"flat-2": "passed"');

    const second = await run(refuseSecond);
    expect(second.code).toBe(2);
    expect(second.told.gate.reasons).toEqual([
      expect.stringMatching(/^standard: 1 case newly fails against .*: flat-2 \(schema in 1 case\)$/),
    ]);
    const asked = await at.run('bless', 'last');
    expect(asked.code).toBe(2);
    expect(asked.stderr).toMatch(/add --yes to replace .*: flat-2 by standard \(passed, now failed\)/);
    const tried = await at.run('bless', 'last', '--yes', '--dry-run');
    expect([tried.code, tried.stderr]).toEqual([
      0,
      expect.stringMatching(/^Would write .* 0 better, 1 worse/),
    ]);
    expect(await baseline()).toBe(before);
    expect((await at.run('bless', 'last', '--yes')).code).toBe(0);
    expect(await baseline()).toContain('"flat-2": "failed"');
    expect((await run(refuseSecond)).code).toBe(0);
    const third = await run([]);
    expect(third.code).toBe(0);
    expect(third.told.gate.next).toMatch(/^1 case passes that did not .* experiments bless /);
  });

  it('blesses no part of a suite, but takes it over into what is there', async () => {
    await run(refuseSecond);
    await at.run('bless', 'last');
    await run([], '--case', 'flat-2');
    const refused = await at.run('bless', 'last');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/asked only 1 of 3 cases of prov: .*--partial/);
    expect((await at.run('bless', 'last', '--partial')).code).toBe(0);
    expect(JSON.parse(await baseline()).variants.standard.cases).toEqual({
      'flat-1': 'passed',
      'flat-2': 'passed',
      'flat-3': 'passed',
    });
  });

  it('blesses fewer repeats than the suite asks as a part only, and no run of other rules of ours', async () => {
    await at.write('prov.yaml', suiteText(`repeat: 2\n${standard}`));
    const { told } = await run([], '--repeat', '1');
    const fewer = await at.run('bless', 'last');
    expect([fewer.code, fewer.stderr]).toEqual([
      2,
      expect.stringMatching(/asked only 1 of 2 repeats of prov: .*--partial/),
    ]);
    expect((await at.run('bless', 'last', '--partial')).code).toBe(0);
    const before = await baseline();
    const head = `data/experiments/runs/${told.run.id}/run.json`;
    const kept = JSON.parse(await readFile(`${at.path}/${head}`, 'utf8'));
    await at.write(head, { ...kept, version: '0123456789ab-0123456789ab' });
    const other = await at.run('bless', 'last', '--partial');
    expect([other.code, other.stderr]).toEqual([
      2,
      expect.stringMatching(/our rules, prompts, gates or checks have changed since .*: run it again first/),
    ]);
    expect(await baseline()).toBe(before);
  });

  it('is unclear with 3 and says to bless again when the cases that failed are gone', async () => {
    await run([]);
    await at.run('bless', 'last');
    await rm(`${at.path}/flats/flat-2.json`);
    const { code, told } = await run([]);
    expect([code, told.gate.reasons]).toEqual([
      3,
      ['standard: 1 of 3 cases of the baseline could not be compared (gone: flat-2)'],
    ]);
    expect(told.gate.next).toMatch(new RegExp(`experiments bless ${told.run.id}$`));
    expect((await run([], '--case', 'flat-1')).code).toBe(0);
    expect((await at.run('bless', told.run.id)).code).toBe(0);
    expect((await run([])).code).toBe(0);
  });

  it('blesses no run that is unclear, nor one of a suite that has changed or is gone', async () => {
    await run([{ kind: 'status', status: 400 }]);
    const unclear = await at.run('bless', 'last');
    expect([unclear.code, unclear.stderr]).toEqual([
      2,
      expect.stringMatching(/tells too little: standard: 1 of 3 runs .*retry-errors/),
    ]);
    await run([]);
    await at.write('prov.yaml', suiteText(standard.replace('type: schema', 'type: swedish')));
    const changed = await at.run('bless', 'last');
    expect([changed.code, changed.stderr]).toEqual([2, expect.stringMatching(/asks or judges otherwise/)]);
    await rm(at.suite);
    const gone = await at.run('bless', 'last');
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringMatching(/prov\.yaml/)]);
    expect((await at.run('bless', '2020')).code).toBe(1);
  });
});
