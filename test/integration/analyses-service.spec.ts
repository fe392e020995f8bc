import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisCancelService } from '../../src/analyses/analysis-cancel.service.js';
import { AnalysisStore, type RunEnd } from '../../src/analyses/analysis-store.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { failedLimits } from '../../src/analyses/failed-limit.js';
import { HandIn, type GivenHandIn } from '../../src/analyses/hand-in.entity.js';
import { PreviewDay } from '../../src/analyses/preview-day.entity.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import type { CurrentUser } from '../../src/shared/http/access.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { ScrapingService } from '../../src/scraping/scraping.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { stockholmDay } from '../../src/shared/clock.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { operator } from '../../cli/operator.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { sampleResult } from '../support/results.js';
import { waitFor } from '../support/wait-for.js';

const MINUTE = 60_000;

/** A web process: what it puts in line stays there, so that the line can be looked at. */
describe('starting, retrying and sweeping', () => {
  let app: TestApp;
  let analyses: AnalysesService;
  let em: EntityManager;
  let people = 0;

  beforeAll(async () => {
    app = await startTestApp({
      ROLE: 'web',
      SCRAPING_HOST_MAP: 'exempelmaklaren.example=http://127.0.0.1:9',
    });
    analyses = app.app.get(AnalysesService, { strict: false });
    em = app.app.get(EntityManager, { strict: false }).fork();
  });
  afterAll(() => app.close());

  const link = (n: number) => `https://exempelmaklaren.example/objekt/gatan-${n}`;
  async function newBuyer(freeReports: number): Promise<CurrentUser> {
    people += 1;
    await app.app
      .get(SettingsService, { strict: false })
      .set('free_reports_count', String(freeReports), 'cli:test');
    const user = await app.app
      .get(UsersService, { strict: false })
      .create({ email: `buyer${people}@test.example`, password: 'hemligt', confirmed: true });
    return { id: user.id, email: user.email, isAdmin: false };
  }
  const read = (id: string) => em.fork().findOneOrFail(Analysis, { id });
  const change = (id: string, fields: Partial<Analysis>) => em.fork().nativeUpdate(Analysis, { id }, fields);
  const tryAll = async (user: CurrentUser, count: number) => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => analyses.start(user.id, link(100 * people + index))),
    );
    return outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
  };

  it('allows five unpaid previews a day, also when many are asked for at once', async () => {
    const user = await newBuyer(0);
    expect(await tryAll(user, 12)).toBe(5);
    await expect(analyses.start(user.id, link(1))).rejects.toMatchObject({
      code: 'preview_limit',
      status: 429,
    });
  });

  it('counts held reports for what already runs, and the previews that were given', async () => {
    const user = await newBuyer(2);
    expect(await tryAll(user, 12)).toBe(7);

    const other = await newBuyer(0);
    const day = new PreviewDay(em.getReference(User, other.id), stockholmDay(new Date()));
    day.used = 4;
    await em.fork().persist(day).flush();
    expect(await tryAll(other, 3)).toBe(1);
  });

  it('has the first of a newcomer made before the second of who began many', async () => {
    const control = app.app.get(QueueControl, { strict: false });
    const [many, newcomer] = [await newBuyer(0), await newBuyer(0)];
    const before = await control.ids('analyses', 'waiting');
    const begun = async (user: CurrentUser, n: number) => {
      const { view, attempt } = await analyses.start(user.id, link(100 * people + n));
      return runAnalysis.key({ analysisId: view.id, attempt });
    };
    const [first, second, third] = [await begun(many, 1), await begun(many, 2), await begun(many, 3)];
    const others = await begun(newcomer, 4);
    const line = (await control.ids('analyses', 'waiting')).filter((id) => !before.includes(id));
    expect(line).toEqual([first, others, second, third]);
  });

  it('gives what the queue lost the turns that it had', async () => {
    const control = app.app.get(QueueControl, { strict: false });
    const user = await newBuyer(0);
    const before = await control.ids('analyses', 'waiting');
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push((await analyses.start(user.id, link(100 * people + n))).view.id);
    const lost = (await control.ids('analyses', 'waiting')).filter((id) => !before.includes(id));
    for (const id of lost) await control.remove('analyses', id);
    // The last comes first, as a sweep may find them.
    for (const id of ids.toReversed()) await analyses.enqueue(await read(id), ':again');
    const newcomer = await newBuyer(0);
    const { view } = await analyses.start(newcomer.id, link(100 * people));
    const line = (await control.ids('analyses', 'waiting')).filter((id) => !before.includes(id));
    expect(line.map((id) => id.split(':')[0])).toEqual([ids[0], view.id, ids[1], ids[2]]);
  });

  it('makes one analysis of the same link pasted in many tabs', async () => {
    const user = await newBuyer(3);
    const started = await Promise.all([1, 2, 3, 4].map(() => analyses.start(user.id, link(50_000))));
    expect(new Set(started.map(({ view }) => view.id)).size).toBe(1);
    expect(started.filter(({ created }) => created)).toHaveLength(1);
  });

  it('lets a stuck analysis be retried although the day is used up, and one that moves not', async () => {
    const user = await newBuyer(0);
    expect(await tryAll(user, 5)).toBe(5);
    const [stuck, moving] = await em.fork().find(Analysis, { user: user.id }, { limit: 2 });
    await change(stuck!.id, { updatedAt: new Date(Date.now() - 11 * MINUTE) });
    expect((await analyses.retry(user, stuck!.id)).attempt).toBe(2);
    await expect(analyses.retry(user, moving!.id)).rejects.toMatchObject({ code: 'analysis_in_progress' });
  });

  describe('a preview that its owner adds to', () => {
    const picture: GivenHandIn = { kind: 'picture', name: 'kök.jpg', sha256: 'a'.repeat(64) };
    const complete = async ({ id }: { id: string }, attempt: number) => {
      const store = app.app.get(AnalysisStore, { strict: false });
      await store.complete((await store.claim(id, attempt, 'rules'))!.claim, sampleResult(), {});
    };
    const previews = async (user: CurrentUser, count: number) => {
      expect(await tryAll(user, count)).toBe(count);
      const all = await em.fork().find(Analysis, { user: user.id }, { orderBy: { listingKey: 'asc' } });
      for (const each of all) await complete(each, 1);
      return all;
    };
    const addTo = ({ hemnetUrl }: Analysis, user: CurrentUser) =>
      analyses.start(user.id, hemnetUrl, { handIns: [picture] });

    it('is the same preview three times that day, also when the day is used up', async () => {
      const user = await newBuyer(0);
      const [first, second] = await previews(user, 5);
      for (const attempt of [2, 3, 4]) {
        expect((await addTo(first!, user)).attempt).toBe(attempt);
        await complete(first!, attempt);
      }
      await expect(addTo(first!, user)).rejects.toMatchObject({
        code: 'preview_limit',
        status: 429,
        userMessage: expect.stringContaining('har gjorts om tre gånger i dag'),
      });
      expect((await addTo(second!, user)).begun).toBe(true);
      await expect(analyses.start(user.id, link(1))).rejects.toMatchObject({
        code: 'preview_limit',
        userMessage: expect.stringContaining('fem gratis förhandsvisningar'),
      });
      const { used } = await em.fork().findOneOrFail(PreviewDay, { user: user.id });
      expect(used).toBe(5);
    });

    it('takes a page without an address by its text once the report is bought', async () => {
      const user = await newBuyer(0);
      const [first] = await previews(user, 1);
      const page = (description: string): GivenHandIn => ({
        kind: 'text',
        name: '',
        extraction: { listing: { livingArea: 72, rooms: 3, description }, provenance: {} },
      });
      const add = (description: string) =>
        analyses.start(user.id, first!.hemnetUrl, { handIns: [page(description)] });
      await add('Charmig trea nära stadens puls. Stammarna är från byggåret. Köket har bevarade luckor.');
      await complete(first!, 2);
      await add('Våningen ligger mot gården. Golven är av massiv ek. Badrummet gjordes om helt nyligen.');
      await complete(first!, 3);
      await app.app.get(CreditsService, { strict: false }).grant(user.id, 1, `gift ${user.id}`, 'test');
      await analyses.unlock(user, first!.id);
      await expect(
        add('Villa på en höjd över sjön. Taket lades om nyligen. Tomten är uppvuxen och insynsskyddad.'),
      ).rejects.toMatchObject({ code: 'handed_in_other_home' });
    });

    it('takes nothing more when its account is full, whatever was asked before', async () => {
      const user = await newBuyer(0);
      const [first, second] = await previews(user, 2);
      await em.fork().execute(
        `insert into hand_ins (id, analysis_id, kind, name, bytes, created_at)
         values (gen_random_uuid(), ?, 'picture', '', ?, now())`,
        [second!.id, 500 * 1024 * 1024],
      );
      await expect(addTo(first!, user)).rejects.toMatchObject({ code: 'hand_in_account_full' });
      expect((await read(first!.id)).attempt).toBe(1);
    });

    it('is none of the three when an operator renews it, and none of the five when one begins it', async () => {
      const user = await newBuyer(0);
      const [first] = await previews(user, 3);
      for (const attempt of [2, 3, 4, 5]) {
        await analyses.retry(operator, first!.id, { force: true });
        await complete(first!, attempt);
      }
      for (const number of [1, 2, 3])
        await analyses.start(user.id, link(900_000 + number), { actor: 'cli:test' });
      expect((await addTo(first!, user)).begun).toBe(true);
      people += 1;
      expect(await tryAll(user, 4)).toBe(2);
    });

    it('takes no other preview while it is made anew, nor when that failed and is tried again', async () => {
      const user = await newBuyer(0);
      const [first] = await previews(user, 4);
      await addTo(first!, user);
      people += 1;
      expect(await tryAll(user, 3)).toBe(1);
      await change(first!.id, { status: 'failed' });
      expect((await analyses.retry(user, first!.id)).attempt).toBe(3);
    });

    it('may be made anew as often as its owner holds reports to pay with', async () => {
      const user = await newBuyer(0);
      const [first] = await previews(user, 1);
      for (const attempt of [2, 3, 4]) {
        await addTo(first!, user);
        await complete(first!, attempt);
      }
      await app.app.get(CreditsService, { strict: false }).grant(user.id, 1, `gift ${user.id}`, 'test');
      expect((await addTo(first!, user)).begun).toBe(true);
    });

    it('may be made anew five times a day and 25 in all when it is paid', async () => {
      const user = await newBuyer(0);
      const [first] = await previews(user, 1);
      await app.app.get(CreditsService, { strict: false }).grant(user.id, 1, `gift ${user.id}`, 'test');
      await analyses.unlock(user, first!.id);
      const link = app.app.get(ScrapingService, { strict: false }).recognise(first!.hemnetUrl);
      const expectRefused = async (code: string, status: number) => {
        await expect(addTo(first!, user)).rejects.toMatchObject({ code, status });
        await expect(analyses.roomForHandIns(user.id, link)).rejects.toMatchObject({ code });
      };
      for (let attempt = 2; attempt <= 26; attempt += 1) {
        expect((await addTo(first!, user)).attempt).toBe(attempt);
        await complete(first!, attempt);
        if (attempt === 6) await expectRefused('completed_too_often', 429);
        if (attempt % 5 === 1)
          await em
            .fork()
            .execute(
              `update analysis_runs set ended_at = ended_at - interval '1 day' where analysis_id = ?`,
              [first!.id],
            );
      }
      await expectRefused('completed_for_good', 409);
      expect(await read(first!.id)).toMatchObject({ status: 'completed', isPaid: true, attempt: 26 });
    });
  });

  it('counts the attempts at a paid report that fail once a model was asked, and no others', async () => {
    const user = await newBuyer(1);
    const { id, hemnetUrl } = (await analyses.start(user.id, link(990_000))).view;
    const store = app.app.get(AnalysisStore, { strict: false });
    await store.complete((await store.claim(id, 1, 'rules'))!.claim, sampleResult(), {});
    expect(await read(id)).toMatchObject({ status: 'completed', isPaid: true });
    const picture: GivenHandIn = { kind: 'picture', name: 'kök.jpg', sha256: 'a'.repeat(64) };
    await analyses.start(user.id, hemnetUrl, { handIns: [picture] });
    const asked = { input: 0, cachedInput: 0, output: 0 };
    const fail = async (attempt: number, tokens: RunEnd['tokens']) => {
      for (const outcome of ['retried', 'failed']) {
        const { claim } = (await store.claim(id, attempt, 'rules'))!;
        if (outcome === 'failed')
          await store.fail(claim, { code: 'internal', userMessage: 'Det gick inte.' });
        await store.endRun(claim, { outcome, timings: { report: 20_000 }, tokens: tokens ?? null });
      }
    };
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      await fail(attempt, attempt <= 7 ? null : asked);
      if (attempt < 12) expect((await analyses.retry(user, id)).attempt).toBe(attempt + 1);
    }
    await expect(analyses.retry(user, id)).rejects.toMatchObject({
      code: 'completed_too_often',
      status: 429,
    });
  });

  it('keeps so many failed analyses of an account, which may be tried again so often', async () => {
    const user = await newBuyer(3);
    const scraping = app.app.get(ScrapingService, { strict: false });
    const owner = em.getReference(User, user.id);
    const failed = Array.from({ length: failedLimits.analyses }, (_, index) =>
      Object.assign(new Analysis(owner, scraping.recognise(link(970_000 + index))), { status: 'failed' }),
    );
    await em.fork().persist(failed).flush();
    const tooMany = { code: 'failed_too_many', status: 409 };
    await expect(analyses.start(user.id, link(980_000))).rejects.toMatchObject(tooMany);
    const another = scraping.recognise(link(980_000));
    await expect(analyses.roomForHandIns(user.id, another)).rejects.toMatchObject(tooMany);

    const [first, second] = failed as [Analysis, Analysis];
    expect((await analyses.start(user.id, first.hemnetUrl)).begun).toBe(true);
    expect((await analyses.start(user.id, link(980_000))).created).toBe(true);
    await change(first.id, { status: 'failed' });
    await expect(analyses.start(user.id, link(980_001))).rejects.toMatchObject(tooMany);
    await analyses.remove(user, first.id);
    expect((await analyses.start(user.id, link(980_001))).created).toBe(true);

    await change(second.id, { attempt: failedLimits.attempts });
    const forGood = { code: 'started_over_for_good', status: 409 };
    await expect(analyses.retry(user, second.id)).rejects.toMatchObject(forGood);
    await expect(analyses.start(user.id, second.hemnetUrl)).rejects.toMatchObject(forGood);
    expect((await analyses.retry(operator, second.id)).attempt).toBe(failedLimits.attempts + 1);
  });

  it('takes no page of another home than any page before, whichever of them told first', async () => {
    const user = await newBuyer(0);
    const page = (listing: Listing): GivenHandIn => ({
      kind: 'page',
      name: 'sida.html',
      extraction: { listing, provenance: {} },
    });
    const hand = async (...listings: Listing[]) => {
      const started = await analyses.start(user.id, link(950_000), { handIns: listings.map(page) });
      await change(started.view.id, { status: 'failed' });
      return started;
    };
    const [home, other] = [{ address: 'Storgatan 1' }, { address: 'Skogsvägen 7' }];
    const refused = { code: 'handed_in_other_home' };
    // The first tells of no street, and so of no other home than any.
    await hand({ price: 2_000_000 });
    await expect(hand(home, other)).rejects.toMatchObject(refused);
    const { view } = await hand(home);
    await expect(hand(other)).rejects.toMatchObject(refused);
    expect((await hand(home)).begun).toBe(true);
    expect(await em.fork().count(HandIn, { analysis: view.id })).toBe(3);
  });

  describe('one that its owner deletes while it is made', () => {
    const begin = async (user: CurrentUser, number: number) => {
      const { view } = await analyses.start(user.id, link(700_000 + number));
      await app.app.get(AnalysisStore, { strict: false }).claim(view.id, 1, 'rules');
      return view;
    };
    const used = async (user: CurrentUser) =>
      (await em.fork().findOne(PreviewDay, { user: user.id }))?.used ?? 0;

    it('is one of the five of the day', async () => {
      const user = await newBuyer(0);
      for (const number of [1, 2, 3, 4, 5]) await analyses.remove(user, (await begin(user, number)).id);
      expect(await used(user)).toBe(5);
      await expect(analyses.start(user.id, link(1))).rejects.toMatchObject({ code: 'preview_limit' });
    });

    it('is none of them when nobody had begun it, when it is ready, or when an operator deletes it', async () => {
      const user = await newBuyer(0);
      await analyses.remove(user, (await analyses.start(user.id, link(1))).view.id);
      await analyses.remove(operator, (await begin(user, 2)).id, { actor: 'cli:test' });
      expect(await used(user)).toBe(0);
      const { view } = await analyses.start(user.id, link(3));
      const store = app.app.get(AnalysisStore, { strict: false });
      await store.complete((await store.claim(view.id, 1, 'rules'))!.claim, sampleResult(), {});
      await analyses.remove(user, view.id);
      expect(await used(user)).toBe(1);
    });

    it('counts also when it was ready and is started over before its row is held', async () => {
      const user = await newBuyer(0);
      const id = (await begin(user, 4)).id;
      await change(id, { status: 'completed' });
      const startedOver = em.fork();
      await startedOver.begin();
      await startedOver.execute(`update analyses set status = 'processing' where id = ?`, [id]);
      const removed = analyses.remove(user, id);
      await waitFor(
        async () =>
          (
            await em.execute(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length > 0,
        { what: 'the deletion to wait for the row' },
      );
      await startedOver.commit();
      await removed;
      expect(await used(user)).toBe(1);
    });

    it('is deleted by an operator without waiting for what its owner pays', async () => {
      const user = await newBuyer(0);
      const { id } = await begin(user, 5);
      await em.fork().transactional(async (paying) => {
        await app.app.get(CreditsService, { strict: false }).lock(paying, user.id);
        await analyses.remove(operator, id, { actor: 'cli:test' });
      });
      expect(await em.fork().findOne(Analysis, { id })).toBeNull();
    });

    it('stops whoever holds a report and never spends it after twenty', async () => {
      const user = await newBuyer(1);
      for (let number = 1; number <= 20; number++)
        await analyses.remove(user, (await begin(user, number)).id);
      await expect(analyses.start(user.id, link(1))).rejects.toMatchObject({
        code: 'preview_limit',
        status: 429,
        userMessage: expect.stringContaining('borttagna'),
      });
    });
  });

  describe('one that its owner stops', () => {
    const stopping = () => app.app.get(AnalysisCancelService, { strict: false });
    const store = () => app.app.get(AnalysisStore, { strict: false });
    const used = async (user: CurrentUser) =>
      (await em.fork().findOne(PreviewDay, { user: user.id }))?.used ?? 0;
    const begun = async (user: CurrentUser, n: number) => {
      const { view } = await analyses.start(user.id, link(100 * people + n), { enqueue: false });
      return { id: view.id, claim: (await store().claim(view.id, 1, 'rules'))!.claim };
    };

    it('has failed with that reason, costs nothing and can be started over', async () => {
      const user = await newBuyer(1);
      const { id, claim } = await begun(user, 1);
      await stopping().stop(user, id);
      expect(await read(id)).toMatchObject({
        status: 'failed',
        failureCode: 'stopped',
        failureReason:
          'Du stoppade analysen innan den blev klar. Ingen rapport har använts, och du kan starta om den.',
      });
      await expect(store().complete(claim, sampleResult(), {})).rejects.toMatchObject({
        code: 'run_superseded',
      });
      await expect(stopping().stop(user, id)).rejects.toMatchObject({
        code: 'analysis_not_under_way',
        status: 409,
      });
      expect((await analyses.retry(user, id)).attempt).toBe(2);
      expect(await app.app.get(CreditsService, { strict: false }).balance(user.id)).toMatchObject({
        free: 1,
      });
    });

    it('is nobody else’s to stop, nor there when it is ready', async () => {
      const [user, other] = [await newBuyer(1), await newBuyer(1)];
      const { id, claim } = await begun(user, 1);
      for (const stranger of [other, operator])
        await expect(stopping().stop(stranger, id)).rejects.toMatchObject({ code: 'analysis_not_found' });
      await store().complete(claim, sampleResult(), {});
      await expect(stopping().stop(user, id)).rejects.toMatchObject({ code: 'analysis_not_under_way' });
    });

    it('is one of the five once a model was asked, and once only', async () => {
      const user = await newBuyer(0);
      const { id, claim } = await begun(user, 1);
      await stopping().stop(user, id);
      expect(await used(user)).toBe(0);
      // The worker finds out a moment later, and tells what it had done.
      const tokens = { input: 0, cachedInput: 0, output: 0 };
      await store().endRun(claim, { outcome: 'superseded', tokens });
      expect(await used(user)).toBe(1);
      await analyses.remove(user, id);
      expect(await used(user)).toBe(1);
    });

    it.each([
      ['stopped', false],
      ['stopped and started over', true],
    ])('is one of the five when it is %s and deleted before its worker has told', async (_how, isAgain) => {
      const user = await newBuyer(0);
      const { id, claim } = await begun(user, 1);
      await stopping().stop(user, id);
      if (isAgain) await analyses.retry(user, id, { enqueue: false });
      await analyses.remove(user, id);
      expect(await used(user)).toBe(1);
      await store().endRun(claim, {
        outcome: 'superseded',
        tokens: { input: 0, cachedInput: 0, output: 0 },
      });
      expect(await used(user)).toBe(1);
    });

    it('is none of them when its worker had asked nobody, or there was none', async () => {
      const user = await newBuyer(0);
      const { id, claim } = await begun(user, 1);
      await stopping().stop(user, id);
      await store().endRun(claim, { outcome: 'superseded' });
      await analyses.remove(user, id);
      const { view } = await analyses.start(user.id, link(100 * people + 2), { enqueue: false });
      await stopping().stop(user, view.id);
      await analyses.remove(user, view.id);
      expect(await used(user)).toBe(0);
    });

    it('stands again as it was where the report was paid for', async () => {
      const user = await newBuyer(1);
      const { id, claim } = await begun(user, 1);
      await store().complete(claim, sampleResult(), {});
      await analyses.retry(operator, id, { force: true, enqueue: false });
      await stopping().stop(user, id);
      expect(await read(id)).toMatchObject({ status: 'completed', isPaid: true, failureCode: 'stopped' });
      expect(await em.fork().findOneOrFail(Analysis, { id }, { populate: ['analysisResult'] })).toMatchObject(
        { analysisResult: { verdict: sampleResult().verdict } },
      );
    });
  });

  it('spends nothing on an unlock of what is gone or not finished', async () => {
    const user = await newBuyer(1);
    const { view } = await analyses.start(user.id, link(60_000));
    await expect(analyses.unlock(user, view.id)).rejects.toMatchObject({ code: 'analysis_not_completed' });
    await analyses.remove(user, view.id);
    await expect(analyses.unlock(user, view.id)).rejects.toMatchObject({ code: 'analysis_not_found' });
    expect(await app.app.get(CreditsService, { strict: false }).balance(user.id)).toEqual({
      free: 1,
      credits: 0,
    });
    expect(await em.fork().count(CreditEntry, { user: user.id, reason: 'spend' })).toBe(0);
  });

  describe('the sweep', () => {
    const sweep = (now: Date) => app.app.get(AnalysisSweep, { strict: false }).sweep(now);
    const queue = () => app.app.get(QueueService, { strict: false });
    const pending = async (id: string, attempt = 1) =>
      (await queue().pendingKeys(runAnalysis)).has(runAnalysis.key({ analysisId: id, attempt }));

    it('puts in line again what the queue lost, and leaves alone what waits', async () => {
      const user = await newBuyer(3);
      const waiting = await analyses.start(user.id, link(70_001));
      const lost = await analyses.start(user.id, link(70_002), { enqueue: false });
      expect([await pending(waiting.view.id), await pending(lost.view.id)]).toEqual([true, false]);

      expect(await sweep(new Date())).toEqual({ requeued: 0, failed: 0 });
      const later = new Date(Date.now() + 2 * MINUTE);
      expect((await sweep(later)).requeued).toBe(1);
      expect(await pending(lost.view.id)).toBe(true);
      expect(await sweep(later)).toEqual({ requeued: 0, failed: 0 });
    });

    it('puts in line again what was begun by a process whose clock was days ahead', async () => {
      const user = await newBuyer(3);
      const { view } = await analyses.start(user.id, link(75_001), { enqueue: false });
      const ahead = new Date(Date.now() + 3 * 24 * 60 * MINUTE);
      await em.fork().nativeUpdate(Analysis, { id: view.id }, { updatedAt: ahead, startedAt: ahead });
      expect((await sweep(new Date())).requeued).toBe(1);
      expect(await pending(view.id)).toBe(true);
    });

    it('fails what was lost for long with a reason, but not what still waits its turn', async () => {
      const user = await newBuyer(3);
      const waiting = await analyses.start(user.id, link(80_001));
      const lost = await analyses.start(user.id, link(80_002), { enqueue: false });
      expect(await sweep(new Date(Date.now() + 25 * MINUTE))).toMatchObject({ failed: 1 });
      expect((await read(waiting.view.id)).status).toBe('processing');
      expect(await read(lost.view.id)).toMatchObject({ status: 'failed', failureCode: 'analysis_timed_out' });
      // Counted with the other failures, though no worker ever had it.
      expect(await em.fork().find(AnalysisRun, { analysis: lost.view.id })).toEqual([
        expect.objectContaining({
          attempt: 1,
          run: 1,
          outcome: 'failed',
          errorCode: 'analysis_timed_out',
          endedAt: expect.any(Date),
        }),
      ]);
    });
  });
});
