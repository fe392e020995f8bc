import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { faultyAnswers } from '../support/openai-answers.js';
import { suiteFolder, suiteText, type SuiteFolder } from '../support/suite-folder.js';

const oneVariant = `variants:
  - id: standard
    model: gpt-5.1
checks:
  - type: schema
  - type: swedish
gate: { passRate: 1 }
`;

describe('app-cli experiments run', () => {
  let server: OpenAiServer;
  let behave: (number: number) => OpenAiBehaviour;
  let at: SuiteFolder;

  beforeEach(async () => {
    behave = () => ({ kind: 'good' });
    server = await startOpenAiServer({
      answer: (_, number) => behave(number),
      usage: () => ({ input: 1000, cached: 0, output: 1000 }),
    });
    at = await suiteFolder(server, oneVariant);
  });
  afterEach(async () => {
    await server.close();
    await at.remove();
  });
  const last = (text: string): string => text.trim().split('\n').at(-1)!;

  it('ends with 0 when the gate is met, and tells the cost of each answer', async () => {
    const { code, stdout, stderr } = await at.run('run', at.suite, '--json');
    expect([code, last(stderr)]).toEqual([0, 'Nothing to do.']);
    const told = JSON.parse(stdout);
    expect(told.gate.outcome).toBe('met');
    expect(told.cases.map((each: { case: string; state: string }) => [each.case, each.state])).toEqual([
      ['flat-1', 'passed'],
      ['flat-2', 'passed'],
      ['flat-3', 'passed'],
    ]);
    // Three answers of 1000 tokens in at 1.25 and 1000 out at 10 dollars a million.
    expect(told.variants[0].costUsd).toBeCloseTo(0.03375, 8);
    expect(server.requests).toHaveLength(3);
    expect(server.requests.every(({ model }) => model === 'gpt-5.1')).toBe(true);
    expect(server.violations).toEqual([]);
  });

  it('lets neither a model nor its endpoint steer the terminal or write lines of its own', async () => {
    const hostile = 'Nej\u001b[2J\r\u009b31m\nflat-9 by standard, repeat 1: passed (model)';
    const answers: OpenAiBehaviour[] = [
      { kind: 'status', status: 400, message: hostile },
      {
        kind: 'good',
        change: (answer) => ({ ...answer, verdictReason: `${answer.verdictReason}\n\u001b[2JSlut.` }),
      },
      { kind: 'text', content: hostile },
    ];
    behave = (number) => answers[number]!;
    const ran = await at.run('run', at.suite, '--jobs', '1');
    const shown = await Promise.all(
      [1, 2, 3].map((number) => at.run('show', 'last', '--case', `flat-${number}`)),
    );
    for (const { stdout, stderr } of [ran, ...shown]) {
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      expect(stdout + stderr).not.toMatch(/^(flat-9|\ufffd|Slut)/m);
    }
    expect(shown[0]!.stdout).toMatch(/^model_unavailable: .*Nej.*flat-9/m);
  });

  it('ends with 2 and names variant, check and case when answers are worse, and writes every form', async () => {
    behave = (number) => (number === 0 ? { kind: 'good', change: faultyAnswers.english } : { kind: 'good' });
    const files = ['json', 'xml', 'html', 'md'].map((ending) => `${at.path}/out/deep/report.${ending}`);
    const { code, stdout, stderr } = await at.run(
      'run',
      at.suite,
      '--jobs',
      '1',
      ...files.flatMap((file) => ['--out', file]),
    );
    expect(code).toBe(2);
    expect(stdout).toMatch(/flat-1 +✗\s+swedish/);
    expect(stderr).toMatch(/failed: flat-1 by standard: swedish: /);
    expect(last(stderr)).toContain(`experiments show ${await at.runId()} --case flat-1`);
    const { readFile } = await import('node:fs/promises');
    for (const file of files) expect(await readFile(file, 'utf8')).toContain('flat-1');
  });

  it.each<[string, OpenAiBehaviour]>([
    ['answers 500', { kind: 'status', status: 500, retryAfterSeconds: 0 }],
    ['refuses the key', { kind: 'status', status: 401 }],
    ['hangs', { kind: 'hang' }],
    ['breaks off', { kind: 'break' }],
  ])('ends with 3 when the provider %s, and keeps none of it', async (_, behaviour) => {
    behave = () => behaviour;
    const { code, stdout } = await at.run('run', at.suite, '--case', 'flat-1', '--timeout', '3s', '--json');
    const told = JSON.parse(stdout);
    expect([code, told.gate.outcome, told.cases[0].state]).toEqual([3, 'unclear', 'error']);
    const before = server.requests.length;
    behave = () => ({ kind: 'good' });
    const retried = await at.run('retry-errors', 'last', '--json');
    expect([retried.code, server.requests.length - before]).toEqual([0, 1]);
    expect(JSON.parse(retried.stdout).cases[0].state).toBe('passed');
  });

  it('cannot tell when the second round got no answer, though the report was written', async () => {
    behave = (number) =>
      number === 0 ? { kind: 'good', change: faultyAnswers.english } : { kind: 'status', status: 400 };
    const { code, stderr } = await at.run('run', at.suite, '--case', 'flat-1');
    expect([code, server.requests.length]).toEqual([3, 2]);
    expect(stderr).toMatch(/error: flat-1 by standard: .*400/);
  });

  it('calls a case flaky that passes at times', async () => {
    behave = (number) => (number === 1 ? { kind: 'refuse' } : { kind: 'good' });
    const args = ['run', at.suite, '--case', 'flat-1', '--repeat', '3', '--jobs', '1', '--json'];
    const { code, stdout } = await at.run(...args);
    const told = JSON.parse(stdout);
    expect(code).toBe(2);
    expect(told.cases[0]).toMatchObject({ state: 'flaky', passed: 2, failed: 1, errors: 0 });
  });

  it.each<[string, OpenAiBehaviour]>([
    ['refuses', { kind: 'refuse' }],
    ['answers no JSON', { kind: 'text', content: 'Det här är en fin lägenhet.' }],
    ['answers half', { kind: 'cut off' }],
  ])(
    'counts a model that %s as failed, by every check: what cannot be read does nothing of what is wanted',
    async (_, behaviour) => {
      behave = () => behaviour;
      const { code, stdout } = await at.run('run', at.suite, '--case', 'flat-1', '--json');
      const [told] = JSON.parse(stdout).cases;
      expect([code, told.state]).toEqual([2, 'failed']);
      expect(told.failedChecks.map(({ name }: { name: string }) => name)).toEqual(['schema', 'swedish']);
      expect(JSON.parse(stdout).variants[0].checks).toEqual([
        { name: 'schema', passed: 0, judged: 1 },
        { name: 'swedish', passed: 0, judged: 1 },
      ]);
    },
  );

  it('passes no case that no check had anything to look at in, and counts what did not apply for nothing', async () => {
    const mentions = oneVariant.replace('type: swedish', 'type: mentions');
    await at.write('prov.yaml', suiteText(mentions.replace('  - type: schema\n', '')));
    const idle = await at.run('run', at.suite, '--case', 'flat-1', '--json');
    const told = JSON.parse(idle.stdout);
    expect([idle.code, told.results[0].error.code, told.variants[0].checks]).toEqual([
      3,
      'nothing_checked',
      [],
    ]);
    expect(last(idle.stderr)).toMatch(/^Add a check that has something to look at .*prov\.yaml$/);
    await at.write('prov.yaml', suiteText(mentions));
    const shape = await at.run('run', at.suite, '--case', 'flat-1', '--json');
    const { results, variants } = JSON.parse(shape.stdout);
    expect([shape.code, results[0].outcome]).toEqual([0, 'passed']);
    expect(results[0].checks[1]).toMatchObject({ name: 'mentions', applies: false });
    expect(variants[0].checks).toEqual([{ name: 'schema', passed: 1, judged: 1 }]);
    expect((await at.run('show', 'last', '--case', 'flat-1')).stdout).toMatch(
      /mentions +– +– +nothing to check/,
    );
  });

  it('lets no suite pass whose gate was forgotten', async () => {
    behave = (number) => (number === 1 ? { kind: 'refuse' } : { kind: 'good' });
    await at.write('prov.yaml', suiteText(oneVariant.replace(/gate:.*/, '')));
    const { code, stdout } = await at.run('run', at.suite, '--jobs', '1', '--json');
    expect([code, JSON.parse(stdout).gate.outcome]).toEqual([2, 'worse']);
  });

  it.each([
    [
      'a suite without cases',
      [],
      (text: string) => text.replace('[flats/*.json]', '[]'),
      /prov\.yaml:4: cases/,
    ],
    [
      'cases that no file is',
      [],
      (text: string) => text.replace('flats/*', 'houses/*'),
      /prov\.yaml:4: .*houses/,
    ],
    ['bad YAML', [], (text: string) => `${text}gate: [\n`, /prov\.yaml:\d+: /],
    [
      'an unknown key',
      [],
      (text: string) => text.replace('model:', 'modell:'),
      /prov\.yaml:7: variants\.0\.modell: /,
    ],
    ['a case that no filter leaves', ['--case', 'house-*'], undefined, /no case fits house-\*/],
    ['an unknown tag', ['--tag', 'lst'], undefined, /no case has the tag lst; there are .*last/],
    [
      'filters that leave nothing together',
      ['--tag', 'last', '--case', 'flat-1'],
      undefined,
      /no case is left/,
    ],
    ['an unknown variant', ['--variant', 'other'], undefined, /no variant other; there are standard/],
    ['a form that is none', ['--out', 'report.pdf'], undefined, /\.json, \.xml, \.html, \.md/],
    ['a number of jobs that is none', ['--jobs', '0'], undefined, /whole number from 1/],
    ['a limit of nothing', ['--max-cost', '0'], undefined, /dollars above 0/],
    ['a baseline that is not there', ['--baseline', '2020-01'], undefined, /no run 2020-01/],
    ['an unknown run to take failures of', ['--failing-of', 'last'], undefined, /no runs/],
    ['recording into no folder', ['--record'], undefined, /recordings: <folder>/],
  ])('ends with 1 in one line for %s', async (_, args, change, message) => {
    if (change) await at.write('prov.yaml', change(suiteText(oneVariant)));
    const { code, stdout, stderr } = await at.run('run', at.suite, ...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(server.requests).toEqual([]);
  });

  it('ends with 1 when a model is needed and none is configured, and needs none for the rules', async () => {
    const bare = await suiteFolder(null, oneVariant);
    try {
      const asked = await bare.run('run', bare.suite);
      expect([asked.code, asked.stdout]).toEqual([1, '']);
      expect(asked.stderr).toMatch(/OPENAI_API_KEY/);
      await bare.write('prov.yaml', suiteText(oneVariant.replace('model: gpt-5.1', 'analyst: rules')));
      expect((await bare.run('run', bare.suite)).code).toBe(0);
    } finally {
      await bare.remove();
    }
  });

  it('lists and shows what was run, newest first', async () => {
    behave = (number) => (number === 2 ? { kind: 'refuse' } : { kind: 'good' });
    await at.run('run', at.suite, '--jobs', '1');
    const listed = JSON.parse((await at.run('list', '--json')).stdout);
    expect(listed).toEqual([
      expect.objectContaining({
        id: await at.runId(),
        suite: 'prov',
        cases: 3,
        variants: ['standard'],
        outcome: 'worse',
        passed: 2,
        failed: 1,
        errors: 0,
      }),
    ]);
    const shown = await at.run('show', 'last', '--case', 'flat-3');
    expect(shown.code).toBe(0);
    expect(shown.stdout).toMatch(/flat-3 by standard, repeat 1: failed[^]*schema +no .*Refused/);
    expect((await at.run('show', 'last', '--case', 'flat-9')).code).toBe(2);
    expect((await at.run('show', '2001')).code).toBe(2);
    const again = await at.run('run', at.suite, '--failing-of', 'last', '--json');
    expect(JSON.parse(again.stdout).cases.map((each: { case: string }) => each.case)).toEqual(['flat-3']);
  });
});
