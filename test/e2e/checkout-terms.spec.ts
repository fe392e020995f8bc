import { EntityManager } from '@mikro-orm/postgresql';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';

let stage: BillingStage;
let person: ApiClient;
beforeAll(async () => {
  stage = await sharedBillingStage();
  person = await signUp(stage.app.url);
});
afterAll(() => stage?.close());

const bought = () => stage.app.app.get(EntityManager).fork().find(Purchase, { user: person.userId });
const ways = async () =>
  [
    ['/checkout/credits', { productKey: 'package-3-reports' }],
    ['/checkout/analysis', { analysisId: await stage.addPreview(person) }],
  ] as const;

it('begins no purchase by terms that are not those of today', async () => {
  for (const [path, wanted] of await ways()) {
    const { status, body } = await person.call<{ code: string; detail: string }>('POST', path, {
      ...wanted,
      termsAccepted: true,
      termsVersion: '2024-01-01',
    });
    expect([path, status, body.code, body.detail]).toEqual([
      path,
      409,
      'terms_changed',
      'Villkoren har ändrats. Ladda om sidan, läs dem och godkänn på nytt.',
    ]);
  }
  expect(await bought()).toEqual([]);
});

it('keeps with each purchase which terms were agreed to, and when', async () => {
  const before = Date.now();
  for (const [path, wanted] of await ways()) {
    const agreed = { ...wanted, termsAccepted: true, termsVersion: '2026-12-01' };
    expect([path, (await person.call('POST', path, agreed)).status]).toEqual([path, 200]);
  }
  const purchases = await bought();
  expect(purchases.map(({ termsVersion }) => termsVersion)).toEqual(['2026-12-01', '2026-12-01']);
  for (const { termsAcceptedAt } of purchases)
    expect(termsAcceptedAt.getTime()).toBeGreaterThanOrEqual(before);
});
