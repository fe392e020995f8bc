import { EntityManager } from '@mikro-orm/postgresql';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import type {
  ExperimentPage,
  ExperimentStarted,
  ExperimentView,
  PromptsView,
} from '../../src/experiments/experiments.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import {
  startOpenAiServer,
  type ChatRequest,
  type OpenAiBehaviour,
  type OpenAiServer,
} from '../support/openai-server.js';
import { waitFor } from '../support/wait-for.js';

const path = '/admin/experiments';
const both = ['default-v1', 'unbiased-v1'] as const;
const down: OpenAiBehaviour = { kind: 'status', status: 500 };

let adverts: AdvertServer;
let model: OpenAiServer;
let app: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
/** The buyer's homes at Storgatan 1 and 2. */
let homes: string[];
let answer: (request: ChatRequest) => OpenAiBehaviour = () => ({ kind: 'good' });

beforeAll(async () => {
  adverts = await startAdvertServer();
  model = await startOpenAiServer({
    answer: (request) => answer(request),
    usage: () => ({ input: 20_000, cached: 8_000, output: 3_000 }),
  });
  app = await startTestApp({
    SCRAPING_HOST_MAP: adverts.hostMapText,
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
  });
  admin = await signUp(app.url);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
  buyer = await signUp(app.url);
  homes = await Promise.all(['storgatan-1-1001', 'storgatan-2-1002'].map(analysed));
});
afterAll(async () => {
  await app?.close();
  await model?.close();
  await adverts?.close();
});
beforeEach(() => {
  answer = () => ({ kind: 'good' });
  model.requests.length = 0;
});

