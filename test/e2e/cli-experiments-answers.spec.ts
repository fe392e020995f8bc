import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { suiteFolder, suiteText, type SuiteFolder } from '../support/suite-folder.js';

const live = `variants:
  - id: standard
    model: gpt-5.1
checks:
  - type: schema
gate: { passRate: 1 }
`;
const recorded = `${live}recordings: kept\n`;

describe('answers that are kept', () => {
  let server: OpenAiServer;
  let behave: (number: number) => OpenAiBehaviour;
  let at: SuiteFolder;
  const setUp = async (yaml: string) => {
    behave = () => ({ kind: 'good' });
    server = await startOpenAiServer({
      answer: (_, number) => behave(number),
      usage: () => ({ input: 1000, cached: 0, output: 1000 }),
    });
    at = await suiteFolder(server, yaml);
  };
  afterEach(async () => {
    await server.close();
    await at.remove();
  });
  const asked = async (...args: string[]) => {
    const before = server.requests.length;
    const { code, stdout } = await at.run('run', at.suite, '--json', ...args);
    return {
      code,
      requests: server.requests.length - before,
      told: stdout === '' ? null : JSON.parse(stdout),
    };
  };

  describe('in the cache', () => {
    beforeEach(() => setUp(live));

    it('are asked for once, cost nothing the second time, and tell what they cost when they were made', async () => {
      expect(await asked()).toMatchObject({ code: 0, requests: 3 });
      const { code, requests, told } = await asked();
      expect([code, requests]).toEqual([0, 0]);
      expect(told.variants[0]).toMatchObject({ costUsd: 0, sources: { cache: 3 } });
      expect(told.variants[0].answersUsd).toBeCloseTo(0.03375, 8);
      expect(await asked('--fresh')).toMatchObject({ code: 0, requests: 3 });
    });

    it('answer for their own repeat only', async () => {
      await asked('--case', 'flat-1');
      expect(await asked('--case', 'flat-1', '--repeat', '3')).toMatchObject({ requests: 2 });
    });

    it.each([
      ['temperature', live.replace('model: gpt-5.1', 'model: gpt-5.1\n    parameters: { temperature: 0.2 }')],
      ['model', live.replace('gpt-5.1', 'gpt-5.4-mini')],
      ['template', live.replace('model:', 'template: unbiased-v1\n    model:')],
      ['instructions', live.replace('model:', 'instructions: own.txt\n    model:')],
      ['day', null],
    ])('do not answer for another %s', async (_, change) => {
      await at.write('own.txt', 'Skriv en rapport om bostaden som JSON.');
      await asked('--case', 'flat-1');
      const text = change ? suiteText(change) : suiteText(live).replace('11-21', '11-22');
      await at.write('prov.yaml', text);
      expect(await asked('--case', 'flat-1')).toMatchObject({ requests: 1 });
      if (change?.includes('temperature')) expect(server.requests.at(-1)).toMatchObject({ temperature: 0.2 });
      if (change?.includes('own.txt'))
        expect(server.requests.at(-1)!.messages[0]!.content).toBe('Skriv en rapport om bostaden som JSON.');
    });

    it('are of the endpoint that gave them', async () => {
      await asked('--case', 'flat-1');
      const other = await startOpenAiServer({ apiKey: server.apiKey });
      const elsewhere = await suiteFolder(other, live);
      try {
        const { runCli } = await import('../support/cli.js');
        await runCli(['experiments', 'run', at.suite, '--case', 'flat-1'], {
          DATA_DIR: join(at.path, 'data'),
          OPENAI_API_KEY: other.apiKey,
          OPENAI_BASE_URL: other.baseUrl,
        });
        expect(other.requests).toHaveLength(1);
      } finally {
        await other.close();
        await elsewhere.remove();
      }
    });

    it('hold a refusal, which is an answer', async () => {
      behave = () => ({ kind: 'refuse' });
      expect(await asked('--case', 'flat-1')).toMatchObject({ code: 2, requests: 1 });
      expect(await asked('--case', 'flat-1')).toMatchObject({ code: 2, requests: 0 });
    });

    it('do not hold an endpoint that answers 200 with something else', async () => {
      behave = () => ({ kind: 'status', status: 200 });
      expect(await asked('--case', 'flat-1')).toMatchObject({ code: 3 });
      behave = () => ({ kind: 'good' });
      expect(await asked('--case', 'flat-1')).toMatchObject({ code: 0, requests: 1 });
    });
  });

  describe('as recordings', () => {
    beforeEach(() => setUp(recorded));
    const kept = (name: string) => join(at.path, 'kept/standard', name);

    it('are missing at first, which nobody can judge; recorded they are enough without any model', async () => {
      const first = await at.run('run', at.suite);
      expect([first.code, server.requests.length]).toEqual([3, 0]);
      expect(first.stderr.trim().split('\n').at(-1)).toMatch(/--record$/);
      expect(await asked('--record')).toMatchObject({ code: 0, requests: 3 });
      expect((await readdir(join(at.path, 'kept/standard'))).sort()).toEqual([
        'flat-1.1.1.json',
        'flat-2.1.1.json',
        'flat-3.1.1.json',
      ]);
      const offline = await asked();
      expect(offline).toMatchObject({ code: 0, requests: 0 });
      expect(offline.told.variants[0]).toMatchObject({ costUsd: 0, sources: { recording: 3 } });
      expect(await asked('--live', '--fresh')).toMatchObject({ code: 0, requests: 3 });
    });

    it('serve a home that is told of in other words, which is said, but no other prompt', async () => {
      await asked('--record');
      const file = kept('flat-1.1.1.json');
      const answer = JSON.parse(await readFile(file, 'utf8'));
      const change = (part: object) =>
        writeFile(file, JSON.stringify({ ...answer, request: '0', asked: { ...answer.asked, ...part } }));
      await change({ home: '0' });
      const older = await at.run('run', at.suite);
      expect(older.code).toBe(0);
      expect(older.stdout).toMatch(/standard: 1 answer recorded when the home was told of in other words/);
      for (const part of [{ instructions: '0' }, { shape: '0' }, { model: 'x' }, { parameters: {} }]) {
        await change(part);
        expect(await asked('--case', 'flat-1')).toMatchObject({ code: 3, requests: 0 });
      }
    });

    it('are of the repeat that they were made for', async () => {
      await asked('--record', '--case', 'flat-1');
      const { code, told } = await asked('--case', 'flat-1', '--repeat', '2');
      expect([code, told.cases[0].passed, told.cases[0].errors]).toEqual([3, 1, 1]);
    });

    it('refuse to be asked anew without the model', async () => {
      const { code, stderr } = await at.run('run', at.suite, '--fresh');
      expect([code, stderr]).toEqual([1, expect.stringContaining('--live')]);
    });
  });
});
