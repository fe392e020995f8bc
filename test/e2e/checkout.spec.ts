import { EntityManager } from '@mikro-orm/postgresql';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import type {
  CheckoutView,
  ConfirmedView,
  ProductView,
  PurchaseView,
} from '../../src/billing/billing.types.js';
import { BillingSweep } from '../../src/billing/billing-sweep.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { PurchaseMailsService } from '../../src/billing/purchase-mails.service.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { MailFailed } from '../../src/shared/mail/mail.errors.js';
import { MailService } from '../../src/shared/mail/mail.service.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { sessionOf, startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { mailsTo, mailTo } from '../support/mail-folder.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';
import { spendAll } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

let stage: BillingStage;
beforeAll(async () => {
  stage = await sharedBillingStage();
});
afterAll(() => stage?.close());
afterEach(async () => {
  await stage.stripe.control.delivery('normal');
  await stage.stripe.control.faults({ count: 0 });
});

const em = () => stage.app.app.get(EntityManager).fork();
const purchases = async (person: ApiClient) =>
  (await person.call<PurchaseView[]>('GET', '/account/purchases')).body;
const isPaid = async (person: ApiClient, id: string) =>
  (await person.call<AnalysisView>('GET', `/analyses/${id}`)).body.isPaid;
const confirm = (person: ApiClient, sessionId: string) =>
  person.call<ConfirmedView>('POST', '/checkout/confirm', { sessionId });
/** The person's one purchase, once its mail is sent and marked, and nobody sends any more. */
const confirmedPurchase = async (person: ApiClient): Promise<string> => {
  await mailTo(stage.app, person.email, 'Tack för ditt köp');
  const { id } = await em().findOneOrFail(Purchase, { user: person.userId });
  const sending = 'select 1 from leases where name = ?';
  await waitFor(async () => (await em().execute<object[]>(sending, [`tell:${id}`])).length === 0, {
    what: 'the mail of the purchase to be marked',
  });
  return id;
};
const threeReports = { productKey: 'package-3-reports' };

