import type { CheckoutView } from '../../../src/billing/billing.types.js';
import type { LimitMet } from './chaos-billing-happened.js';
import { callWithSession, type Buyer } from './chaos-buyers.js';
import type { World } from './chaos-world.js';

/** @param buyer one who buys nothing else, @param allowed how many payments one person may begin */
export async function meetTheLimit(world: World, buyer: Buyer, allowed: number): Promise<LimitMet> {
  const wanted = { productKey: 'single-report', termsAccepted: true };
  const restarts = world.counts.redis;
  const met = (waitS?: number) => ({
    letThrough,
    allowed: allowed * (1 + world.counts.redis - restarts),
    waitS,
  });
  let letThrough = 0;
  // Some are lost with what breaks meanwhile, and are asked for again.
  for (let asked = 0; asked < allowed * 2; asked += 1) {
    await world.whole();
    const answer = await callWithSession<CheckoutView>(
      world,
      buyer,
      'POST',
      '/checkout/credits',
      wanted,
    ).catch(() => undefined);
    if (answer?.status === 429) return met(Number(answer.headers.get('retry-after')));
    if (answer?.status === 200) letThrough += 1;
  }
  return met();
}
