import { request } from 'node:http';
import { startTestShop, type TestShop } from '../support/stripe-shop.js';

let shop: TestShop;
let path: string;
beforeAll(async () => {
  shop = await startTestShop();
  const { id } = await shop.open();
  path = `/c/pay/${id}`;
});
afterAll(() => shop?.close());

interface Asked {
  readonly path?: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

/** As a browser asks; PORT in a header stands for the shop's own. */
const ask = (asked: Asked): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(shop.stripe.url);
    const headers = Object.fromEntries(
      Object.entries(asked.headers ?? {}).map(([name, value]) => [name, value.replace('PORT', port)]),
    );
    const { method = 'GET' } = asked;
    const sent = request({ host: '127.0.0.1', port, path: asked.path ?? path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    sent.on('error', reject).end(method === 'POST' ? 'act=remove' : undefined);
  });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the test shop', () => {
  it.each(['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])('answers to %s', async (host) => {
    expect((await ask({ headers: { host } })).status).toBe(200);
  });

  it.each(['ond.example', 'ond.example:PORT', '127.0.0.1.ond.example:PORT', '192.168.1.7:PORT'])(
    'does not answer to %s, as the mailbox does not',
    async (host) => {
      const asked = [path, '/receipts/x', '/v1/events', '/_local/books', '/nowhere'];
      for (const each of asked)
        expect([each, (await ask({ path: each, headers: { host } })).status]).toEqual([each, 421]);
      expect((await ask({ headers: { host } })).text).toContain('Tjänsten svarar inte under det här namnet');
    },
  );

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another server on this machine', { 'sec-fetch-site': 'same-site' }],
    ['another origin, by a browser that tells no more', { origin: 'https://ond.example' }],
    ['no origin', { origin: 'null' }],
  ])('takes no form of a page of %s', async (_whose, headers) => {
    const { status, text } = await ask({ method: 'POST', headers: { ...form, ...headers } });
    expect(status).toBe(403);
    expect(text).toContain('Begäran kom från en annan webbplats');
  });

  it.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['its own origin', { origin: 'http://127.0.0.1:PORT' }],
    ['no browser', {}],
  ])('takes a form of %s', async (_whose, headers) => {
    expect((await ask({ method: 'POST', headers: { ...form, ...headers } })).status).toBe(303);
  });
});