describe('what is for sale', () => {
  it('is told to everyone, in our order, with what a package saves', async () => {
    const { status, body } = await callAs(stage.app.url)<ProductView[]>('GET', '/products');
    expect(status).toBe(200);
    expect(
      body.map(({ productKey, reportCount, pricing, savePercent }) => [
        productKey,
        reportCount,
        pricing.formatted,
        savePercent,
      ]),
    ).toEqual([
      ['single-report', 1, '149\u00a0kr', undefined],
      // 99 kr instead of 149.
      ['package-3-reports', 3, '297\u00a0kr', 34],
    ]);
    const unknown = await callAs(stage.app.url)('GET', '/products/package-10-reports');
    expect([unknown.status, unknown.body]).toMatchObject([404, { detail: 'Produkten hittades inte.' }]);
  });

  it('cannot be told while Stripe does not answer, and nothing can be bought', async () => {
    const other = await startBillingStage();
    try {
      const person = await signUp(other.app.url);
      await other.stripe.control.faults({ status: 500, count: 100 });
      const list = await callAs(other.app.url)('GET', '/products');
      expect([list.status, list.body]).toMatchObject([
        503,
        { code: 'prices_unavailable', detail: 'Kunde inte ladda priser. Försök igen senare.' },
      ]);
      const buy = await person.call('POST', '/checkout/credits', { ...threeReports, termsAccepted: true });
      expect(buy.status).toBe(503);
      // What failed is not remembered; what succeeded is, for five minutes.
      await other.stripe.control.faults({ count: 0 });
      expect((await callAs(other.app.url)('GET', '/products')).status).toBe(200);
      await other.stripe.control.faults({ status: 500, count: 100 });
      expect((await callAs(other.app.url)('GET', '/products')).status).toBe(200);
      const start = await person.call('POST', '/checkout/credits', { ...threeReports, termsAccepted: true });
      expect([start.status, start.body]).toMatchObject([
        503,
        { detail: 'Kunde inte starta betalning. Försök igen.' },
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('the way to the payment page', () => {
  it('is open to those who are signed in and accept the terms', async () => {
    const body = { ...threeReports, termsAccepted: true };
    expect((await callAs(stage.app.url)('POST', '/checkout/credits', body)).status).toBe(401);
    const person = await signUp(stage.app.url);
    const unticked = await person.call('POST', '/checkout/credits', { ...body, termsAccepted: false });
    expect([unticked.status, unticked.body]).toMatchObject([
      422,
      { detail: 'Du måste acceptera villkoren för att fortsätta.' },
    ]);
    const unknown = await person.call('POST', '/checkout/credits', { ...body, productKey: 'allt' });
    expect(unknown.status).toBe(404);
    expect(await em().count(Purchase, { user: person.userId })).toBe(0);
  });

  it('asks Stripe for a page in Swedish, in kronor with VAT, with consent, receipt and promotion codes', async () => {
    const person = await signUp(stage.app.url);
    const id = await stage.checkout(person, threeReports);
    const session = await stage.stripe.sdk.checkout.sessions.retrieve(id);
    const purchase = await em().findOneOrFail(Purchase, { user: person.userId });
    expect(session).toMatchObject({
      mode: 'payment',
      locale: 'sv',
      currency: 'sek',
      amount_total: 29_700,
      allow_promotion_codes: true,
      customer_email: person.email,
      client_reference_id: null,
      adaptive_pricing: { enabled: false },
      // Whatever the account has turned on.
      payment_method_types: ['card', 'klarna'],
      invoice_creation: { enabled: true, invoice_data: { metadata: { purchaseId: purchase.id } } },
      metadata: { purchaseId: purchase.id },
      success_url: `${stage.app.url}/account?payment=success&session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${stage.app.url}/buy?product=package-3-reports&canceled=true`,
      custom_text: {
        submit: {
          message:
            'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
        },
      },
    });
    // 20 % of a price with 25 % VAT in it.
    expect(session.total_details?.amount_tax).toBe(5_940);
    expect(purchase).toMatchObject({ status: 'pending', termsVersion: '2026-12-01', amount: 29_700 });
    // What is not paid is no purchase to the buyer.
    expect(await purchases(person)).toEqual([]);

    await stage.stripe.control.pay(id);
    const paid = await stage.stripe.sdk.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'invoice'],
    });
    expect(paid).toMatchObject({
      payment_intent: {
        metadata: { purchaseId: purchase.id },
        latest_charge: { receipt_email: person.email },
      },
      // 297 kr less 59.40.
      invoice: { status: 'paid', total: 29_700, total_excluding_tax: 23_760 },
    });
  });

  it('asks for the page of one report with its own consent and addresses', async () => {
    const person = await signUp(stage.app.url);
    const analysisId = await stage.addPreview(person);
    const id = await stage.checkout(person, { analysisId });
    expect(await stage.stripe.sdk.checkout.sessions.retrieve(id)).toMatchObject({
      amount_total: 14_900,
      success_url: `${stage.app.url}/report/${analysisId}?payment=success&session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${stage.app.url}/payment/${analysisId}?canceled=true`,
      custom_text: {
        submit: {
          message: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
        },
      },
    });
  });

  it('is made once though Stripe’s answer is lost on its way', async () => {
    const person = await signUp(stage.app.url);
    const of = async () =>
      (await stage.stripe.control.books()).sessions.filter((one) => one.customer_email === person.email);
    // VAT rates are asked for first.
    await stage.stripe.control.faults({ status: 0, skip: 1, count: 1, after: true });
    const id = await stage.checkout(person, threeReports);
    expect((await of()).map((one) => one.id)).toEqual([id]);
  });

  it('closes the page of an older price before one report is sold anew', async () => {
    const person = await signUp(stage.app.url);
    const analysisId = await stage.addPreview(person);
    const pages = await Promise.all([1, 2, 3].map(() => stage.checkout(person, { analysisId })));
    const first = pages[0]!;
    expect(new Set(pages).size).toBe(1);
    expect((await stage.stripe.sdk.checkout.sessions.retrieve(first)).status).toBe('open');
    const offered = async (amount: number) =>
      em().nativeUpdate(Purchase, { user: person.userId, status: 'pending' }, { amount });
    await offered(9_900);
    const second = await stage.checkout(person, { analysisId });
    expect(second).not.toBe(first);
    expect((await stage.stripe.sdk.checkout.sessions.retrieve(first)).status).toBe('expired');
    // One whose money has just come is not sold twice.
    await stage.stripe.control.delivery('drop');
    await stage.stripe.control.pay(second);
    await offered(19_900);
    expect(
      await person.call('POST', '/checkout/analysis', { analysisId, termsAccepted: true }),
    ).toMatchObject({ status: 409, body: { code: 'payment_under_way' } });
    expect(await isPaid(person, analysisId)).toBe(true);
  });

  it('is each buyer’s own', async () => {
    const [one, other] = [await signUp(stage.app.url), await signUp(stage.app.url)];
    const session = await stage.checkout(one, threeReports);
    expect(await stage.checkout(other, threeReports)).not.toBe(session);
  });

  it('is the same when it is asked for again, also by two at once', async () => {
    const person = await signUp(stage.app.url);
    const ask = () =>
      person.call<CheckoutView>('POST', '/checkout/credits', { ...threeReports, termsAccepted: true });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set([...answers, await ask()].map(({ body }) => sessionOf(body.url))).size).toBe(1);
    // One that has run out is not handed out again.
    const first = sessionOf(answers[0]!.body.url);
    await stage.stripe.control.expire(first);
    expect(sessionOf((await ask()).body.url)).not.toBe(first);
  });

  it('is told to be closed while Stripe does not answer, also for one that was begun', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, threeReports);
    await stage.stripe.control.delivery('drop');
    await stage.stripe.control.expire(session);
    // The look at the session goes well, and what is asked after it does not.
    await stage.stripe.control.faults({ status: 500, skip: 1, count: 100 });
    expect(
      await person.call('POST', '/checkout/credits', { ...threeReports, termsAccepted: true }),
    ).toMatchObject({
      status: 503,
      body: { code: 'checkout_unavailable', detail: 'Kunde inte starta betalning. Försök igen.' },
    });
    await stage.stripe.control.faults({ count: 0 });
    expect(await stage.checkout(person, threeReports)).not.toBe(session);
  });

  it('opens anew though Stripe has kept the idempotency key of an answer that was lost', async () => {
    const person = await signUp(stage.app.url);
    // VAT rates are asked for first.
    await stage.stripe.control.faults({ status: 500, skip: 1, count: 100, after: true });
    const ask = () => person.call('POST', '/checkout/credits', { ...threeReports, termsAccepted: true });
    expect((await ask()).status).toBe(503);
    await stage.stripe.control.faults({ count: 0 });
    // With other parameters Stripe refuses the key of the first.
    await em().execute('update users set email = ? where id = ?', [`ny.${person.email}`, person.userId]);
    expect((await ask()).status).toBe(200);
  });

  it('leads to reports of one’s own alone, which are there and locked', async () => {
    const [person, other] = [await signUp(stage.app.url), await signUp(stage.app.url)];
    const id = await stage.addPreview(person);
    const ask = (who: ApiClient, analysisId: string) =>
      who.call('POST', '/checkout/analysis', { analysisId, termsAccepted: true });
    expect(await ask(other, id)).toMatchObject({ status: 404, body: { detail: 'Analysen hittades inte' } });
    expect(await ask(person, 'x')).toMatchObject({ status: 404 });
    const change = (data: Partial<Analysis>) => em().nativeUpdate(Analysis, { id }, data);
    await change({ status: 'analyzing' });
    expect(await ask(person, id)).toMatchObject({
      status: 409,
      body: { detail: 'Analysen är inte klar än.' },
    });
    await change({ status: 'completed', isPaid: true });
    expect(await ask(person, id)).toMatchObject({
      status: 409,
      body: { detail: 'Denna rapport är redan betald!' },
    });
  });
});

describe('a payment', () => {
  it('gives the reports of a package, once, with a mail that confirms the consent', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, threeReports);
    await stage.stripe.control.pay(session);
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    expect(await purchases(person)).toMatchObject([
      {
        productName: 'Tre rapporter',
        reportCount: 3,
        amount: 29_700,
        status: 'completed',
        amountRefunded: 0,
        withdrawal: { reports: 3, amount: 29_700 },
        receiptUrl: expect.stringContaining('http'),
      },
    ]);
    const mail = await mailTo(stage.app, person.email, 'Tack för ditt köp');
    expect(mail).toContain('Oanvända rapporter kan jag ångra inom 14 dagar.');
    // The return page asks as well, while Stripe is silent: nothing is given twice.
    await stage.stripe.control.faults({ status: 500, count: 100 });
    expect((await confirm(person, session)).body).toEqual({
      status: 'completed',
      analysisId: null,
      reportCount: 3,
    });
    expect(await stage.credits(person)).toBe(3);
  });

  it('is confirmed by one mail, also when two jobs send it at once', async () => {
    const person = await signUp(stage.app.url);
    await stage.stripe.control.pay(await stage.checkout(person, threeReports));
    await stage.calm();
    const id = await confirmedPurchase(person);
    const mails = stage.app.app.get(PurchaseMailsService, { strict: false });
    // The first has ended when a second finds nothing to send.
    await mails.send(id);
    await em().nativeUpdate(Purchase, { id }, { confirmationSentAt: null });
    await Promise.all([mails.send(id), mails.send(id), mails.send(id)]);
    expect(mailsTo(stage.app, person.email, 'Tack för ditt köp')).toHaveLength(2);
  });

  it('is confirmed over a slow mail server without holding a transaction, and by the next try when that fails', async () => {
    const person = await signUp(stage.app.url);
    await stage.stripe.control.pay(await stage.checkout(person, threeReports));
    await stage.calm();
    const id = await confirmedPurchase(person);
    await em().nativeUpdate(Purchase, { id }, { confirmationSentAt: null });
    const callers: Socket[] = [];
    const slow = createServer((caller) => void callers.push(caller)).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const smtpUrl = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const { config } = stage.app;
    const mails = new PurchaseMailsService(em(), new MailService({ ...config, smtpUrl }), config);
    const sending = expect(mails.send(id)).rejects.toThrow(MailFailed);
    await waitFor(() => callers.length === 1);
    const held = `select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    // What others of the house do takes a moment; the server's word is awaited for ten seconds.
    await waitFor(async () => (await em().execute<object[]>(held)).length === 0, { timeoutMs: 5_000 });
    callers.forEach((caller) => caller.destroy());
    slow.close();
    await sending;
    await stage.app.app.get(PurchaseMailsService, { strict: false }).send(id);
    expect(mailsTo(stage.app, person.email, 'Tack för ditt köp')).toHaveLength(2);
  });

  it('opens the report that it was made for', async () => {
    const person = await signUp(stage.app.url);
    await spendAll(stage.app, person);
    const id = await stage.addPreview(person);
    const session = await stage.checkout(person, { analysisId: id });
    expect((await stage.stripe.sdk.checkout.sessions.retrieve(session)).success_url).toBe(
      `${stage.app.url}/report/${id}?payment=success&session={CHECKOUT_SESSION_ID}`,
    );
    await stage.stripe.control.pay(session);
    await stage.calm();
    expect([await isPaid(person, id), await stage.credits(person)]).toEqual([true, 0]);
    expect((await person.call('GET', `/analyses/${id}/report`)).status).toBe(200);
    const mail = await mailTo(stage.app, person.email, 'Tack för ditt köp');
    expect(mail).toContain('Rapporten är öppnad och din för alltid.');
    expect(mail).not.toContain('inom 14 dagar från köpet');
  });

  it('of a package opens the report that it was begun at, once, and keeps the others', async () => {
    const person = await signUp(stage.app.url);
    await spendAll(stage.app, person);
    const id = await stage.addPreview(person);
    const session = await stage.checkout(person, { ...threeReports, analysisId: id });
    expect(await stage.stripe.sdk.checkout.sessions.retrieve(session)).toMatchObject({
      amount_total: 29_700,
      success_url: `${stage.app.url}/report/${id}?payment=success&session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${stage.app.url}/buy?product=package-3-reports&for=${id}&canceled=true`,
      custom_text: {
        submit: { message: expect.stringContaining('Oanvända rapporter kan jag ångra inom 14 dagar.') },
      },
    });
    await stage.stripe.control.pay(session);
    // The return page asks while the event is on its way.
    const answers = await Promise.all([confirm(person, session), confirm(person, session)]);
    await stage.calm();
    expect(answers.map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ status: 'completed', analysisId: id, reportCount: 3 })),
    );
    expect([await isPaid(person, id), await stage.credits(person)]).toEqual([true, 2]);
    expect(await purchases(person)).toMatchObject([
      { productName: 'Tre rapporter', home: { analysisId: id }, withdrawal: { reports: 2 } },
    ]);
    const mail = await mailTo(stage.app, person.email, 'Tack för ditt köp');
    for (const said of [
      'Rapporten är öppnad och din för alltid.',
      'De andra rapporterna finns på ditt konto.',
      'Oanvända rapporter kan jag ångra inom 14 dagar.',
      'inom 14 dagar från köpet',
    ])
      expect(mail).toContain(said);
  });

  it('of a package is begun at no report of another’s, nor at one that is open', async () => {
    const [person, other] = [await signUp(stage.app.url), await signUp(stage.app.url)];
    const id = await stage.addPreview(person);
    const ask = (who: ApiClient, productKey = 'package-3-reports') =>
      who.call('POST', '/checkout/analysis', { analysisId: id, productKey, termsAccepted: true });
    expect(await ask(other)).toMatchObject({ status: 404, body: { detail: 'Analysen hittades inte' } });
    expect(await ask(person, 'allt')).toMatchObject({
      status: 404,
      body: { detail: 'Produkten hittades inte.' },
    });
    await em().nativeUpdate(Analysis, { id }, { isPaid: true });
    expect(await ask(person)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  });

  it('is listed with the home that it was for, as long as that is there', async () => {
    const [person, other] = [await signUp(stage.app.url), await signUp(stage.app.url)];
    const [id, unnamed] = [await stage.addPreview(person), await stage.addPreview(person)];
    await em().nativeUpdate(Analysis, { id }, { address: 'Norra Hamngatan 12' });
    for (const wanted of [{ analysisId: id }, { analysisId: unnamed }, threeReports]) {
      await stage.stripe.control.pay(await stage.checkout(person, wanted));
      await stage.calm();
    }
    const homes = async () => (await purchases(person)).map(({ home }) => home);
    expect(await homes()).toEqual([
      null,
      { analysisId: unnamed, address: null },
      { analysisId: id, address: 'Norra Hamngatan 12' },
    ]);
    // Of one that is another's nothing is told.
    await em().execute('update analyses set user_id = ? where id = ?', [other.userId, unnamed]);
    expect((await person.call('DELETE', `/analyses/${id}`)).status).toBe(204);
    expect(await homes()).toEqual([null, null, null]);
  });

  it('stands in the ledger before what was spent of it', async () => {
    const person = await signUp(stage.app.url);
    await spendAll(stage.app, person);
    const id = await stage.addPreview(person);
    await stage.stripe.control.pay(await stage.checkout(person, { analysisId: id }));
    await stage.calm();
    const newestFirst = await stage.app.app.get(CreditsService, { strict: false }).entries(person.userId);
    const lines = newestFirst.toReversed();
    // Three free reports are given and spent, then one is bought and spent.
    expect(lines.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['grant', 3],
      ['spend', -1],
      ['spend', -1],
      ['spend', -1],
      ['purchase', 1],
      ['spend', -1],
    ]);
    const times = lines.map(({ createdAt }) => createdAt);
    expect(new Set(times).size).toBe(6);
    expect(times).toEqual(times.toSorted());
  });

  it('that opened its report leaves an older package as it was, and cannot be withdrawn', async () => {
    const person = await signUp(stage.app.url);
    await stage.stripe.control.pay(await stage.checkout(person, threeReports));
    await stage.calm();
    const id = await stage.addPreview(person);
    await stage.stripe.control.pay(await stage.checkout(person, { analysisId: id }));
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    expect(await purchases(person)).toMatchObject([
      { productName: 'En rapport', withdrawal: null },
      { productName: 'Tre rapporter', withdrawal: { reports: 3, amount: 29_700 } },
    ]);
  });

  it('leaves the report on the account when what it was made for is gone, or open already', async () => {
    const person = await signUp(stage.app.url);
    const id = await stage.addPreview(person);
    const session = await stage.checkout(person, { analysisId: id });
    // One of the three free reports opens it while the payment page stands in another tab.
    expect((await person.call('POST', `/analyses/${id}/unlock`)).status).toBe(200);
    await stage.stripe.control.pay(session);
    await stage.calm();
    expect(await stage.credits(person)).toBe(1);
    expect(await purchases(person)).toMatchObject([{ withdrawal: { reports: 1, amount: 14_900 } }]);
    const mail = await mailTo(stage.app, person.email, 'Tack för ditt köp');
    expect(mail).toContain('Rapporten finns på ditt konto. Den går aldrig ut.');
    expect(mail).toContain('inom 14 dagar från köpet');

    const gone = await stage.addPreview(person);
    const second = await stage.checkout(person, { analysisId: gone });
    expect((await person.call('DELETE', `/analyses/${gone}`)).status).toBe(204);
    await stage.stripe.control.pay(second);
    await stage.calm();
    expect(await stage.credits(person)).toBe(2);
  });

  it('is settled without holding up a deletion of an analysis of the same buyer', async () => {
    const person = await signUp(stage.app.url);
    const id = await stage.addPreview(person);
    const session = await stage.checkout(person, threeReports);
    // The settlement has locked its buyer when it waits for its purchase.
    const holding = em();
    await holding.begin();
    try {
      await holding.execute('select 1 from purchases where session_id = ? for update', [session]);
      await stage.stripe.control.pay(session);
      const waiting = `select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%from "purchases"%for update%'`;
      await waitFor(async () => (await em().execute<object[]>(waiting)).length === 1, {
        what: 'the settlement to wait for its purchase',
      });
      const unlocked = 'select 1 from users where id = ? for no key update skip locked';
      expect(await em().execute(unlocked, [person.userId])).toEqual([]);

      let status: number | undefined;
      void person.call('DELETE', `/analyses/${id}`).then((answer) => (status = answer.status));
      await waitFor(() => status !== undefined, { what: 'the deletion to be answered' });
      expect(status).toBe(204);
    } finally {
      await holding.rollback();
    }
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
  });

  it('is found by the return page when its event never comes, and by nobody else', async () => {
    const [person, other] = [await signUp(stage.app.url), await signUp(stage.app.url)];
    const id = await stage.addPreview(person);
    await stage.stripe.control.delivery('drop');
    const session = await stage.checkout(person, { analysisId: id });
    expect((await confirm(person, session)).body.status).toBe('pending');
    await stage.stripe.control.pay(session);
    expect(await confirm(other, session)).toMatchObject({
      status: 404,
      body: { detail: 'Köpet hittades inte' },
    });
    expect(await isPaid(person, id)).toBe(false);
    expect((await confirm(person, session)).body).toEqual({
      status: 'completed',
      analysisId: id,
      reportCount: 1,
    });
    expect(await isPaid(person, id)).toBe(true);
  });

  it('is found by the sweep when nobody comes back and no event comes', async () => {
    const person = await signUp(stage.app.url);
    await stage.stripe.control.delivery('drop');
    await stage.stripe.control.pay(await stage.checkout(person, threeReports));
    expect(await stage.credits(person)).toBe(0);
    // Stripe is asked every ten minutes.
    const sweep = new Date(Date.now() + 11 * 60_000);
    await stage.app.app.get(BillingSweep, { strict: false }).sweep(sweep);
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
  });

  it('of a slow method gives nothing until the money has come', async () => {
    const person = await signUp(stage.app.url);
    const id = await stage.addPreview(person);
    const session = await stage.checkout(person, { analysisId: id });
    await stage.stripe.control.pay(session, { slow: 'succeeds' });
    await stage.calm();
    expect((await confirm(person, session)).body.status).toBe('pending');
    expect(await purchases(person)).toMatchObject([{ status: 'pending', amount: 14_900, withdrawal: null }]);
    // It is not asked for a second time meanwhile.
    expect(
      await person.call('POST', '/checkout/analysis', { analysisId: id, termsAccepted: true }),
    ).toMatchObject({ status: 409, body: { code: 'payment_under_way' } });
    await stage.stripe.control.settle(session, 'succeeds');
    await stage.calm();
    expect((await confirm(person, session)).body.status).toBe('completed');
    expect(await isPaid(person, id)).toBe(true);
  });

  it('of a slow method that fails gives nothing, and may be tried anew', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, threeReports);
    await stage.stripe.control.pay(session, { slow: 'fails' });
    await stage.stripe.control.settle(session, 'fails');
    await stage.calm();
    expect((await confirm(person, session)).body.status).toBe('failed');
    expect(await stage.credits(person)).toBe(0);
    expect(await purchases(person)).toMatchObject([
      { status: 'failed', amount: 29_700, amountRefunded: 0, withdrawal: null, receiptUrl: null },
    ]);
    const again = await stage.checkout(person, threeReports);
    await stage.stripe.control.pay(again);
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
  });

  it('that is declined leaves the page open', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, threeReports);
    const { refusal } = await stage.stripe.control.pay(session, { card: '4000000000000002' });
    expect(refusal).not.toBeNull();
    await stage.calm();
    expect((await confirm(person, session)).body.status).toBe('pending');
    expect(await stage.checkout(person, threeReports)).toBe(session);
  });

  it('is asked about in vain while Stripe does not answer, and never with what is no session', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, threeReports);
    await stage.stripe.control.faults({ status: 500, count: 100 });
    expect(await confirm(person, session)).toMatchObject({
      status: 503,
      body: { detail: 'Betaltjänsten svarar inte just nu. Försök igen om en stund.' },
    });
    expect((await confirm(person, 'cs_\0')).status).toBe(422);
    expect((await confirm(person, 'cs_unknown')).status).toBe(404);
  });

  it('that can never be settled holds up nobody else', async () => {
    const [odd, foreign, person] = [
      await signUp(stage.app.url),
      await signUp(stage.app.url),
      await signUp(stage.app.url),
    ];
    await stage.stripe.control.delivery('drop');
    for (const one of [odd, foreign, person])
      await stage.stripe.control.pay(await stage.checkout(one, threeReports));
    // As if its events had come and gone, so that the sweep alone can find it.
    for (const { id } of (await stage.stripe.sdk.events.list({ limit: 100 })).data)
      await em().execute(
        `insert into stripe_events (id, type, payload, status, attempts, created_at, received_at)
         values (?, 'x', '{}', 'ignored', 1, now(), now()) on conflict do nothing`,
        [id],
      );
    // Another price was offered to the first, and another account took the money of the second.
    await em().nativeUpdate(Purchase, { user: odd.userId }, { priceId: 'price_other' });
    await em().nativeUpdate(Purchase, { user: foreign.userId }, { sessionId: 'cs_live_other' });
    const sweep = new Date(Date.now() + 11 * 60_000);
    await stage.app.app.get(BillingSweep, { strict: false }).sweep(sweep);
    const statusOf = async (one: ApiClient) =>
      (await em().findOneOrFail(Purchase, { user: one.userId })).status;
    expect([await statusOf(odd), await statusOf(foreign), await statusOf(person)]).toEqual([
      'pending',
      'expired',
      'completed',
    ]);
    // An operator pays it back.
    const { id } = await em().findOneOrFail(Purchase, { user: odd.userId });
    const { sessions, charges } = await stage.stripe.control.books();
    const intent = sessions.find(({ metadata }) => metadata?.['purchaseId'] === id)!.payment_intent;
    await stage.stripe.control.refund(charges.find((charge) => charge.payment_intent === intent)!.id);
    const later = new Date(Date.now() + 22 * 60_000);
    await stage.app.app.get(BillingSweep, { strict: false }).sweep(later);
    expect([await statusOf(odd), await stage.credits(odd)]).toEqual(['refunded', 0]);
  });

  it('is spent by an analysis that completes later', async () => {
    const person = await signUp(stage.app.url);
    await spendAll(stage.app, person);
    await stage.stripe.control.pay(await stage.checkout(person, { productKey: 'single-report' }));
    await stage.calm();
    const id = await stage.addPreview(person);
    expect((await person.call('POST', `/analyses/${id}/unlock`)).status).toBe(200);
    expect([await isPaid(person, id), await stage.credits(person)]).toEqual([true, 0]);
  });
});
