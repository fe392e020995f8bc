import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { Objection } from '../../src/analyses/objection.entity.js';
import type { ReportView } from '../../src/analyses/analysis.types.js';
import type { AdminObjectionPage } from '../../src/analyses/objection.types.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { sampleResult } from '../support/results.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
beforeAll(async () => {
  app = await sharedApp();
  [admin, buyer] = await Promise.all([signUp(app.url), signUp(app.url)]);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(() => app?.close());

const em = () => app.app.get(EntityManager).fork();

const flag: AnalysisResult['redFlags'][number] = {
  rule: 'old-roof',
  title: 'Taket är gammalt',
  category: 'Tak',
  description: 'Taket är från 1968.',
  severity: 'warning',
  estimatedCost: { min: 100_000, max: 250_000 },
  evidence: [{ kind: 'field', name: 'roof', value: null }],
};
const result = sampleResult({ redFlags: [flag] });

async function addAnalysis(fields: Partial<Analysis> = {}): Promise<string> {
  const manager = em();
  const key = randomUUID();
  const url = `https://exempelmaklaren.example/objekt/${key}`;
  const link = { url, site: 'exempel', key, kind: 'broker' } as const;
  const analysis = new Analysis(manager.getReference(User, buyer.userId), link);
  const paid = { status: 'completed', isPaid: true, analysisResult: result, address: 'Storgatan 1' };
  Object.assign(analysis, paid, fields);
  await manager.persist(analysis).flush();
  return analysis.id;
}

const given = { path: 'redFlags.0', reason: 'untrue', text: 'Taket lades om 2020.' };
const revisionOf = async (person: ApiClient, id: string) =>
  // Whoever may not read the report knows none.
  (await person.call<Partial<ReportView>>('GET', `/analyses/${id}/report`)).body.revision ?? 'none';
const object = async (person: ApiClient, id: string, more: object = {}) =>
  person.call<{ id: string; code: string; errors: { path: string; message: string }[] }>(
    'POST',
    `/analyses/${id}/objections`,
    { ...given, revision: await revisionOf(person, id), ...more },
  );
const stored = (id: string) => em().findOneOrFail(Objection, { id });
const listed = async (query = '') =>
  (await admin.call<AdminObjectionPage>('GET', `/admin/objections${query}`)).body;
const acts = async (id: string) =>
  (await em().find(AuditEntry, { subject: `analysis:${id}` }, { orderBy: { createdAt: 'asc' } })).map(
    ({ act, actor }) => [act, actor],
  );

describe('an objection', () => {
  it('keeps the claim as it stood, and by what it was written', async () => {
    const id = await addAnalysis();
    const { status, body } = await object(buyer, id);
    expect(status).toBe(201);
    const { meta } = result;
    expect(await stored(body.id)).toMatchObject({
      path: 'redFlags.0',
      claim: {
        name: 'old-roof',
        title: 'Taket är gammalt',
        texts: ['Tak', 'Taket är från 1968.'],
        figures: { 'estimatedCost.min': 100_000, 'estimatedCost.max': 250_000 },
        evidence: flag.evidence,
      },
      reason: 'untrue',
      text: 'Taket lades om 2020.',
      isAdministrators: false,
      version: meta.version,
      analyst: meta.analyst,
      template: meta.template,
      model: meta.model,
      handledAt: null,
      caseName: null,
    });
    expect(await acts(id)).toEqual([]);
  });

  it('is taken without words of its own, and not with too many or without a reason', async () => {
    const id = await addAnalysis();
    expect((await object(buyer, id, { text: undefined })).status).toBe(201);
    expect((await object(buyer, id, { text: 'å'.repeat(1000) })).status).toBe(201);
    const long = await object(buyer, id, { text: 'å'.repeat(1001) });
    expect([long.status, long.body.errors]).toEqual([
      422,
      [{ path: 'text', message: 'Skriv högst 1\u00a0000 tecken.' }],
    ]);
    const unreasoned = await object(buyer, id, { reason: 'ugly' });
    expect([unreasoned.status, unreasoned.body.errors]).toEqual([
      422,
      [{ path: 'reason', message: 'Välj vad som är fel.' }],
    ]);
  });

  it('in the same words is kept once', async () => {
    const id = await addAnalysis();
    const first = await object(buyer, id);
    const again = await object(buyer, id);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await object(buyer, id, { text: 'Taket lades om 2021.' });
    expect(other.body.id).not.toBe(first.body.id);
    await em().nativeUpdate(Objection, { id: first.body.id }, { handledAt: new Date() });
    const anew = await object(buyer, id);
    expect(anew.body.id).not.toBe(first.body.id);
    const flags = [{ ...flag, title: 'Fukt i källaren' }];
    await em().nativeUpdate(Analysis, { id }, { analysisResult: { ...result, redFlags: flags } });
    const ofNext = await object(buyer, id);
    expect([first.body.id, anew.body.id]).not.toContain(ofNext.body.id);
  });

  it('is refused where two hundred stand of the report', async () => {
    const id = await addAnalysis();
    await object(buyer, id);
    await em().execute(
      `insert into objections (id, analysis_id, path, claim, reason, text, is_administrators, created_at)
       select gen_random_uuid(), analysis_id, path, claim, reason, 'nr ' || n, is_administrators, created_at
       from objections, generate_series(1, 199) n where analysis_id = ?`,
      [id],
    );
    const { status, body } = await object(buyer, id, { text: 'En till.' });
    expect([status, body.code]).toEqual([409, 'too_many_objections']);
    expect((await object(buyer, id)).status).toBe(201);
  });

  it.each([
    ['that is not there', { path: 'redFlags.1' }],
    ['that is no claim', { path: 'meta' }],
  ])('to a claim %s is refused', async (_which, more) => {
    const { status, body } = await object(buyer, await addAnalysis(), more);
    expect([status, body.code]).toEqual([409, 'claim_gone']);
  });

  it('to a claim of a report that was written anew on the same day is refused', async () => {
    const id = await addAnalysis();
    const revision = await revisionOf(buyer, id);
    const other = { ...result, redFlags: [{ ...flag, title: 'Fukt i källaren' }] };
    await em().nativeUpdate(Analysis, { id }, { analysisResult: other });
    const { status, body } = await object(buyer, id, { revision });
    expect([status, body.code]).toEqual([409, 'claim_gone']);
  });

  it('is taken of nobody who may not read the report', async () => {
    const paid = await addAnalysis();
    expect((await object(await signUp(app.url), paid)).body.code).toBe('analysis_not_found');
    const preview = await object(buyer, await addAnalysis({ isPaid: false }));
    expect([preview.status, preview.body.code]).toEqual([402, 'payment_required']);
    const failed = await addAnalysis({ status: 'failed', analysisResult: null, isPaid: false });
    expect((await object(buyer, failed)).body.code).toBe('analysis_not_completed');
  });

  it("of an administrator to another's report stands in the log, and not in its owner's export", async () => {
    const id = await addAnalysis();
    const [own, others] = [await object(buyer, id), await object(admin, id)];
    expect((await stored(others.body.id)).isAdministrators).toBe(true);
    expect(await acts(id)).toEqual([
      ['report.open', `user:${admin.userId}`],
      ['objection.add', `user:${admin.userId}`],
    ]);
    const { body } = await buyer.call<{ analyses: { id: string; objections: { id: string }[] }[] }>(
      'GET',
      '/account/export',
    );
    const analysis = body.analyses.find((one) => one.id === id)!;
    expect(analysis.objections.map((one) => one.id)).toEqual([own.body.id]);
  });

  it('goes with its analysis', async () => {
    const id = await addAnalysis();
    const { body } = await object(buyer, id);
    expect((await buyer.call('DELETE', `/analyses/${id}`)).status).toBe(204);
    expect(await em().count(Objection, { id: body.id })).toBe(0);
  });
});

describe('the list for administrators', () => {
  it('has them newest first, with the home that they are of, and those that nobody dealt with apart', async () => {
    await em().nativeDelete(Objection, {});
    const id = await addAnalysis({ address: 'Ringvägen 7' });
    const [first, second] = [await object(buyer, id), await object(buyer, id, { reason: 'wrong-sum' })];
    const [one, other] = [first.body.id, second.body.id];
    const idsOf = ({ items }: AdminObjectionPage) => items.map((item) => item.id);
    expect(idsOf(await listed())).toEqual([other, one]);
    const [item] = (await listed('?filter=wrong-sum')).items;
    expect(item).toMatchObject({ id: other, address: 'Ringvägen 7', analysisId: id, reason: 'wrong-sum' });
    for (const search of ['ringväg', 'lades om', 'är gammalt', one])
      expect(idsOf(await listed(`?search=${encodeURIComponent(search)}`))).toContain(one);
    expect(idsOf(await listed('?search=nowhere'))).toEqual([]);

    const handle = (isHandled: boolean) =>
      admin.call('POST', `/admin/objections/${one}/handled`, { isHandled });
    expect((await handle(true)).status).toBe(204);
    expect((await handle(true)).status).toBe(204);
    expect(idsOf(await listed('?filter=open'))).toEqual([other]);
    const [handled] = (await listed('?filter=handled')).items;
    expect([handled!.id, Date.parse(handled!.handledAt!) > 0]).toEqual([one, true]);
    await handle(false);
    expect(idsOf(await listed('?filter=handled'))).toEqual([]);
    const actor = `user:${admin.userId}`;
    expect(await acts(id)).toEqual([
      ['objection.handle', actor],
      ['objection.reopen', actor],
    ]);
  });

  it('knows none that is not there', async () => {
    const path = `/admin/objections/${randomUUID()}/handled`;
    const { status, body } = await admin.call<{ code: string }>('POST', path, { isHandled: true });
    expect([status, body.code]).toEqual([404, 'objection_not_found']);
  });
});
