import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../src/auth/user.entity.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './app.js';

/**
 * A purchase of one report for 149 kr, paid, unless the fields say otherwise.
 * @param buyer null when the account is gone
 * @returns its id
 */
export async function addPurchase(
  { app }: TestApp,
  buyer: ApiClient | null,
  fields: Partial<Purchase> = {},
): Promise<string> {
  const em = app.get(EntityManager).fork();
  const offer = {
    productKey: 'single-report',
    productName: 'En rapport',
    reportCount: 1,
    priceId: 'price_single',
    amount: 14_900,
    currency: 'sek',
  };
  const purchase = new Purchase(em.getReference(User, buyer?.userId ?? ''), offer, '2026-11-01');
  const when = fields.createdAt ?? new Date();
  Object.assign(
    purchase,
    { status: 'completed', amountPaid: 14_900, reportsGranted: 1, createdAt: when, completedAt: when },
    buyer ? {} : { user: null },
    fields,
  );
  await em.persist(purchase).flush();
  return purchase.id;
}

/** Of a purchase that was begun and never paid. */
export const unpaid = { amountPaid: 0, reportsGranted: 0, completedAt: null } as const;