async function analysed(slug: string): Promise<string> {
  const { body } = await buyer.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) });
  const status = async () => (await buyer.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status;
  await waitFor(async () => (await status()) === 'completed', { timeoutMs: 25_000, everyMs: 100 });
  return body.id;
}
const start = async (body: object, preferences: Record<string, string> = {}, signal?: AbortSignal) => {
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', ...preferences },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  const { headers, status } = response;
  return {
    headers,
    status,
    body: (await response.json()) as ExperimentStarted & { code: string; detail: string },
  };
};
const view = async (id: string) => (await admin.call<ExperimentView>('GET', `${path}/${id}`)).body;
const page = async (query: Record<string, string> = {}) => {
  const { status, body } = await admin.call<ExperimentPage>('GET', `${path}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
};
const systemOf = ({ messages }: ChatRequest) => messages[0]!.content as string;
const toldIn = ({ messages }: ChatRequest) =>
  messages[1]!.content as readonly { text?: string; image_url?: { url: string } }[];

describe('an experiment', () => {
  it('asks each prompt about the same home and keeps the whole of what comes', async () => {
    const { status, body } = await start({ analysisId: homes[0], promptIds: both });
    expect([status, body]).toEqual([
      201,
      { experimentId: expect.any(String), summary: { succeeded: 2, total: 2 } },
    ]);

    const { items } = (await admin.call<PromptsView>('GET', '/admin/prompts')).body;
    expect(model.requests.map(systemOf).sort()).toEqual(items.map(({ system }) => system).sort());
    const [standard, unbiased] = items.map(({ system }) =>
      toldIn(model.requests.find((request) => systemOf(request) === system)!),
    );
    const verdict = /## reglernas bedömning\n.*\n\n/;
    expect(standard![1]!.text).toMatch(verdict);
    expect(unbiased![1]!.text).not.toMatch(verdict);
    // All else that they are told is the same, pictures too.
    expect(standard!.map(({ text, ...part }) => ({ ...part, text: text?.replace(verdict, '') }))).toEqual(
      unbiased!.map((part) => ({ ...part, text: part.text })),
    );
    expect(standard!.filter(({ image_url }) => image_url).length).toBeGreaterThan(2);

    const shown = await view(body.experimentId);
    expect(shown).toMatchObject({
      analysisId: homes[0],
      hemnetUrl: adverts.link('storgatan-1-1001'),
      address: 'Storgatan 1',
      promptIds: both,
      repeats: 1,
      status: 'completed',
      model: app.config.openai!.model,
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      ended: 2,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(shown.runs.map(({ promptId, repeat }) => [promptId, repeat])).toEqual([
      ['default-v1', 1],
      ['unbiased-v1', 1],
    ]);
    for (const { promptId, result, uncertainties, ...run } of shown.runs) {
      // 12 000 × 0,75 + 8 000 × 0,075 + 3 000 × 4,5 millionths of a dollar.
      expect(run).toMatchObject({
        status: 'completed',
        failureReason: null,
        tokensUsed: 23_000,
        costUsd: 0.0231,
      });
      expect(result!.meta).toMatchObject({
        analyst: 'openai',
        template: promptId,
        fallbackReason: null,
        tokens: { input: 20_000, cachedInput: 8_000, output: 3_000 },
        version: shown.version,
      });
      expect(run.executionTimeMs).toBe(result!.meta.executionTimeMs);
      expect(result).not.toHaveProperty('uncertainties');
      expect(uncertainties!.summary).toBe(result!.confidence.explanation);
      expect(uncertainties!.items.map(({ area }) => area).sort()).toEqual([...result!.missingInfo].sort());
    }
  });

  it('asks each prompt as often as wished, and need not be waited for', async () => {
    const { status, headers, body } = await start(
      { analysisId: homes[1], promptIds: both, repeats: 2 },
      { prefer: 'return=minimal, respond-async' },
    );
    expect([status, headers.get('preference-applied'), headers.get('location')]).toEqual([
      202,
      'respond-async',
      `/api/admin/experiments/${body.experimentId}`,
    ]);
    expect(body.summary.total).toBe(4);
    await waitFor(async () => (await view(body.experimentId)).status === 'completed');
    const { runs, summary } = await view(body.experimentId);
    expect(summary).toEqual({ succeeded: 4, total: 4 });
    expect(runs.map(({ promptId, repeat }) => [promptId, repeat])).toEqual([
      ['default-v1', 1],
      ['default-v1', 2],
      ['unbiased-v1', 1],
      ['unbiased-v1', 2],
    ]);
    expect(model.requests).toHaveLength(4);
  });

  it('goes on when the one who waits hangs up', async () => {
    const hangUp = new AbortController();
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => (release = resolve));
    answer = () => {
      release();
      return { kind: 'slow', bytes: 4_000, everyMs: 40 };
    };
    const waiting = start({ analysisId: homes[0], promptIds: ['unbiased-v1'] }, {}, hangUp.signal);
    await asked;
    hangUp.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await waitFor(async () => {
      const { items } = await page({ filter: 'unbiased-v1' });
      return items[0]!.promptIds.length === 1 && items[0]!.status === 'completed';
    });
  });

  it('is worth reading when one of its prompts fails, which says why', async () => {
    const { items } = (await admin.call<PromptsView>('GET', '/admin/prompts')).body;
    answer = (request) => (systemOf(request) === items[1]!.system ? down : { kind: 'good' });
    const { status, body } = await start({ analysisId: homes[0], promptIds: both });
    expect([status, body.summary]).toEqual([201, { succeeded: 1, total: 2 }]);
    const { status: ended, runs } = await view(body.experimentId);
    expect(ended).toBe('completed');
    expect(runs[0]).toMatchObject({ status: 'completed', result: { meta: { analyst: 'openai' } } });
    expect(runs[1]).toMatchObject({
      status: 'failed',
      failureReason: 'AI-tjänsten svarar inte just nu. Rapporten är skriven med fasta regler.',
      tokensUsed: null,
      costUsd: null,
      result: { meta: { analyst: 'rules' } },
    });
  });

  it('has failed when no prompt gave a report', async () => {
    answer = () => ({ kind: 'refuse' });
    const { status, body } = await start({ analysisId: homes[1], promptIds: ['default-v1'] });
    expect([status, body.summary]).toEqual([201, { succeeded: 0, total: 1 }]);
    const { status: ended, runs } = await view(body.experimentId);
    // A refusal is paid for.
    expect([ended, runs[0]!.status, runs[0]!.tokensUsed]).toEqual(['failed', 'failed', 23_000]);
    expect(runs[0]!.failureReason).toMatch(/^AI-tjänsten avböjde/);
  });

  it('takes nothing from the buyer, and none of its reports is kept for others', async () => {
    const { freeReportsRemaining } = (await buyer.call<{ freeReportsRemaining: number }>('GET', '/auth/me'))
      .body;
    // Three at the start, and a report each for two homes.
    expect(freeReportsRemaining).toBe(1);
    const [{ kept }] = await app.app
      .get(EntityManager, { strict: false })
      .fork()
      .execute<[{ kept: number }]>('select count(*)::int as kept from stored_reports');
    // Those of the two homes.
    expect(kept).toBe(2);
  });

  it.each([
    ['an unknown prompt', { promptIds: ['default-v2'] }, 422, 'validation'],
    ['no prompt', { promptIds: [] }, 422, 'validation'],
    ['a prompt twice', { promptIds: ['default-v1', 'default-v1'] }, 422, 'validation'],
    ['no repeat', { repeats: 0 }, 422, 'validation'],
    ['six repeats', { repeats: 6 }, 422, 'validation'],
    ['half a repeat', { repeats: 1.5 }, 422, 'validation'],
    ['no id', { analysisId: 'x' }, 422, 'validation'],
    ['nobody’s analysis', { analysisId: '00000000-0000-4000-8000-000000000000' }, 404, 'analysis_not_found'],
  ])('is refused for %s', async (_name, change, status, code) => {
    const refused = await start({ analysisId: homes[0], promptIds: both, ...change });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(model.requests).toHaveLength(0);
  });

  it('is for administrators alone', async () => {
    const body = { analysisId: homes[0], promptIds: both };
    for (const [method, where] of [
      ['POST', path],
      ['GET', path],
      ['GET', `${path}/x`],
      ['DELETE', `${path}/x`],
      ['GET', '/admin/prompts'],
    ] as const) {
      const given = method === 'POST' ? body : undefined;
      expect((await callAs(app.url)(method, where, given)).status).toBe(401);
      expect((await buyer.call(method, where, given)).status).toBe(403);
    }
  });
});

describe('the list of experiments', () => {
  it('is filtered, searched and ordered', async () => {
    const all = await page();
    // One for each test above that started one, the newest first.
    expect(all.items.map(({ status, promptIds, repeats }) => [status, promptIds.length, repeats])).toEqual([
      ['failed', 1, 1],
      ['completed', 2, 1],
      ['completed', 1, 1],
      ['completed', 2, 2],
      ['completed', 2, 1],
    ]);
    expect(all.items[1]!.summary).toEqual({ succeeded: 1, total: 2 });
    const found = async (query: Record<string, string>) =>
      (await page(query)).items.map(({ id }) => all.items.findIndex((item) => item.id === id));
    expect(await found({ filter: 'failed' })).toEqual([0]);
    expect(await found({ filter: 'completed' })).toEqual([1, 2, 3, 4]);
    expect(await found({ filter: 'under-way' })).toEqual([]);
    expect(await found({ filter: 'default-v1' })).toEqual([0, 1, 3, 4]);
    expect(await found({ filter: 'unbiased-v1' })).toEqual([1, 2, 3, 4]);
    expect(await found({ search: 'STORGATAN 2' })).toEqual([0, 3]);
    expect(await found({ search: adverts.link('storgatan-1-1001') })).toEqual([1, 2, 4]);
    const { id, analysisId } = all.items[2]!;
    expect(await found({ search: id })).toEqual([2]);
    expect(await found({ search: analysisId })).toEqual([1, 2, 4]);
    // Ids are typed whole: no row is looked through for a part of one.
    expect(await found({ search: id.slice(0, 23) })).toEqual([]);
    expect(await found({ sort: 'created_at', order: 'asc' })).toEqual([4, 3, 2, 1, 0]);
    expect((await found({ sort: 'repeats' }))[0]).toBe(3);
    expect((await found({ sort: 'status' }))[0]).toBe(0);
    expect((await found({ sort: 'address', order: 'asc', limit: '3' })).sort()).toEqual([1, 2, 4]);
    expect((await page({ limit: '2', offset: '4' })).items.map(({ id }) => id)).toEqual([all.items[4]!.id]);
  });

  it('tells the owner of the home who read what was written of it, also when it is erased since', async () => {
    type Told = Record<'act' | 'subject' | 'createdAt', string>;
    const told = async () => {
      const { body } = await buyer.call<{ actsOnThem: Told[] }>('GET', '/account/export');
      return body.actsOnThem.map(({ act, subject }) => `${act} ${subject}`);
    };
    const home = await analysed('storgatan-3-1003');
    const { body } = await start({ analysisId: home.toUpperCase(), promptIds: both });
    const id = body.experimentId;
    expect((await view(id)).analysisId).toBe(home);
    await view(id);
    const acts = [`experiment.run experiment:${id}`, `report.open analysis:${home}`];
    const ofHome = (lines: string[]) => lines.filter((line) => line.includes(id) || line.includes(home));
    expect(ofHome(await told())).toEqual(acts);
    expect((await admin.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect(ofHome(await told())).toEqual([...acts, `experiment.delete experiment:${id}`]);
  });

  it('loses one that is erased', async () => {
    const { total, items } = await page();
    const { id } = items[0]!;
    expect((await admin.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await page()).total).toBe(total - 1);
    for (const [method, where] of [
      ['GET', id],
      ['DELETE', id],
      ['GET', 'x'],
    ] as const) {
      const gone = await admin.call<{ code: string; detail: string }>(method, `${path}/${where}`);
      expect([gone.status, gone.body.code, gone.body.detail]).toEqual([
        404,
        'experiment_not_found',
        'Experiment ej funnet',
      ]);
    }
  });
});

it('lists the prompts with their experiments, the one in use first', async () => {
  const { items, model: asked } = (await admin.call<PromptsView>('GET', '/admin/prompts')).body;
  expect(asked).toBe(app.config.openai!.model);
  expect(items.map(({ id, name, isActive, experiments }) => [id, name, isActive, experiments])).toEqual([
    // Of the five experiments the last was erased.
    ['default-v1', 'Standard', true, 3],
    ['unbiased-v1', 'Objektiv', false, 4],
  ]);
});
