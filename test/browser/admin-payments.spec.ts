import { EntityManager } from '@mikro-orm/postgresql';
import { signUp } from '../support/api-client.js';
import {
  addPurchases,
  purchaseKinds,
  purchasesApi,
  purchasesPath,
  showSixtyPurchases,
  startWithoutPurchases,
} from '../support/purchases.js';
import { describeScreens, type ScreenState } from '../support/screens.js';
import { problem } from '../support/shop.js';

/** What the page shows while the server answers so. */
const answering = (name: string, status: number, heading: string): ScreenState => ({
  name,
  async show(stage) {
    await startWithoutPurchases(stage);
    await stage.page.route(purchasesApi, (route) => route.fulfill(problem(status)));
    await stage.open(purchasesPath);
    await stage.page.getByRole('heading', { name: heading }).waitFor();
  },
});

// All lists of the administrators' show the same where they have no rows, and lead to other pages in the same way: here
// for all of them.
describeScreens('the administrators’ purchases', [
  {
    name: 'admin-payments-kinds',
    route: '/admin/payments',
    async show(stage) {
      await startWithoutPurchases(stage);
      const long = await signUp(stage.app.url);
      const email = `${'en.mycket.lang.adress.'.repeat(6)}${Date.now()}@forening.example`;
      await stage.app.app
        .get(EntityManager)
        .fork()
        .execute('update users set email = ? where id = ?', [email, long.userId]);
      await addPurchases(stage, await signUp(stage.app.url), purchaseKinds.slice(0, -2));
      await addPurchases(stage, null, [
        { createdAt: new Date('2026-03-01T08:00:00Z'), ...purchaseKinds.at(-2) },
      ]);
      await addPurchases(stage, long, [
        { createdAt: new Date('2026-02-01T08:00:00Z'), ...purchaseKinds.at(-1) },
      ]);
      await stage.open(purchasesPath);
      await stage.page.getByText('14 köp').waitFor();
    },
  },
  {
    name: 'admin-payments-many',
    async show(stage) {
      await showSixtyPurchases(stage);
      await stage.open(`${purchasesPath}?page=2&filter=completed&search=paket`);
      await stage.page.getByText('26–50 av 60').waitFor();
    },
  },
  {
    name: 'admin-payments-empty',
    async show(stage) {
      await startWithoutPurchases(stage);
      await stage.open(purchasesPath);
      await stage.page.getByRole('heading', { name: 'Inga köp än' }).waitFor();
      await stage.page.getByText(`${stage.app.url}/api/billing/webhook`).waitFor();
    },
  },
  {
    name: 'admin-payments-no-match',
    async show(stage) {
      await startWithoutPurchases(stage);
      await addPurchases(stage, null, [{}]);
      await stage.open(`${purchasesPath}?search=ingen%40test.example`);
      await stage.page.getByRole('heading', { name: 'Inga köp hittades' }).waitFor();
    },
  },
  {
    name: 'admin-payments-no-page',
    async show(stage) {
      await startWithoutPurchases(stage);
      await addPurchases(stage, null, [{}]);
      await stage.open(`${purchasesPath}?page=7`);
      await stage.page.getByRole('heading', { name: 'Så många köp finns det inte' }).waitFor();
    },
  },
  {
    name: 'admin-payments-loading',
    async show(stage) {
      await startWithoutPurchases(stage);
      await stage.page.route(purchasesApi, () => undefined);
      await stage.open(purchasesPath);
      await stage.page.getByText('Laddar köpen...').waitFor({ state: 'attached' });
    },
  },
  answering('admin-payments-failed', 500, 'Köpen kunde inte hämtas'),
  answering('admin-payments-silent', 503, 'Köpen kunde inte hämtas'),
]);
