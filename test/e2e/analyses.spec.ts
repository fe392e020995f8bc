import type { AccountView } from '../../src/auth/auth.types.js';
import type { AnalysisPage, AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import type { AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

interface Problem {
  code: string;
  detail: string;
}

/** The advert of `storgatan-3-1003` as its text is copied. */
const advertText = [
  ...['Storgatan 3', 'Uppsala kommun', '2 995 000 kr', 'Boarea', '72,5 m²', 'Antal rum', '3 rum'],
  ...['Beskrivning', 'Charmig trea med stor potential nära stadens puls.'],
].join('\n');

describe('an analysis over HTTP', () => {
  let adverts: AdvertServer;
  let app: SharedApp;

  beforeAll(async () => {
    app = await sharedApp();
    ({ adverts } = app);
  });
  afterAll(async () => {
    await app.close();
  });

  async function finished(client: ApiClient, id: string): Promise<AnalysisView> {
    let view: AnalysisView | undefined;
    await waitFor(
      async () => {
        view = (await client.call<AnalysisView>('GET', `/analyses/${id}`)).body;
        return view.status === 'completed' || view.status === 'failed';
      },
      { timeoutMs: 25_000, everyMs: 100, what: `analysis ${id} to end` },
    );
    return view!;
  }
  const start = (client: ApiClient, slug: string) =>
    client.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) });

  it('goes from the pasted link to a paid report with stored pictures', async () => {
    const client = await signUp(app.url);
    const started = await start(client, 'storgatan-1-1001');
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({ status: 'processing', isPaid: false, preview: null });

    const done = await finished(client, started.body.id);
    expect(done).toMatchObject({
      status: 'completed',
      isPaid: true,
      address: 'Storgatan 1',
      municipality: 'Uppsala',
      priceKr: 2_995_000,
      // 2 995 000 / 72,5
      pricePerSqmKr: 41_310,
      monthlyFeeKr: 4_321,
      livingArea: 72.5,
      rooms: 3,
    });

    const report = await client.call<ReportView>('GET', `/analyses/${done.id}/report`);
    expect(report.status).toBe(200);
    expect(report.body.access).toBe('paid');
    expect(report.body.result.viewingQuestions.length).toBeGreaterThanOrEqual(20);
    expect(report.body.listing.photos).toHaveLength(4);
    expect(report.body.listing.plans).toHaveLength(1);

    // A browser's own cache would outlive the session.
    const asked = { headers: { authorization: `Bearer ${client.token}` } };
    for (const path of [`analyses/${done.id}/report`, 'analyses', 'auth/me']) {
      const { status, headers } = await fetch(`${app.url}/api/${path}`, asked);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }

    const me = await client.call<AccountView>('GET', '/auth/me');
    expect(me.body).toMatchObject({ freeReportsRemaining: 2, reportCredits: 0 });

    const again = await start(client, 'storgatan-1-1001');
    expect([again.status, again.body.id]).toEqual([200, done.id]);

    const picture = `${app.url}/api/images/${report.body.listing.photos[0]!.sha256}?w=320`;
    const shown = await fetch(picture, { headers: { cookie: client.cookies } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(picture)).status).toBe(401);
    const stranger = await signUp(app.url);
    const refused = await fetch(picture, { headers: { cookie: stranger.cookies } });
    // A refusal that a browser kept would hide the picture after the rights have changed.
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    // The picture cookie opens pictures only.
    const elsewhere = await fetch(`${app.url}/api/analyses`, { headers: { cookie: client.cookies } });
    expect(elsewhere.status).toBe(401);
  });

  it('shows an unpaid owner the preview and nothing else, until a held report unlocks it', async () => {
    const settings = app.app.get(SettingsService, { strict: false });
    await settings.set('free_reports_count', '0', 'cli:test');
    const client = await signUp(app.url);
    await settings.set('free_reports_count', '3', 'cli:test');
    const { body } = await start(client, 'storgatan-2-1002');
    const done = await finished(client, body.id);
    expect(done).toMatchObject({ status: 'completed', isPaid: false });
    expect(Object.keys(done.preview!).sort()).toEqual([
      'confidence',
      'euphemismsCount',
      'missingCount',
      'questionsCount',
      'redFlagTitles',
      'redFlagsCount',
      'sumsCount',
      'unjudgedCount',
      'verdict',
      'verdictReason',
    ]);
    expect(done.preview!.redFlagTitles.length).toBeLessThanOrEqual(3);

    const refused = await client.call<Problem>('GET', `/analyses/${done.id}/report`);
    expect([refused.status, refused.body.detail]).toEqual([402, 'Du måste betala för att se denna rapport.']);
    expect((await client.call('GET', `/analyses/${done.id}/raw`)).status).toBe(403);
    expect((await client.call<Problem>('POST', `/analyses/${done.id}/unlock`)).body.code).toBe('no_credits');

    await app.app
      .get(CreditsService, { strict: false })
      .grant(client.userId, 1, `test:${client.userId}`, 'test');
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await client.call<AnalysisView>('POST', `/analyses/${done.id}/unlock`)).body.isPaid).toBe(true);
    }
    expect((await client.call<AccountView>('GET', '/auth/me')).body.reportCredits).toBe(0);
    expect((await client.call('GET', `/analyses/${done.id}/report`)).status).toBe(200);
    const ledger = await app.app.get(CreditsService, { strict: false }).entries(client.userId);
    expect(ledger.filter(({ reference }) => reference === `analysis:${done.id}`)).toEqual([
      expect.objectContaining({ amount: -1, reason: 'spend', actor: `user:${client.userId}` }),
    ]);
  });

  it('is a preview where its owner asks for no more, whatever reports are left', async () => {
    const client = await signUp(app.url);
    const started = await client.call<AnalysisView>('POST', '/analyses', {
      url: adverts.link('storgatan-3-1003'),
      asPreview: true,
    });
    expect(started.body).toMatchObject({ status: 'processing', wantsPreview: true });
    const done = await finished(client, started.body.id);
    expect(done).toMatchObject({ status: 'completed', isPaid: false, paidWith: null, wantsPreview: true });
    expect(done.preview).not.toBeNull();
    expect((await client.call('GET', `/analyses/${done.id}/report`)).status).toBe(402);
    expect((await client.call<AccountView>('GET', '/auth/me')).body.freeReportsRemaining).toBe(3);

    // What is handed in makes the same preview anew, unless the owner then wants all of it.
    const handIn = async (query: string) => {
      const form = new FormData();
      form.append('text', advertText);
      const answer = await fetch(`${app.url}/api/analyses/${done.id}/hand-in${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.token}` },
        body: form,
      });
      expect(answer.status).toBe(202);
      return finished(client, done.id);
    };
    expect(await handIn('')).toMatchObject({ isPaid: false, wantsPreview: true });
    expect(await handIn('?asPreview=false')).toMatchObject({ isPaid: true, wantsPreview: false });
    expect((await client.call<AccountView>('GET', '/auth/me')).body.freeReportsRemaining).toBe(2);
    const nonsense = await client.call('POST', '/analyses', { url: adverts.link('x'), asPreview: 'ja' });
    expect(nonsense.status).toBe(422);
  });

  it("answers for a stranger's analysis as for one that does not exist", async () => {
    const owner = await signUp(app.url);
    const { body } = await start(owner, 'storgatan-3-1003');
    const stranger = await signUp(app.url);
    for (const id of [body.id, '7f0c1f0e-8d9a-4c55-9d5b-0a4ad4f3d001', 'not-an-id']) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/report'],
        ['POST', '/retry'],
        ['POST', '/unlock'],
        ['DELETE', ''],
      ] as const) {
        const answer = await stranger.call<Problem>(method, `/analyses/${id}${path}`);
        expect([answer.status, answer.body.detail]).toEqual([404, 'Analysen hittades inte']);
      }
    }
    expect((await callAs(app.url)('GET', `/analyses/${body.id}`)).status).toBe(401);
    await finished(owner, body.id);
    expect((await owner.call('DELETE', `/analyses/${body.id}`)).status).toBe(204);
    expect((await owner.call<AnalysisPage>('GET', '/analyses')).body.items).toEqual([]);
  });

  it.each([
    [undefined, 'Måste vara en giltig URL'],
    ['', 'Måste vara en giltig URL'],
    ['ingen länk', 'Måste vara en giltig URL'],
    ['https://www.blocket.se/annons/1', 'Måste vara en giltig bostadsannons-länk'],
    ['https://evil.se/?hemnet.se', 'Måste vara en giltig bostadsannons-länk'],
    ['https://hemnet.se.evil.se/bostad/x-1', 'Måste vara en giltig bostadsannons-länk'],
  ])('refuses the link %p with "%s"', async (url, detail) => {
    const client = await signUp(app.url);
    const answer = await client.call<Problem>('POST', '/analyses', { url });
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
    expect((await client.call<AnalysisPage>('GET', '/analyses')).body.items).toEqual([]);
  });

  it.each([
    ['borttagen-1006', 'listing_gone'],
    ['blockerad-1007', 'page_blocked'],
    ['ingen-annons-1008', 'not_a_listing'],
    ['lokal-1019', 'not_a_home'],
  ])('fails %s with its own reason, spends nothing and can be retried', async (slug, code) => {
    const client = await signUp(app.url);
    const { body } = await start(client, slug);
    const failed = await finished(client, body.id);
    expect(failed.status).toBe('failed');
    expect(failed.failureReason!.length).toBeGreaterThan(20);
    expect((await client.call<AccountView>('GET', '/auth/me')).body.freeReportsRemaining).toBe(3);

    const retried = await client.call('POST', `/analyses/${body.id}/retry`);
    expect([retried.status, retried.body]).toEqual([202, { success: true }]);
    expect((await finished(client, body.id)).status).toBe('failed');

    const admin = await signUp(app.url);
    await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
    const raw = await admin.call<{ failureCode: string }>('GET', `/analyses/${body.id}/raw`);
    expect([raw.status, raw.body.failureCode]).toEqual([200, code]);
  });

  it('completes although pictures are text, huge or missing, and keeps the good one', async () => {
    const client = await signUp(app.url);
    const { body } = await start(client, 'trasiga-bilder-1005');
    const done = await finished(client, body.id);
    expect(done.status).toBe('completed');
    const report = await client.call<ReportView>('GET', `/analyses/${body.id}/report`);
    expect(report.body.listing.photos).toHaveLength(1);
    expect((await callAs(app.url)('GET', '/health/ready')).status).toBe(200);
  });

  it('tells the open page what happens, live', async () => {
    const client = await signUp(app.url);
    const live = await fetch(`${app.url}/api/analyses/events`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(live.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    const reading = (async () => {
      while (!text.includes('"status":"completed"')) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
      }
    })();
    const { body } = await start(client, 'storgatan-4-1004');
    await reading;
    await reader.cancel();
    expect(text).toContain('event: insert');
    expect(text).toContain('"step":"scraping_broker"');
    expect(text).toContain(`"id":"${body.id}"`);
    expect(text.indexOf('"status":"analyzing"')).toBeLessThan(text.indexOf('"status":"completed"'));
  });
});
