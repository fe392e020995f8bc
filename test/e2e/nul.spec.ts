import { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { HandIn } from '../../src/analyses/hand-in.entity.js';
import { signUp, callAs, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { startTestStripe, type TestStripe } from '../support/stripe.js';

let app: TestApp;
let stripe: TestStripe;
let pages: PageServer;
let buyer: ApiClient;

beforeAll(async () => {
  stripe = await startTestStripe();
  pages = await startPageServer({ 'exempelmaklaren.example/objekt/provgatan-5-2001': { status: 404 } });
  app = await startTestApp({ ...stripe.env, SCRAPING_HOST_MAP: pages.hostMapText });
  buyer = await signUp(app.url);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
  await pages?.close();
});

const nul = '\0';
const description =
  'Charmig trea med stor potential nära stadens puls. Stammarna är från byggåret och ett stambyte planeras.';
const password = `ett-långt-lösenord${nul}`;

/** As a buyer may write them: keys that no list of ours has. */
const cursors = (
  [
    ['created_at', '2020-01-01 (x)'],
    ['created_at', '+275000-01-01T00:00:00Z'],
    ['price', 'Infinity'],
    ['verdict', '999999999999999.99999999999'],
    ['address', nul],
  ] as const
).map(([sort, key]) => {
  const place = JSON.stringify([key, '00000000-0000-4000-8000-000000000000']);
  return `sort=${sort}&cursor=${Buffer.from(place).toString('base64url')}`;
});

/** PostgreSQL holds no NUL in a text: whoever sends one is told so, and nothing breaks. */
describe('a NUL character', () => {
  it.each([
    ['POST', '/auth/signup', { email: `ny${nul}@test.example`, password, deviceId: `en-enhet${nul}` }],
    [
      'POST',
      '/auth/signup',
      { email: 'ny@test.example', password: 'ett-långt-lösenord', deviceId: `enhet-${nul}-1234567890` },
    ],
    ['POST', '/auth/login', { email: `ny${nul}@test.example`, password }],
    ['POST', '/auth/login', { email: 'ny@test.example', password }],
    ['POST', '/auth/confirm', { token: `abc${nul}`, password }],
    ['POST', '/auth/reset', { email: `ny${nul}@test.example` }],
    ['POST', '/auth/reset/confirm', { token: `abc${nul}`, password }],
    ['GET', '/analyses?search=%00', undefined],
    ['GET', '/analyses?cursor=%00', undefined],
    ...cursors.map((cursor): [string, string, undefined] => ['GET', `/analyses?${cursor}`, undefined]),
    ['GET', '/analyses/compare?ids=%00,%00', undefined],
    ['GET', '/analyses/%00', undefined],
    ['GET', '/analyses/%00/report', undefined],
    ['DELETE', '/analyses/%00', undefined],
    ['POST', '/analyses', { url: `https://exempelmaklaren.example/objekt/gatan-1${nul}-1001` }],
    ['POST', '/analyses/hand-in', { url: nul }],
    ['POST', '/analyses/%00/objections', { path: nul, revision: nul, reason: nul, text: nul }],
    ['GET', '/products/%00', undefined],
    ['GET', '/images/%00', undefined],
    ['POST', '/checkout/credits', { productKey: nul, termsAccepted: true }],
    ['POST', '/checkout/credits', { productKey: 'a\ud800', termsAccepted: true }],
    ['POST', '/checkout/analysis', { analysisId: nul, termsAccepted: true }],
    ['POST', '/checkout/confirm', { sessionId: `cs_test_${nul}` }],
    ['POST', '/account/purchases/%00/withdraw', { reports: 1, amount: 1 }],
  ] as [string, string, unknown][])('%s %s is refused', async (method, path, body) => {
    for (const call of [buyer.call, callAs(app.url)]) {
      const { status } = await call(method, path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('in a text that is handed in, or in the name of a picture, stands as U+FFFD', async () => {
    const link = 'https://exempelmaklaren.example/objekt/provgatan-5-2001';
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
      .jpeg()
      .toBuffer();
    const text = `Provgatan 5${nul}\nLuthagen, Uppsala kommun\n2 995 000 kr\nBoarea\n72,5 m²${nul}\nAntal rum\n3 rum
Byggår\n1968\nAvgift\n4 321 kr/mån\nBeskrivning\n${nul}${description}`;
    const part = (head: string, body: Buffer | string) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ];
    const response = await fetch(`${app.url}/api/analyses/hand-in?url=${encodeURIComponent(link)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: Buffer.concat([
        ...part('name="text"', text),
        ...part(`name="picture"; filename="a${nul}b.jpg"`, picture),
        ...part('name="picture"; filename*=utf-8\'\'c%00d.jpg', picture),
        Buffer.from('--x--\r\n'),
      ]),
    });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
    const em = app.app.get(EntityManager, { strict: false }).fork();
    const handIns = await em.findAll(HandIn, { orderBy: { name: 'asc' } });
    expect(handIns.map(({ kind, name }) => [kind, name])).toEqual([
      ['text', ''],
      ['picture', 'a\ufffdb.jpg'],
      ['picture', 'c\ufffdd.jpg'],
    ]);
    expect(handIns[0]!.extraction?.listing.description).toBe(`\ufffd${description}`);
  });
});
