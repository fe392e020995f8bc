import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  startOpenAiServer,
  type ChatRequest,
  type OpenAiBehaviour,
  type OpenAiServer,
} from '../support/openai-server.js';
import { suiteFolder, suiteText, type SuiteFolder } from '../support/suite-folder.js';

const yaml = `variants:
  - id: standard
    model: gpt-5.1
judge:
  model: gpt-5.4-mini
checks:
  - type: schema
  - type: rubric
    name: helps
    rubric: Texten hjälper en köpare.
    threshold: 0.7
gate: { passRate: 1 }
`;
const isReport = (request: ChatRequest): boolean =>
  request.response_format?.json_schema?.name === 'bostadsrapport';

describe('reports of a suite', () => {
  let server: OpenAiServer;
  let judge: OpenAiBehaviour;
  let at: SuiteFolder;
  beforeEach(async () => {
    judge = { kind: 'value', value: { score: 0.8, reason: 'Tydlig och konkret.' } };
    server = await startOpenAiServer({
      answer: (request) => (isReport(request) ? { kind: 'good' } : judge),
      usage: () => ({ input: 1000, cached: 0, output: 1000 }),
    });
    at = await suiteFolder(server, yaml);
  });
  afterEach(async () => {
    await server.close();
    await at.remove();
  });
  const run = async (...args: string[]) => {
    const { code, stdout } = await at.run('run', at.suite, '--case', 'flat-1', '--json', ...args);
    return { code, told: JSON.parse(stdout) };
  };

  it('are judged by a model of their own, whose cost counts', async () => {
    const { code, told } = await run();
    expect([code, told.cases[0].state]).toEqual([0, 'passed']);
    expect(server.requests.map(({ model }) => model)).toEqual(['gpt-5.1', 'gpt-5.4-mini']);
    // 1000 tokens in and out at 1.25 and 10 dollars a million, and at 0.75 and 4.5.
    expect(told.variants[0].costUsd).toBeCloseTo(0.01125 + 0.00525, 8);
    expect(told.variants[0].answersUsd).toBeCloseTo(0.01125, 8);
    expect(server.violations).toEqual([]);
  });

  it.each<[string, OpenAiBehaviour, number, string]>([
    [
      'fail below the threshold',
      { kind: 'value', value: { score: 0.6, reason: 'Kunde stå var som helst.' } },
      2,
      'failed',
    ],
    [
      'cannot be told of while the judge is down',
      { kind: 'status', status: 500, retryAfterSeconds: 0 },
      3,
      'error',
    ],
    ['cannot be told of when the judge refuses', { kind: 'refuse' }, 3, 'error'],
    ['cannot be told of when the judge babbles', { kind: 'text', content: 'Ganska bra!' }, 3, 'error'],
    [
      'cannot be told of when the score is none',
      { kind: 'value', value: { score: 7, reason: 'Sju av tio.' } },
      3,
      'error',
    ],
  ])('%s', async (_, behaviour, code, state) => {
    judge = behaviour;
    const { code: ended, told } = await run();
    expect([ended, told.cases[0].state]).toEqual([code, state]);
  });

  it.each<[string, OpenAiBehaviour]>([
    ['babbled', { kind: 'text', content: 'Ganska bra!' }],
    ['refused', { kind: 'refuse' }],
  ])('are judged anew by retry-errors after the judge %s, which is said', async (_, behaviour) => {
    judge = behaviour;
    const first = await run();
    expect(first.told.results[0].error.message).toMatch(/^the judge of helps: /);
    judge = { kind: 'value', value: { score: 0.8, reason: 'Tydlig och konkret.' } };
    const retried = await at.run('retry-errors', 'last', '--json');
    expect([retried.code, server.requests.length]).toEqual([0, 3]);
    expect(JSON.parse(retried.stdout).results[0].outcome).toBe('passed');
  });

  it('record no judgement that cannot be used', async () => {
    await at.write('prov.yaml', suiteText(`${yaml}recordings: kept\n`));
    judge = { kind: 'refuse' };
    expect((await run('--record')).code).toBe(3);
    expect(await readdir(join(at.path, 'kept/standard'))).toEqual(['flat-1.1.1.json']);
  });

  it('have recorded judgements that serve the very same report only', async () => {
    await at.write('prov.yaml', suiteText(`${yaml}recordings: kept\n`));
    expect((await run('--record')).code).toBe(0);
    expect((await readdir(join(at.path, 'kept/standard'))).sort()).toEqual([
      'flat-1.1.1.json',
      'flat-1.1.helps.json',
    ]);
    const asked = server.requests.length;
    expect((await run()).code).toBe(0);
    const file = join(at.path, 'kept/standard/flat-1.1.1.json');
    const answer = JSON.parse(await readFile(file, 'utf8'));
    const { message } = answer.response.choices[0];
    message.content = message.content.replace('en första bild', 'en andra bild');
    await writeFile(file, JSON.stringify(answer));
    const { code, told } = await run();
    expect([code, told.cases[0].state, server.requests.length]).toEqual([3, 'error', asked]);
  });

  it('are written with the pictures that are there; others are counted only', async () => {
    const home = JSON.parse(await readFile(join(at.path, 'flats/flat-1.json'), 'utf8'));
    const red = sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } });
    await red.jpeg().toFile(join(at.path, 'flats/bad.jpg'));
    const pictures = [
      { kind: 'photo', label: 'kök' },
      { kind: 'photo', label: 'badrum', file: 'bad.jpg' },
    ];
    await at.write('flats/flat-1.json', { ...home, pictures });
    const { code, told } = await run();
    expect(code).toBe(0);
    const parts = server.requests[0]!.messages[1]!.content as { type: string }[];
    expect(parts.filter(({ type }) => type === 'image_url')).toHaveLength(1);
    expect(told.results[0].outcome).toBe('passed');
    const shown = JSON.parse((await at.run('show', 'last', '--case', 'flat-1', '--json')).stdout);
    expect(shown[0].report.photoAnalysis.totalCount).toBe(2);
    await writeFile(join(at.path, 'flats/bad.jpg'), 'no picture');
    const bad = await at.run('run', at.suite, '--case', 'flat-1');
    expect([bad.code, bad.stderr]).toEqual([
      1,
      expect.stringMatching(/case flat-1: .*bad\.jpg is no picture/),
    ]);
  });
});
