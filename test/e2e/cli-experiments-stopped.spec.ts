import {
  startOpenAiServer,
  type OpenAiBehaviour,
  type OpenAiServer,
  type ServedUsage,
} from '../support/openai-server.js';
import { smallestSuite, suiteFolder, suiteText, type SuiteFolder } from '../support/suite-folder.js';
import { waitFor } from '../support/wait-for.js';

describe('runs of a suite that are stopped', () => {
  let server: OpenAiServer;
  let behave: (number: number) => OpenAiBehaviour;
  let usage: ServedUsage;
  let at: SuiteFolder;
  beforeEach(async () => {
    behave = () => ({ kind: 'good' });
    usage = { input: 1000, cached: 0, output: 1000 };
    server = await startOpenAiServer({
      answer: (_, number) => behave(number),
      usage: () => usage,
    });
    at = await suiteFolder(server, smallestSuite);
  });
  afterEach(async () => {
    await server.close();
    await at.remove();
  });
  /** A run of which two answers are kept, the third is waited for and three were not asked for. */
  const startHanging = async () => {
    behave = (number) => (number < 2 ? { kind: 'good' } : { kind: 'hang' });
    const run = at.start('run', at.suite, '--jobs', '1', '--repeat', '2');
    await waitFor(() => server.requests.length === 3, { what: 'the third request' });
    return run;
  };

  it('keep what is done and say how to go on', async () => {
    const run = await startHanging();
    run.stop();
    const { code, stdout, stderr } = await run.ended;
    const id = await at.runId();
    expect([code, stdout, await at.kept()]).toEqual([130, '', 2]);
    expect(stderr.trim().split('\n').at(-1)).toContain(
      `2 of 6 runs are kept: go on with npx app-cli experiments run --continue ${id}`,
    );
    expect(JSON.parse((await at.run('list', '--json')).stdout)[0]).toMatchObject({
      endedAt: null,
      outcome: null,
    });
    behave = () => ({ kind: 'good' });
    const rest = await at.run('run', '--continue', id, '--json');
    expect([rest.code, server.requests.length]).toEqual([0, 3 + 4]);
    expect(JSON.parse(rest.stdout).variants[0].runs).toEqual({ passed: 6, failed: 0, errors: 0 });
    const nothing = await at.run('run', '--continue', id);
    expect([nothing.code, server.requests.length]).toEqual([0, 7]);
    const retried = await at.run('retry-errors', id);
    expect([retried.code, server.requests.length]).toEqual([0, 7]);
    for (const { stderr } of [nothing, retried])
      expect(stderr).toContain(`Nothing is left to do of ${id}.\n`);
  });

  it('are not gone on with when the suite has changed, or with other wishes', async () => {
    const run = await startHanging();
    run.stop();
    await run.ended;
    const id = await at.runId();
    const other = await at.run('run', '--continue', id, '--repeat', '3');
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('--continue')]);
    await at.write('prov.yaml', suiteText(smallestSuite.replace('type: schema', 'type: swedish')));
    const changed = await at.run('run', '--continue', id);
    expect([changed.code, changed.stdout, server.requests.length]).toEqual([1, '', 3]);
    expect(changed.stderr).toMatch(/prov\.yaml asks or judges otherwise since/);
    expect((await at.run('retry-errors', id)).code).toBe(1);
    for (const args of [
      ['run', '--continue', '2001-'],
      ['retry-errors', '2001-'],
    ])
      expect(await at.run(...args)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('there is no run 2001-'),
      });
  });

  it('go beside each other when they are two', async () => {
    const ends = await Promise.all([at.run('run', at.suite), at.run('run', at.suite, '--fresh')]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(JSON.parse((await at.run('list', '--json')).stdout)).toHaveLength(2);
  });

  describe('for money', () => {
    // An answer of 1000 tokens in and 12 000 out is 0.12125 dollars by gpt-5.1. Nothing is known before the first one,
    // so its two rounds of 16 000 tokens out, 0.32 dollars and what is read, have to be there.
    beforeEach(() => (usage = { input: 1000, cached: 0, output: 12_000 }));

    it('begin nothing that could pass the limit, and say what one can take', async () => {
      const poor = await at.run('run', at.suite, '--max-cost', '0.2');
      expect([poor.code, server.requests.length]).toEqual([3, 0]);
      expect(poor.stderr).toMatch(
        /0\.2 US dollars that may be spent \(one report by standard can take 0\.\d\d\)/,
      );
    });

    it('end when it does, and go on with more', async () => {
      // Five fit into 0.7, six do not: 0.7275.
      const args = ['run', at.suite, '--repeat', '2', '--max-cost', '0.7', '--json'];
      const poor = await at.run(...args);
      const told = JSON.parse(poor.stdout);
      expect([poor.code, server.requests.length]).toEqual([3, 5]);
      expect(told.variants[0].runs).toEqual({ passed: 5, failed: 0, errors: 1 });
      expect(poor.stderr.trim().split('\n').at(-1)).toMatch(/retry-errors .* --max-cost/);
      const still = await at.run('retry-errors', 'last', '--max-cost', '0.7');
      expect([still.code, server.requests.length]).toEqual([3, 5]);
      const rich = await at.run('run', '--continue', 'last', '--max-cost', '0.73');
      expect([rich.code, server.requests.length]).toEqual([0, 6]);
      // What is kept costs nothing.
      const free = await at.run('run', at.suite, '--repeat', '2', '--max-cost', '0.01');
      expect([free.code, server.requests.length]).toEqual([0, 6]);
    });

    it('do not take what a cheap model costs for what a dear one may', async () => {
      const two = smallestSuite.replace('variants:', 'variants:\n  - id: cheap\n    model: gpt-5.4-nano');
      await at.write('prov.yaml', suiteText(two));
      const { stdout } = await at.run('run', at.suite, '--max-cost', '0.2', '--json');
      // 0.0152 dollars each by gpt-5.4-nano; none by gpt-5.1.
      expect(JSON.parse(stdout).variants.map((each: { costUsd: number }) => each.costUsd)).toEqual([
        expect.closeTo(0.0456, 8),
        0,
      ]);
    });
  });

  it('have no limit that nobody can reckon', async () => {
    await at.write('prov.yaml', suiteText(smallestSuite.replace('gpt-5.1', 'own-model')));
    const { code, stderr } = await at.run('run', at.suite, '--max-cost', '1');
    expect([code, server.requests.length]).toEqual([1, 0]);
    expect(stderr).toMatch(/nobody knows what own-model costs/);
  });
});
