import { EntityManager } from '@mikro-orm/postgresql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { RawAnalysis } from '../../src/analyses/analysis.types.js';
import { rememberInstance } from '../../src/embedded/instance.js';
import { commandOf } from '../../src/embedded/process-table.js';
import { signUp } from '../support/api-client.js';
import { runCli } from '../support/cli.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { sampleResult } from '../support/results.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';

// A call that finds an instance in its folder does what it does as that instance would.

let stage: SharedApp;
let model: OpenAiServer;
let folder: string;
beforeAll(async () => {
  stage = await sharedApp();
  model = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-instance-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await model?.close();
  await stage?.close();
});

/** What `npm start` remembers of an instance with these variables; our parent process stands for it. */
function remember(more: Record<string, string> = {}): void {
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ pid: process.ppid, command: commandOf(process.ppid) }),
  );
  rememberInstance(folder, {
    pid: process.ppid,
    url: stage.url,
    postgresPort: 1,
    redisPort: 2,
    env: { ...stage.env, ...more } as Record<string, string>,
  });
}
const withModel = () => ({ OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.baseUrl });

/** A call of whoever stands beside the instance, with nothing of its own but the folder. */
const cli = (words: readonly string[], env: Record<string, string> = {}) =>
  runCli(words, { DATA_DIR: folder, ...env });

/** A paid analysis of an advert that can be read, whose report a model wrote. */
async function addWritten(slug: string): Promise<string> {
  const sample = sampleResult();
  return listAnalysis(stage, await signUp(stage.url), {
    status: 'completed',
    isPaid: true,
    verdict: 'YELLOW',
    analysisResult: { ...sample, meta: { ...sample.meta, analyst: 'openai', label: 'AI-genererad analys' } },
    hemnetUrl: stage.adverts.link(slug),
    listingKey: `exempelmaklaren:${slug}`,
  });
}
const writerOf = async (id: string) => {
  const em = stage.app.get(EntityManager).fork();
  const { analysisResult } = await em.findOneOrFail(Analysis, { id }, { populate: ['analysisResult'] });
  return [analysisResult!.meta.analyst, analysisResult!.meta.version === null ? 'kept' : 'written anew'];
};

describe('an instance that a model writes for', () => {
  beforeAll(() => remember(withModel()));

  it('is looked at with its model', async () => {
    const { stdout } = await cli(['doctor', '--json']);
    const [found] = (JSON.parse(stdout) as { name: string; found: string }[]).filter(
      ({ name }) => name === 'model',
    );
    expect(found!.found).toMatch(/key accepted, knows gpt-5\.4-mini/);
    expect(stdout).not.toContain(model.apiKey);
  });

  it('has its reports written anew by that model', async () => {
    const id = await addWritten('storgatan-1-1001');
    const { code, stdout, stderr } = await cli(['analyses', 'retry', id, '--force', '--yes', '--json']);
    expect([code, stderr]).toEqual([0, '']);
    expect((JSON.parse(stdout) as RawAnalysis).analysisResult!.meta.analyst).toBe('openai');
    expect(await writerOf(id)).toEqual(['openai', 'written anew']);
  });

  it('has them written by the rules where a call says so', async () => {
    const id = await addWritten('storgatan-2-1002');
    const how = ['--force', '--yes', '--analyst', 'rules', '--json'];
    expect((await cli(['analyses', 'retry', id, ...how])).code).toBe(0);
    expect(await writerOf(id)).toEqual(['rules', 'written anew']);
  });

  it('is told apart from a call that is set up otherwise', async () => {
    const { stderr } = await cli(['settings', 'list'], { OPENAI_MODEL: 'gpt-5.5', LOG_LEVEL: 'error' });
    expect(stderr.trim()).toBe(
      'app-cli: OPENAI_MODEL: set otherwise here than for the instance that runs; this call goes by its own',
    );
    expect((await cli(['settings', 'list'], { OPENAI_MODEL: '' })).stderr).toBe('');
  });

  it('counts more than the file .env, which may have been changed since', async () => {
    const { stdout, stderr } = await cli(['doctor', '--json'], {
      OPENAI_MODEL: 'stor-modell',
      OPENAI_API_KEY: 'sk-annan',
      FROM_ENV_FILE: 'OPENAI_MODEL,OPENAI_API_KEY',
    });
    expect(stdout).toContain('key accepted');
    expect(stderr).not.toContain('set otherwise');
  });
});

describe('an instance that the rules write for', () => {
  beforeAll(() => remember());

  it.each([
    ['one', (id: string) => [id, '--force', '--yes']],
    [
      'one of many',
      (id: string) => [id, '00000000-0000-4000-8000-000000000000', '--force', '--yes', '--here'],
    ],
    ['what would be', (id: string) => [id, '--force', '--dry-run']],
  ])('does not replace what a model wrote: %s', async (_which, words) => {
    const id = await addWritten('storgatan-3-1003');
    const { code, stdout, stderr } = await cli(['analyses', 'retry', ...words(id)]);
    expect([code, stdout, stderr.trim()]).toEqual([
      2,
      '',
      `app-cli: a model wrote the report of ${id}, and here the rules would replace it: set OPENAI_API_KEY, or say so with --analyst rules`,
    ]);
    expect(await writerOf(id)).toEqual(['openai', 'kept']);
  });

  it('does so when it is told to', async () => {
    const id = await addWritten('storgatan-4-1004');
    const { code } = await cli(['analyses', 'retry', id, '--force', '--yes', '--analyst', 'rules']);
    expect(code).toBe(0);
    expect(await writerOf(id)).toEqual(['rules', 'written anew']);
  });

  it('says that there is no model to ask', async () => {
    const id = await addWritten('storgatan-5-1005');
    const { code, stderr } = await cli(['analyses', 'retry', id, '--force', '--yes', '--analyst', 'openai']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('OPENAI_API_KEY is not set')]);
    expect(await writerOf(id)).toEqual(['openai', 'kept']);
  });
});
