import { ProductsService } from '../../src/billing/products.service.js';
import { startAdvertServer, type AdvertServer } from './adverts.js';
import { stageOf, startBillingStage, type BillingStage } from './billing-stage.js';
import { lend } from './shared-app.js';
import { startTestStripe } from './stripe.js';
import { onceInWorker } from './worker-life.js';

/** What the tests of a file stand on that sell and need nothing of their own. */
export interface SharedBillingStage extends BillingStage {
  /** The adverts that its server can read. */
  readonly adverts: AdvertServer;
}

const started = onceInWorker(
  async () => {
    const adverts = await startAdvertServer();
    const { app, stripe } = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
    return { app, adverts, stripe };
  },
  async (part) => {
    await part.app.close();
    await part.stripe.close();
    await part.adverts.close();
  },
);

/**
 * The server of this worker that sells, as `sharedApp`: with empty tables, and a Stripe at which nobody has bought anything.
 * For `beforeAll`. A file that has Stripe fail or hold its events ends that in `afterEach`.
 */
export async function sharedBillingStage(): Promise<SharedBillingStage> {
  const part = await started();
  // No event of the last file's comes after the tables are emptied.
  await part.stripe.close();
  const app = await lend(part.app, part.adverts);
  // Where the server looks for it.
  part.stripe = await startTestStripe({ port: Number(new URL(part.stripe.url).port) });
  part.stripe.deliverTo(app.url);
  app.app.get(ProductsService, { strict: false }).forget();
  const stage = stageOf(app, part.stripe);
  return { ...stage, adverts: app.adverts, close: () => app.close() };
}
