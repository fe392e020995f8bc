import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { AnalysisStore } from '../../src/analyses/analysis-store.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { PreviewDay } from '../../src/analyses/preview-day.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import type { CurrentUser } from '../../src/shared/http/access.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { sampleResult } from '../support/results.js';

/** A web process: what a test wants run it runs itself. */
describe('analyses begun on reports that their owner then has no more', () => {
  let adverts: AdvertServer;
  let model: OpenAiServer;
  let app: TestApp;
  const service = <T>(token: abstract new (...given: never[]) => T) => app.app.get(token, { strict: false });
  const em = () => service(EntityManager).fork();

  beforeAll(async () => {
    adverts = await startAdvertServer();
    model = await startOpenAiServer({ answer: () => ({ kind: 'good' }) });
    app = await startTestApp({
      ROLE: 'web',
      SCRAPING_HOST_MAP: adverts.hostMapText,
      OPENAI_API_KEY: model.apiKey,
      OPENAI_BASE_URL: model.baseUrl,
    });
    await service(SettingsService).set('free_reports_count', '0', 'cli:test');
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
    await adverts?.close();
  });

  async function newBuyer(): Promise<CurrentUser> {
    const email = `${randomUUID()}@test.example`;
    const { id } = await service(UsersService).create({ email, password: 'hemligt', confirmed: true });
    return { id, email, isAdmin: false };
  }
  /** Given, or taken back as a withdrawal takes them. */
  const reports = ({ id }: CurrentUser, amount: number) =>
    service(CreditsService).grant(id, amount, 'test', 'test');
  /** So many analyses, in the order in which they began. */
  async function begin(buyer: CurrentUser, count: number, slug = 'storgatan-1-1001'): Promise<string[]> {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const link = number === count - 1 ? adverts.link(slug) : adverts.link(`provgatan-${number}`);
      ids.push((await service(AnalysesService).start(buyer.id, link, { enqueue: false })).view.id);
    }
    return ids;
  }
  const complete = async (id: string, attempt = 1) => {
    const store = service(AnalysisStore);
    await store.complete((await store.claim(id, attempt, 'rules'))!.claim, sampleResult(), {});
  };
  const run = (analysisId: string) =>
    service(AnalysisPipeline).run(
      { analysisId, attempt: 1 },
      { signal: AbortSignal.timeout(60_000), isFinal: () => true },
    );
  const used = async ({ id }: CurrentUser) => (await em().findOne(PreviewDay, { user: id }))?.used ?? 0;
  const refused = {
    code: 'preview_limit',
    retry: 'never',
    userMessage: expect.stringContaining('fem gratis förhandsvisningar'),
  };

  it('become five previews that day, and no more', async () => {
    const buyer = await newBuyer();
    await reports(buyer, 3);
    const ids = await begin(buyer, 8);
    await reports(buyer, -3);
    for (const id of ids.slice(3)) await complete(id);
    for (const id of ids.slice(0, 3)) await expect(complete(id)).rejects.toMatchObject(refused);
    expect(await used(buyer)).toBe(5);
    expect(await em().count(Analysis, { user: buyer.id, status: 'completed' })).toBe(5);
    // Whoever holds a report again has it.
    await reports(buyer, 1);
    await complete(ids[0]!);
    expect(await em().findOneOrFail(Analysis, { id: ids[0]! })).toMatchObject({ isPaid: true });
  });

  it('ask no model when those begun before them take all that is left', async () => {
    const buyer = await newBuyer();
    await reports(buyer, 1);
    const ids = await begin(buyer, 6);
    await reports(buyer, -1);
    const last = ids[5]!;
    await expect(run(last)).rejects.toMatchObject(refused);
    expect(model.requests).toHaveLength(0);
    expect(await em().findOneOrFail(Analysis, { id: last })).toMatchObject({
      status: 'failed',
      failureCode: 'preview_limit',
      failureReason: expect.stringContaining('Köp en rapport'),
    });
    for (const id of ids.slice(0, 5)) await complete(id);
    expect(await used(buyer)).toBe(5);
  });

  it('are made anew when they were one of the five already', async () => {
    const buyer = await newBuyer();
    const ids = await begin(buyer, 5);
    for (const id of ids) await complete(id);
    const handIns = [{ kind: 'picture' as const, name: 'kök.jpg', sha256: 'a'.repeat(64) }];
    const { hemnetUrl } = await em().findOneOrFail(Analysis, { id: ids[0]! });
    await service(AnalysesService).start(buyer.id, hemnetUrl, { handIns, enqueue: false });
    await complete(ids[0]!, 2);
    expect(await used(buyer)).toBe(5);
  });

  it('are written for whoever still holds a report for them', async () => {
    const buyer = await newBuyer();
    await reports(buyer, 2);
    const ids = await begin(buyer, 7);
    await reports(buyer, -1);
    for (const id of ids.slice(0, 6)) await complete(id);
    await expect(run(ids[6]!)).rejects.toMatchObject(refused);
    expect([await used(buyer), await service(CreditsService).balance(buyer.id)]).toEqual([
      5,
      { free: 0, credits: 0 },
    ]);
  });
});
