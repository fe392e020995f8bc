import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { AuditLine, AuditPage } from '../../src/audit.types.js';
import { AuditEntry, type AuditedAct } from '../../src/shared/audit/audit-entry.entity.js';
import { recordAct } from '../../src/shared/audit/record-act.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { emptyLog, setBackActs } from '../support/log-of-acts.js';
import { sampleResult } from '../support/results.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
let analysisId: string;
beforeAll(async () => {
  app = await sharedApp();
  [admin, buyer] = await Promise.all([signUp(app.url), signUp(app.url)]);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
  analysisId = await addAnalysis('Storgatan 1');
});
afterAll(() => app?.close());

const em = () => app.app.get(EntityManager).fork();

async function addAnalysis(address: string): Promise<string> {
  const manager = em();
  const key = randomUUID();
  const url = `https://exempelmaklaren.example/objekt/${key}`;
  const link = { url, site: 'exempel', key, kind: 'broker' } as const;
  const analysis = new Analysis(manager.getReference(User, buyer.userId), link);
  Object.assign(analysis, { status: 'completed', analysisResult: sampleResult(), address });
  await manager.persist(analysis).flush();
  return analysis.id;
}

/** Acts of one day in January each, the first first, beside which nothing else stands in the log. */
async function log(...acts: AuditedAct[]): Promise<void> {
  const manager = em();
  await emptyLog(manager);
  acts.forEach((act, at) => {
    const entry = new AuditEntry(act);
    entry.createdAt = new Date(Date.UTC(2026, 0, 1 + at, 12));
    manager.persist(entry);
  });
  await manager.flush();
}

