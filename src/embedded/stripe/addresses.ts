import type { Change, Kinds } from './books.js';

/** Pages of an earlier run are at the port of this one. @param origin where the pages are now */
export function moveAddresses(
  change: Change,
  sessions: readonly Kinds['checkout.session'][],
  charges: readonly Kinds['charge'][],
  origin: string,
): void {
  const moved = (address: string) => origin + new URL(address).pathname;
  for (const session of sessions) {
    if (session.url && session.url !== moved(session.url)) {
      change.put('checkout.session', { ...session, url: moved(session.url) });
    }
  }
  for (const charge of charges) {
    if (charge.receipt_url && charge.receipt_url !== moved(charge.receipt_url)) {
      change.put('charge', { ...charge, receipt_url: moved(charge.receipt_url) });
    }
  }
}
