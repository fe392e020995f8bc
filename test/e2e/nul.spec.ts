import { signUp, callAs, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startTestStripe, type TestStripe } from '../support/stripe.js';

let app: TestApp;
let stripe: TestStripe;
let buyer: ApiClient;

beforeAll(async () => {
  stripe = await startTestStripe();
  app = await startTestApp(stripe.env);
  buyer = await signUp(app.url);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const nul = '\0';
const password = `ett-långt-lösenord${nul}`;

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
    ['POST', '/auth/confirm', { token: `abc${nul}` }],
    ['POST', '/auth/reset', { email: `ny${nul}@test.example` }],
    ['POST', '/auth/reset/confirm', { token: `abc${nul}`, password }],
    ['GET', '/analyses?search=%00', undefined],
    ['GET', '/analyses?cursor=%00', undefined],
    ['GET', '/analyses/compare?ids=%00,%00', undefined],
    ['GET', '/analyses/%00', undefined],
    ['GET', '/analyses/%00/report', undefined],
    ['DELETE', '/analyses/%00', undefined],
    ['POST', '/analyses', { url: `https://exempelmaklaren.example/objekt/gatan-1${nul}-1001` }],
    ['POST', '/analyses/hand-in', { url: nul }],
    ['GET', '/products/%00', undefined],
    ['GET', '/images/%00', undefined],
    ['POST', '/checkout/credits', { productKey: nul, termsAccepted: true }],
    ['POST', '/checkout/analysis', { analysisId: nul, termsAccepted: true }],
    ['POST', '/checkout/confirm', { sessionId: `cs_test_${nul}` }],
    ['POST', '/account/purchases/%00/withdraw', { reports: 1, amount: 1 }],
  ])('%s %s is refused', async (method, path, body) => {
    for (const call of [buyer.call, callAs(app.url)]) {
      const { status } = await call(method, path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('in the text of a page is left out', async () => {
    const form = new FormData();
    form.append('url', 'https://exempelmaklaren.example/objekt/provgatan-5-2001');
    form.append(
      'text',
      `Provgatan 5${nul}\nLuthagen, Uppsala kommun\n2 995 000 kr\nBoarea\n72,5 m²${nul}\nAntal rum\n3 rum`,
    );
    const response = await fetch(`${app.url}/api/analyses/hand-in`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
      body: form,
    });
    expect(response.status).toBeLessThan(500);
  });
});
