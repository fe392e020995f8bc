import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisStore } from '../../src/analyses/analysis-store.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { RawListingData } from '../../src/analyses/analysis.types.js';
import { PreviewDay } from '../../src/analyses/preview-day.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import type { CurrentUser } from '../../src/shared/http/access.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addPurchase, unpaid } from '../support/purchases.js';
import { sampleResult } from '../support/results.js';

/** A web process: what a test wants run it runs itself. */
describe('a preview that its owner chose although there are reports left', () => {
  let app: TestApp;
  const service = <T>(token: abstract new (...given: never[]) => T) => app.app.get(token, { strict: false });
  const em = () => service(EntityManager).fork();

  beforeAll(async () => {
    app = await startTestApp({
      ROLE: 'web',
      SCRAPING_HOST_MAP: 'exempelmaklaren.example=http://127.0.0.1:9',
    });
    await service(SettingsService).set('free_reports_count', '0', 'cli:test');
  });
  afterAll(() => app?.close());

  /** @param held reports that were bought */
  async function newBuyer(held: number): Promise<CurrentUser> {
    const email = `${randomUUID()}@test.example`;
    const { id } = await service(UsersService).create({ email, password: 'hemligt', confirmed: true });
    if (held > 0) await service(CreditsService).grant(id, held, 'test', 'cli:test');
    return { id, email, isAdmin: false };
  }
  let links = 0;
  const link = () => `https://exempelmaklaren.example/objekt/gatan-${(links += 1)}`;
  const begin = async (buyer: CurrentUser, asPreview?: boolean, url = link()) =>
    (await service(AnalysesService).start(buyer.id, url, { asPreview, enqueue: false })).view.id;
  const complete = async (id: string) => {
    const { attempt } = await em().findOneOrFail(Analysis, { id });
    const store = service(AnalysisStore);
    await store.complete((await store.claim(id, attempt, 'rules'))!.claim, sampleResult(), {});
  };
  const fail = async (id: string) => {
    const { attempt } = await em().findOneOrFail(Analysis, { id });
    const store = service(AnalysisStore);
    const failure = { code: 'page_blocked', userMessage: 'Sidan gick inte att läsa.' };
    await store.fail((await store.claim(id, attempt, 'rules'))!.claim, failure);
  };
  const state = async (buyer: CurrentUser, id: string) => ({
    isPaid: (await em().findOneOrFail(Analysis, { id })).isPaid,
    credits: (await service(CreditsService).balance(buyer.id)).credits,
    previews: (await em().findOne(PreviewDay, { user: buyer.id }))?.used ?? 0,
  });

  it('is what comes first of a home of which a report can say less, while the day has previews', async () => {
    const buyer = await newBuyer(7);
    const offered = async (listing: Partial<RawListingData>) => {
      const id = await begin(buyer, false);
      const store = service(AnalysisStore);
      const { claim } = (await store.claim(id, 1, 'rules'))!;
      await store.offerPreview(claim, listing);
      await store.complete(claim, sampleResult(), listing);
      return state(buyer, id);
    };
    expect(await offered({ propertyKind: 'lägenhet' })).toEqual({ isPaid: true, credits: 6, previews: 0 });
    expect(await offered({ saleStatus: 'sold' })).toEqual({ isPaid: false, credits: 6, previews: 1 });
    for (let given = 2; given <= 5; given += 1) await offered({ propertyKind: 'tomt' });
    expect(await offered({ propertyKind: 'tomt' })).toEqual({ isPaid: true, credits: 5, previews: 5 });
  });

  it('spends nothing and is one of the five of the day, until it is unlocked', async () => {
    const buyer = await newBuyer(2);
    const id = await begin(buyer, true);
    await complete(id);
    expect(await state(buyer, id)).toEqual({ isPaid: false, credits: 2, previews: 1 });
    await service(AnalysesService).unlock(buyer, id);
    expect(await state(buyer, id)).toEqual({ isPaid: true, credits: 1, previews: 1 });
    // A report that is made anew stays the one that was paid for.
    await service(AnalysesService).retry({ ...buyer, isAdmin: true }, id, { force: true, enqueue: false });
    await complete(id);
    expect(await state(buyer, id)).toEqual({ isPaid: true, credits: 1, previews: 1 });
  });

  it('is refused as the sixth of a day, while a whole report is written', async () => {
    const buyer = await newBuyer(3);
    for (let count = 0; count < 5; count += 1) await complete(await begin(buyer, true));
    await expect(begin(buyer, true)).rejects.toMatchObject({
      code: 'preview_limit',
      userMessage: expect.stringContaining('en av dina rapporter'),
    });
    const id = await begin(buyer);
    await complete(id);
    expect(await state(buyer, id)).toEqual({ isPaid: true, credits: 2, previews: 5 });
  });

  it('leaves the reports to the analyses under way that are to have them', async () => {
    const buyer = await newBuyer(1);
    for (let count = 0; count < 5; count += 1) await begin(buyer, true);
    // Five previews are on their way: the report is still there for one more, and then there is nothing.
    const whole = await begin(buyer);
    await expect(begin(buyer)).rejects.toMatchObject({ code: 'preview_limit' });
    await expect(begin(buyer, true)).rejects.toMatchObject({ code: 'preview_limit' });
    await complete(whole);
    expect(await state(buyer, whole)).toEqual({ isPaid: true, credits: 0, previews: 0 });
  });

  it('is not written beyond the day’s five, whatever reports are held', async () => {
    const buyer = await newBuyer(2);
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await begin(buyer, true));
    await em().execute(`insert into preview_days (user_id, day, used)
      values ('${buyer.id}', to_char(now() at time zone 'Europe/Stockholm', 'YYYY-MM-DD'), 1)`);
    const store = service(AnalysisStore);
    const { claim } = (await store.claim(ids[4]!, 1, 'rules'))!;
    await expect(store.checkCovered(claim)).rejects.toMatchObject({ code: 'preview_limit' });
    for (const id of ids.slice(0, 4)) await complete(id);
    await expect(store.complete(claim, sampleResult(), {})).rejects.toMatchObject({ code: 'preview_limit' });
  });

  it('stays one when it is tried again, unless the owner then wants the whole report', async () => {
    const buyer = await newBuyer(2);
    const url = link();
    const id = await begin(buyer, true, url);
    await fail(id);
    await service(AnalysesService).retry(buyer, id, { enqueue: false });
    await fail(id);
    await begin(buyer, undefined, url);
    await complete(id);
    expect(await state(buyer, id)).toEqual({ isPaid: false, credits: 2, previews: 1 });

    const other = await begin(buyer, true);
    await fail(other);
    await service(AnalysesService).retry(buyer, other, { asPreview: false, enqueue: false });
    await complete(other);
    expect(await state(buyer, other)).toEqual({ isPaid: true, credits: 1, previews: 1 });

    // And the other way round.
    const third = await begin(buyer);
    await fail(third);
    await service(AnalysesService).retry(buyer, third, { asPreview: true, enqueue: false });
    await complete(third);
    expect(await state(buyer, third)).toEqual({ isPaid: false, credits: 1, previews: 2 });
  });

  it('stays one when an operator has it tried again', async () => {
    const buyer = await newBuyer(1);
    const id = await begin(buyer, true);
    await fail(id);
    const admin = { id: randomUUID(), email: 'admin@test.example', isAdmin: true };
    await service(AnalysesService).retry(admin, id, { enqueue: false });
    await complete(id);
    expect(await state(buyer, id)).toEqual({ isPaid: false, credits: 1, previews: 1 });
  });

  it('is a whole report once it was bought while it was made', async () => {
    const buyer = await newBuyer(0);
    const id = await begin(buyer, true);
    const { claim } = (await service(AnalysisStore).claim(id, 1, 'rules'))!;
    const writer = em();
    const purchase = await addPurchase(
      app,
      { userId: buyer.id },
      { ...unpaid, status: 'pending', analysisId: id },
    );
    const held = await writer.findOneOrFail(Purchase, { id: purchase });
    held.status = 'completed';
    held.completedAt = new Date();
    await writer.flush();
    await service(CreditsService).grant(buyer.id, 1, 'bought', 'cli:test');
    await service(AnalysisStore).complete(claim, sampleResult(), {});
    expect(await state(buyer, id)).toEqual({ isPaid: true, credits: 0, previews: 0 });
  });
});
