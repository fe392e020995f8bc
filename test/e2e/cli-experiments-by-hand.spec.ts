import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultyAnswers, goodAnswer, type ReportAnswer } from '../support/openai-answers.js';
import type { ChatRequest } from '../support/openai-server.js';
import { smallestSuite, suiteFolder, suiteText, type SuiteFolder } from '../support/suite-folder.js';

const yaml = `${smallestSuite}recordings: kept\n`;

describe('answers of a suite that are written by hand', () => {
  let at: SuiteFolder;
  let folder: string;
  beforeEach(async () => {
    at = await suiteFolder(null, yaml);
    folder = join(at.path, 'by-hand');
  });
  afterEach(() => at.remove());

  const byHand = async () => {
    const { code, stdout } = await at.run('by-hand', folder, at.suite, '--json');
    return { code, told: JSON.parse(stdout) as unknown };
  };
  const waiting = (): Promise<string[]> => readdir(join(folder, 'requests'));
  /** Answers all that waits, from what stands in each request. */
  const answer = async (change: (answer: ReportAnswer) => ReportAnswer = (given) => given): Promise<void> => {
    for (const name of await waiting()) {
      const request = JSON.parse(await readFile(join(folder, 'requests', name), 'utf8')) as ChatRequest;
      await writeFile(join(folder, 'answers', name), JSON.stringify(change(goodAnswer(request))));
    }
  };

  it('are asked for in files that tell no home, are recorded, and then answer the suite', async () => {
    expect(await byHand()).toEqual({ code: 3, told: { recorded: 0, waiting: 3 } });
    const names = await waiting();
    expect(names).toHaveLength(3);
    const first = await readFile(join(folder, 'requests', names[0]!), 'utf8');
    expect(Object.keys(JSON.parse(first) as object)).toEqual(['messages', 'response_format']);
    expect(names.join() + first).not.toMatch(/flat-\d|gpt/);

    await answer();
    expect(await byHand()).toEqual({ code: 0, told: { recorded: 3, waiting: 0 } });
    expect(await waiting()).toEqual([]);
    expect(await readdir(join(at.path, 'kept/standard'))).toEqual(
      ['1', '2', '3'].map((number) => `flat-${number}.1.1.json`),
    );
    const { code, stdout } = await at.run('run', at.suite, '--json');
    const { variants } = JSON.parse(stdout) as { variants: unknown[] };
    expect([code, variants[0]]).toEqual([0, expect.objectContaining({ sources: { recording: 3 } })]);
    expect(await byHand()).toEqual({ code: 0, told: { recorded: 0, waiting: 0 } });
  });

  it('are asked for once more where the gates send one back', async () => {
    await byHand();
    await answer(faultyAnswers.inventedQuote);
    expect(await byHand()).toEqual({ code: 3, told: { recorded: 3, waiting: 3 } });
    await answer();
    expect(await byHand()).toEqual({ code: 0, told: { recorded: 3, waiting: 0 } });
    expect(await readdir(join(at.path, 'kept/standard'))).toHaveLength(6);
  });

  it('are not taken for another request than theirs', async () => {
    await byHand();
    await answer();
    await at.write('prov.yaml', suiteText(yaml).replace('11-21', '12-21'));
    expect(await byHand()).toEqual({ code: 3, told: { recorded: 0, waiting: 3 } });
  });

  it('need a folder of recordings to be put in', async () => {
    await at.write('prov.yaml', suiteText(smallestSuite));
    const { code, stderr } = await at.run('by-hand', folder, at.suite);
    expect([code, stderr]).toEqual([1, expect.stringContaining('names no folder to record answers in')]);
  });
});