const page = async (query: Record<string, string> = {}) => {
  const { status, body } = await admin.call<AuditPage>('GET', `/admin/audit?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
};
const acts = ({ items }: { items: readonly AuditLine[] }) => items.map(({ act }) => act);

describe('the log of acts for administrators', () => {
  it('tells who did what to what, by the names that these have now', async () => {
    const gone = randomUUID();
    await log(
      { actor: 'cli:eva', act: 'database.seed', details: { accounts: 2, products: 1 } },
      { actor: `user:${gone}`, act: 'user.delete', subject: `user:${gone}`, details: { analyses: 3 } },
      { actor: `user:${admin.userId}`, act: 'analysis.retry', subject: `analysis:${analysisId}` },
      { actor: `user:${admin.userId}`, act: 'user.make-admin', subject: `user:${buyer.userId}` },
      { actor: 'cli:eva', act: 'product.retire', subject: 'product:package-10-reports' },
      { actor: 'user:x', act: 'something.new', subject: 'kind:no-uuid' },
    );
    const { total, offset, items } = await page();
    expect([total, offset]).toEqual([6, 0]);
    expect(items.map(({ id: _id, ...item }) => item)).toEqual([
      {
        createdAt: '2026-01-06T12:00:00.000Z',
        actor: 'user:x',
        actorEmail: null,
        act: 'something.new',
        subject: 'kind:no-uuid',
        subjectName: null,
        details: {},
      },
      expect.objectContaining({ actor: 'cli:eva', actorEmail: null, subjectName: null }),
      expect.objectContaining({ actorEmail: admin.email, subjectName: buyer.email }),
      expect.objectContaining({ actorEmail: admin.email, subjectName: 'Storgatan 1' }),
      expect.objectContaining({
        actor: `user:${gone}`,
        actorEmail: null,
        subject: `user:${gone}`,
        subjectName: null,
        details: { analyses: 3 },
      }),
      expect.objectContaining({ subject: null, subjectName: null, details: { accounts: 2, products: 1 } }),
    ]);
  });

  it('is searched, filtered and ordered', async () => {
    await log(
      { actor: 'cli:eva', act: 'credits.grant', subject: `user:${buyer.userId}` },
      { actor: `user:${admin.userId}`, act: 'report.open', subject: `analysis:${analysisId}` },
      { actor: `user:${admin.userId}`, act: 'setting.set', subject: 'setting:free_reports_count' },
      { actor: 'cli:eva', act: 'job.remove', subject: `analysis:${analysisId}` },
    );
    const found = async (search: string) => acts(await page({ search }));
    expect(await found('EVA')).toEqual(['job.remove', 'credits.grant']);
    expect(await found(admin.email)).toEqual(['setting.set', 'report.open']);
    expect(await found(buyer.email)).toEqual(['credits.grant']);
    expect(await found('storgatan')).toEqual(['job.remove', 'report.open']);
    expect(await found('free_reports')).toEqual(['setting.set']);
    expect(await found(analysisId)).toEqual(['job.remove', 'report.open']);
    expect(await found('%')).toEqual([]);
    const shown = async (filter: string) => acts(await page({ filter }));
    expect(await shown('web')).toEqual(['setting.set', 'report.open']);
    expect(await shown('cli')).toEqual(['job.remove', 'credits.grant']);
    expect(await shown('analyses')).toEqual(['report.open']);
    expect(await shown('sales')).toEqual(['credits.grant']);
    expect(await shown('queue')).toEqual(['job.remove']);
    expect(await shown('users')).toEqual([]);
    expect(acts(await page({ sort: 'act', order: 'asc' }))).toEqual([
      'credits.grant',
      'job.remove',
      'report.open',
      'setting.set',
    ]);
    expect(acts(await page({ limit: '1', offset: '2' }))).toEqual(['report.open']);
  });

  it('is read only', async () => {
    await log({ actor: 'cli:eva', act: 'database.seed' });
    const [{ id } = { id: '' }] = (await page()).items;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['/admin/audit', `/admin/audit/${id}`])
        expect([method, path, (await admin.call(method, path)).status]).toEqual([method, path, 404]);
    expect((await page()).total).toBe(1);
    // Not even the database takes one.
    await expect(em().nativeUpdate(AuditEntry, { id }, { actor: 'cli:adam' })).rejects.toThrow(
      'audit_entries takes no changes',
    );
    await expect(em().nativeDelete(AuditEntry, { id })).rejects.toThrow('audit_entries takes no changes');
    await expect(em().execute('truncate audit_entries')).rejects.toThrow('audit_entries takes no changes');
    expect((await page()).items).toEqual([expect.objectContaining({ id, actor: 'cli:eva' })]);
  });

  it('takes no act on a row by a name that nobody would find it by', async () => {
    await log();
    for (const kind of ['analysis', 'experiment', 'purchase', 'user'])
      for (const name of [analysisId.toUpperCase(), 'no-uuid', `${analysisId}x`, '']) {
        const act = { actor: 'cli:eva', act: 'report.open', subject: `${kind}:${name}` };
        await expect(recordAct(em(), act)).rejects.toThrow('no subject of an act');
      }
    expect((await page()).total).toBe(0);
  });
});

describe('a report that an administrator opens', () => {
  it('of another person stands in the log, once in an hour', async () => {
    await log();
    const open = (id: string) => admin.call('GET', `/analyses/${id}/report`);
    const both = await Promise.all([open(analysisId), open(analysisId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const entry = {
      actor: `user:${admin.userId}`,
      act: 'report.open',
      subject: `analysis:${analysisId}`,
      subjectName: 'Storgatan 1',
    };
    expect((await page()).items).toEqual([expect.objectContaining(entry)]);
    await open(await addAnalysis('Storgatan 2'));
    expect((await page()).items.map(({ subjectName }) => subjectName)).toEqual([
      'Storgatan 2',
      'Storgatan 1',
    ]);

    const [subject, actor] = [entry.subject, entry.actor];
    const opened = async (minutesAgo: number) => {
      await log({ actor, act: 'report.open', subject });
      await setBackActs(em(), { act: 'report.open' }, new Date(Date.now() - minutesAgo * 60_000));
      await open(analysisId);
      return (await page()).total;
    };
    expect([await opened(59), await opened(61)]).toEqual([1, 2]);
  });

  it('does not stand in the log when it is the reader’s own', async () => {
    await log();
    await em().nativeUpdate(Analysis, { id: analysisId }, { isPaid: true });
    expect((await buyer.call('GET', `/analyses/${analysisId}/report`)).status).toBe(200);
    await em().nativeUpdate(Analysis, { id: analysisId }, { user: admin.userId });
    expect((await admin.call('GET', `/analyses/${analysisId}/report`)).status).toBe(200);
    expect((await page()).total).toBe(0);
  });
});
