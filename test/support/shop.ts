import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { ProductView } from '../../src/billing/billing.types.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './app.js';
import { products } from './products.js';

export { problem } from './problem.js';
export { products, wordyProduct } from './products.js';

/** Answers for our shop on a page, in the words of the contract. */
export async function sell(page: Page, sold: readonly ProductView[] = products): Promise<void> {
  await page.route('**/api/products', (route) => route.fulfill({ json: sold }));
  for (const one of sold) {
    await page.route(`**/api/products/${one.productKey}`, (route) => route.fulfill({ json: one }));
  }
}

/** Spends every report that somebody holds. */
export async function spendAll(app: TestApp, person: ApiClient): Promise<void> {
  const credits = app.app.get(CreditsService, { strict: false });
  await app.app
    .get(EntityManager)
    .fork()
    .transactional(async (em) => {
      while (await credits.spend(em, person.userId, `test:${randomUUID()}`));
    });
}
