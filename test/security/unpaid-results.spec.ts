import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AnalysisPreview, AnalysisView } from '../../src/analyses/analysis.types.js';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { PromptExperimentResult } from '../../src/experiments/prompt-experiment-result.entity.js';
import { PromptExperiment } from '../../src/experiments/prompt-experiment.entity.js';
import { analysisResultSchema, type AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { LiveStream } from '../support/live-stream.js';
import { mailsTo } from '../support/mail-folder.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { filledWith } from '../support/payloads.js';
import { createTestRedis } from '../support/redis.js';
import { fullFlat } from '../support/report-homes.js';
import { sampleResult } from '../support/results.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { startTestStripe, type TestStripe } from '../support/stripe.js';
import { waitFor } from '../support/wait-for.js';
import { requestOf, send } from './access-requests.js';
import { accessRows, type AccessWorld, type CallerName } from './access-rows.js';

let orm: TestOrm;
let stripe: TestStripe;
let adverts: AdvertServer;
let server: ServerProcess;
let dataDir: string;
let admin: ApiClient;

beforeAll(async () => {
  orm = await openTestOrm();
  stripe = await startTestStripe();
  adverts = await startAdvertServer();
  dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-unpaid-'));
  server = await startServerProcess({
    NODE_ENV: 'test',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATABASE_URL: orm.databaseUrl,
    REDIS_URL: await createTestRedis(),
    DATA_DIR: dataDir,
    SCRAPING_HOST_MAP: adverts.hostMapText,
    LOG_LEVEL: 'trace',
    LOG_FORMAT: 'json',
    ...stripe.env,
  });
  stripe.deliverTo(server.url);
  admin = await signUp(server.url);
  await em()
    .persist(new UserRole(em().getReference(User, admin.userId), 'admin'))
    .flush();
  // What is analysed from now on is unpaid.
  await admin.call('PUT', '/admin/settings/free-reports-count', { value: 0 });
}, 60_000);
afterAll(async () => {
  await server?.kill();
  await adverts?.close();
  await stripe?.close();
  await orm?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const em = (): EntityManager => orm.orm.em.fork();

let marks = 0;
const mark = () => `märke${(marks += 1)}x`;
const marksIn = (value: unknown): string[] => JSON.stringify(value).match(/märke\d+x/g) ?? [];
/** Two sentences, for of the verdict's reason the first is given away. */
const twoSentences = () => `Först ${mark()} här. Sedan ${mark()} där.`;

/** A result with every text that its schema names, each recognisable wherever it turns up. */
function markedResult(): AnalysisResult {
  const filled = () => filledWith(twoSentences, analysisResultSchema) as AnalysisResult;
  return {
    ...filled(),
    redFlags: [filled(), filled(), filled(), filled()].map(({ redFlags }) => redFlags[0]!),
    meta: sampleResult().meta,
  };
}

/** Those of its marks that its preview does not give away: API.md has what it gives. */
function secretMarks({ verdictReason, redFlags, ...rest }: AnalysisResult): string[] {
  const titles = redFlags.slice(0, 3).map(({ title }) => title);
  const [, ...unsaid] = marksIn(verdictReason);
  const given = new Set(marksIn(titles));
  return [...unsaid, ...marksIn(redFlags), ...marksIn(rest)].filter((one) => !given.has(one));
}

const disagreement = () => ({
  field: 'livingArea' as const,
  values: [
    { url: 'https://exempelmaklaren.example/a', value: mark() },
    { url: 'https://exempelmaklaren.example/b', value: mark() },
  ],
});

/** What came of a paper of the advert. */
const readPaper = () => ({
  name: 'Stadgar.pdf',
  kind: 'other' as const,
  outcome: 'read' as const,
  pages: [mark()],
});

/** What was read of a home, marked where only its report tells of it. */
const markedReading = () => ({
  ...fullFlat(),
  disagreements: [disagreement()],
  readDocuments: [readPaper()],
});

async function addMarked(
  owner: ApiClient,
  { isPaid, isWritten = true }: { isPaid: boolean; isWritten?: boolean },
) {
  const manager = em();
  const key = randomUUID();
  const url = `https://exempelmaklaren.example/objekt/${key}`;
  const link = { url, site: 'exempel', key, kind: 'broker' } as const;
  const analysis = new Analysis(manager.getReference(User, owner.userId), link);
  const result = markedResult();
  const rawListingData = markedReading();
  Object.assign(analysis, { status: isWritten ? 'completed' : 'failed', isPaid, rawListingData });
  if (isWritten) Object.assign(analysis, { verdict: 'YELLOW', analysisResult: result });
  const { experiment, answer } = experimentOn(analysis);
  await manager.persist([analysis, experiment, answer]).flush();
  const { disputes, ...quality } = result.quality;
  return {
    id: analysis.id,
    result,
    inReport: [...secretMarks({ ...result, quality }), ...marksIn(rawListingData.disagreements)],
    beside: [...marksIn(rawListingData.readDocuments), ...marksIn(experiment.input)],
    // What a model disputed is a case to test our reading by.
    ours: [...marksIn(answer.resultData), ...marksIn(disputes)],
  };
}

/** An administrator's, with an input and an answer that are marked where only a report tells of them. */
function experimentOn(analysis: Analysis) {
  const { disagreements, readDocuments: documents, ...listing } = markedReading();
  const ownPrices = {
    ...{ municipality: mark(), propertyType: mark(), medianPerSqm: 50_000, adverts: 20 },
    ...{ from: '2026-01', to: '2026-10' },
  };
  const input = { listing, images: [], disagreements, documents, ownPrices };
  const asked = {
    promptIds: ['default-v1'],
    repeats: 1,
    model: 'gpt-test',
    version: '0123456789ab',
  } as const;
  const createdBy = em().getReference(User, admin.userId);
  const frozen = { analysis, input, day: '2026-11-20' };
  const experiment = new PromptExperiment(randomUUID(), frozen, { ...asked, createdBy });
  const answer = new PromptExperimentResult(experiment, 'default-v1', 1);
  Object.assign(experiment, { status: 'completed' });
  const uncertainties = { summary: mark(), items: [] };
  Object.assign(answer, { status: 'completed', resultData: { ...markedResult(), uncertainties } });
  return { experiment, answer };
}

/** A preview that the product itself made, and those of its sentences that stand in nothing the owner is given. */
async function analyse(owner: ApiClient): Promise<{ id: string; secrets: string[] }> {
  const url = adverts.link('storgatan-1-1001');
  const { id } = (await owner.call<AnalysisView>('POST', '/analyses', { url })).body;
  let preview: AnalysisPreview | null = null;
  await waitFor(
    async () => {
      ({ preview } = (await owner.call<AnalysisView>('GET', `/analyses/${id}`)).body);
      return preview !== null;
    },
    { timeoutMs: 30_000, everyMs: 200, what: 'the preview' },
  );
  const row = await em().findOneOrFail(Analysis, id, { populate: ['analysisResult', 'rawListingData'] });
  expect(row.isPaid).toBe(false);
  const isGiven = (text: string) => JSON.stringify([preview, row.rawListingData]).includes(text);
  return {
    id,
    secrets: sentencesIn(row.analysisResult).filter((text) => !isGiven(JSON.stringify(text).slice(1, -1))),
  };
}

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(' ').length > 3
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentencesIn)
      : [];

it('never leaves the server, on any route, stream, mail or line', async () => {
  const owner = await signUp(server.url);
  const other = await signUp(server.url);
  const stream = await LiveStream.open(server.url, owner.token);
  const made = await analyse(owner);
  const previews = [];
  for (let n = 0; n < 4; n += 1) previews.push(await addMarked(owner, { isPaid: false }));
  const [home, secondHome, bought, unwanted] = previews.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  const unwritten = await addMarked(owner, { isPaid: false, isWritten: false });
  const secrets = [
    ...made.secrets,
    ...[...previews, unwritten].flatMap(({ inReport, beside, ours }) => [...inReport, ...beside, ...ours]),
  ];
  expect(made.secrets.length).toBeGreaterThan(20);
  expect(previews.every((preview) => preview.inReport.length > 50)).toBe(true);

  const none = randomUUID();
  const world: AccessWorld = {
    ...{ owner, other, admin, home, secondHome, unwanted },
    preview: { bought, unlocked: bought },
    underWay: unwritten.id,
    failed: { owner: made.id, admin: made.id, handIn: made.id },
    objection: {
      body: () => ({ path: 'redFlags.0', revision: 'none', reason: 'untrue' }),
      id: () => Promise.resolve(none),
    },
    picture: '0'.repeat(64),
    purchase: { id: none, agreed: {}, session: 'cs_none' },
    device: none,
    experiment: () => Promise.resolve(none),
    stranger: { id: none, seen: () => Promise.resolve('none') },
    newLink: () => `https://exempelmaklaren.example/objekt/${randomUUID()}`,
  };
  const told = new Map<string, string>();
  const callers: readonly CallerName[] = ['owner', 'other', 'nobody'];
  for (const caller of callers) {
    for (const row of accessRows) {
      const asked = await requestOf(row, world, caller);
      // Whatever of the owner's a route is about, it is asked for each: in a path and in a list of them.
      const paths = asked.path.includes(home)
        ? [asked.path, asked.path.replace(home, made.id)]
        : [asked.path];
      for (const path of paths) {
        const { status, text } = await send(server.url, { ...asked, path });
        told.set(`${row.route} as ${caller}, ${path === asked.path ? 'marked' : 'made'}: ${status}`, text);
      }
    }
  }
  await stream.close();
  told.set('live events', JSON.stringify(stream.events));
  told.set('mails', mailsTo({ config: { dataDir } }, owner.email, '').join('\n'));
  told.set('log', server.output());

  // The walk has been everywhere and was given what may be given.
  const answers = [...told.keys()];
  for (const route of ['report', 'report.pdf'])
    for (const which of ['marked', 'made'])
      expect(answers).toContain(`GET /api/analyses/:id/${route} as owner, ${which}: 402`);
  expect(answers).toContain('POST /api/analyses/:id/objections as owner, marked: 402');
  for (const route of ['GET /api/account/export', 'GET /api/analyses/stats', 'GET /api/analyses'])
    expect(answers).toContain(`${route} as owner, marked: 200`);
  expect(answers).toContain('GET /api/analyses/compare as owner, made: 200');
  expect(told.get('live events')).toContain(made.id);
  expect(told.get('mails')).toContain('Subject:');
  expect(told.get('log')).toContain(made.id);

  const leaks = [...told].flatMap(([where, text]) =>
    secrets
      .filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))
      .map((secret) => `${where} tells ${secret}`),
  );
  expect(leaks).toEqual([]);
}, 120_000);

it('is given whole once it is paid for, but for what it cost us', async () => {
  const owner = await signUp(server.url);
  const { id, result, inReport, beside, ours } = await addMarked(owner, { isPaid: true });
  const report = await send(server.url, {
    method: 'GET',
    path: `/api/analyses/${id}/report`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  // The walk above would have found any of them.
  expect(inReport.filter((secret) => !report.text.includes(secret))).toEqual([]);
  expect(result.meta).toHaveProperty('tokens');
  const { body, status } = await owner.call<{ analyses: { analysisResult: AnalysisResult }[] }>(
    'GET',
    '/account/export',
  );
  expect(status).toBe(200);
  const { tokens: _tokens, cost: _cost, reused: _reused, executionTimeMs: _time, ...told } = result.meta;
  const meta = { ...told, generatedAt: '2026-11-20' };
  const { disputes: _disputes, ...quality } = result.quality;
  expect(body.analyses[0]!.analysisResult).toEqual({ ...JSON.parse(JSON.stringify(result)), meta, quality });
  const exported = marksIn(body);
  expect([...inReport, ...beside].filter((secret) => !exported.includes(secret))).toEqual([]);
  expect(ours.filter((secret) => exported.includes(secret))).toEqual([]);
});
