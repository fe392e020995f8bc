import type { Stripe } from 'stripe';
import { startTestShop, type TestShop } from '../support/stripe-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.told());

describe('the page where one pays', () => {
  const send = async (url: string, form: Record<string, string>) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  /** What a browser shows after a form: the page that it is sent on to. */
  const shown = async (url: string, form: Record<string, string>) => {
    const { status, location } = await send(url, form);
    expect(status).toBe(303);
    const page = new URL(location!, url).href;
    const response = await fetch(page);
    return { status: response.status, page, text: await response.text() };
  };
  const card = (number: string) => ({ act: 'pay', method: 'card', card: number });

  it('shows what is bought and what is agreed to, safely', async () => {
    const { url, id } = await shop.open();
    const response = await fetch(url!);
    const text = await response.text();
    expect(text).toContain('Inga pengar dras');
    expect(text).toContain('Betala 297\u00a0kr');
    expect(text).toContain('59,40\u00a0kr');
    expect(text).toContain('Jag samtycker &amp; &lt;vet&gt;.');
    expect(text).toContain('href="https://butik.example/avbrutet?a=1&amp;b=2"');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    // Chromium follows a form's redirect only to addresses that the policy names.
    expect(policy).toContain("form-action 'self' https://butik.example");
    expect((await fetch(`${shop.stripe.url}/c/pay/${id}x`)).status).toBe(404);
  });

  it('lets one try another card, and leads back when it was taken', async () => {
    const { url, id } = await shop.open();
    const refused = await shown(url!, card('4000 0000 0000 0002'));
    expect(refused.text).toContain('role="alert"');
    expect(refused.text).toContain('4000 0000 0000 0002');
    // It can be opened anew, as the back button does; whoever comes to the page by its own address begins afresh.
    expect(await (await fetch(refused.page)).text()).toBe(refused.text);
    expect(await (await fetch(url!)).text()).not.toContain('role="alert"');
    const done = await send(url!, card('4242 4242 4242 4242'));
    expect(done).toMatchObject({ status: 303, location: `https://butik.example/klart?session=${id}` });
    expect(await (await fetch(url!)).text()).toContain('Betalningen är klar');
    expect((await shown(url!, card('4242 4242 4242 4242'))).text).toContain('Betalningen är klar');
    expect(await (await fetch(refused.page)).text()).toContain('Betalningen är klar');
    const { payment_intent: intent } = await shop.sdk.checkout.sessions.retrieve(id);
    const { data } = await shop.sdk.charges.list({ payment_intent: intent as string, limit: 1 });
    const receipt = await fetch(data[0]!.receipt_url!);
    expect(await receipt.text()).toContain('Kort som slutar på 4242');
    expect(await shop.takenOf(intent as string)).toEqual([29_700]);
  });

  it.each([
    ['12/20', 'invalid_expiry_year', 'Kortet har gått ut.'],
    ['13/34', 'invalid_expiry_month', 'Månaden stämmer inte'],
  ])('refuses a card that is good to %s, in Stripe’s words and in Swedish', async (expiry, code, said) => {
    const { url, id } = await shop.open();
    const { text } = await shown(url!, { ...card('4242 4242 4242 4242'), expiry });
    expect(text).toContain(said);
    expect(text).toContain(`value="${expiry}"`);
    const { payment_status: status, payment_intent: intent } = await shop.sdk.checkout.sessions.retrieve(id, {
      expand: ['payment_intent'],
    });
    expect([status, (intent as Stripe.PaymentIntent).last_payment_error?.code]).toEqual(['unpaid', code]);
    expect((await send(url!, { ...card('4242 4242 4242 4242'), expiry: '12/34' })).status).toBe(303);
  });

  it('takes promotion codes: half the price, nothing, and none that do not exist', async () => {
    const half = await shop.open();
    expect((await shown(half.url!, { act: 'promotion', promotion: 'FINNSEJ' })).text).toContain(
      'Rabattkoden finns inte',
    );
    // A code that is sent with the payment changes the price first: nobody pays what they have not seen.
    const { text } = await shown(half.url!, { ...card('4242'), promotion: ' halva ' });
    expect(text).toContain('Betala 148,50\u00a0kr');
    await send(half.url!, card('4242424242424242'));
    expect(await shop.sdk.checkout.sessions.retrieve(half.id)).toMatchObject({
      amount_subtotal: 29_700,
      amount_total: 14_850,
      // A fifth of what is left.
      total_details: { amount_discount: 14_850, amount_tax: 2_970 },
      payment_status: 'paid',
    });
    const free = await shop.open();
    await send(free.url!, { act: 'promotion', promotion: 'GRATIS' });
    expect((await send(free.url!, { act: 'pay' })).status).toBe(303);
    expect(await shop.sdk.checkout.sessions.retrieve(free.id)).toMatchObject({
      amount_total: 0,
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
  });

  it('asks for an address when the shop gave none', async () => {
    const { url } = await shop.open({ customer_email: undefined });
    expect((await shown(url!, card('4242424242424242'))).text).toContain('Skriv en e-postadress');
    const done = await send(url!, { ...card('4242424242424242'), email: 'bo@kund.example' });
    expect(done.status).toBe(303);
  });
});
