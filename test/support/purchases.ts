import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../src/auth/user.entity.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { signUp, type ApiClient } from './api-client.js';
import type { TestApp } from './app.js';
import type { Stage } from './screens.js';

/**
 * A purchase of one report for 149 kr, paid, unless the fields say otherwise.
 * @param buyer null when the account is gone
 * @returns its id
 */
export async function addPurchase(
  { app }: TestApp,
  buyer: Pick<ApiClient, 'userId'> | null,
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
    { confirmationSentAt: when },
    buyer ? {} : { user: null },
    fields,
  );
  await em.persist(purchase).flush();
  return purchase.id;
}

/** Of a purchase that was begun and never paid. */
export const unpaid = { amountPaid: 0, reportsGranted: 0, completedAt: null } as const;

/** Of a purchase whose money came when its buyer's account was gone: nobody was there to be sent a confirmation. */
export const orphaned = { confirmationSentAt: null } as const;

/** Every stage of a purchase and what may happen to it, the newest first. */
export const purchaseKinds: readonly Partial<Purchase>[] = [
  { ...unpaid, status: 'pending', amount: 29_700, productName: 'Tre rapporter', reportCount: 3 },
  { ...unpaid, status: 'waiting' },
  {},
  { productName: 'Tre rapporter', reportCount: 3, reportsGranted: 3, amount: 29_700, amountPaid: 14_850 },
  { ...unpaid, status: 'failed' },
  { ...unpaid, status: 'expired' },
  { status: 'refunded', amountRefunded: 14_900 },
  {
    productName: 'Tre rapporter',
    reportCount: 3,
    reportsGranted: 3,
    amount: 29_700,
    amountPaid: 29_700,
    amountRefunded: 9_900,
    reportsTakenBack: 1,
  },
  {
    productName: 'Tio rapporter',
    reportCount: 10,
    reportsGranted: 10,
    amount: 129_000,
    amountPaid: 129_000,
    reportsWithdrawn: 8,
    amountWithdrawn: 103_200,
    withdrawnAt: new Date('2026-10-12T10:00:00Z'),
  },
  {
    reportsWithdrawn: 1,
    amountWithdrawn: 14_900,
    withdrawnAt: new Date('2026-10-12T10:00:00Z'),
    withdrawalRefundId: 're_1',
  },
  { disputeStatus: 'needs_response', reportsOwed: 1 },
  { disputeStatus: 'won' },
  { disputeStatus: 'a_word_of_tomorrow', status: 'refunded', amountRefunded: 14_900, reportsOwed: 1 },
  {
    productName: `Bostadsrättsföreningsårsredovisningspaketet ${'för hela den stora släkten '.repeat(4)}`,
    reportCount: 1_250,
    reportsGranted: 1_250,
    amount: 123_456_700,
    amountPaid: 123_456_700,
    amountRefunded: 1_050,
    disputeStatus: 'warning_needs_response',
    reportsOwed: 250,
  },
];

/** As many as three pages of the list hold, each with a number of its own. */
const sixty = Array.from({ length: 60 }, (_, at): Partial<Purchase> => ({ productName: `Paket ${60 - at}` }));

export const purchasesPath = '/admin/payments';
export const purchasesApi = '**/api/admin/purchases?*';

/** Signs an administrator in, before whom nobody has bought anything. */
export async function startWithoutPurchases({ app, signIn }: Stage): Promise<void> {
  await app.app.get(EntityManager).fork().nativeDelete(Purchase, {});
  await signIn('admin');
}

/** One for each of the fields, an hour apart, the newest at 22:30 in Sweden on 1 November 2026. */
export async function addPurchases(
  { app }: Stage,
  buyer: ApiClient | null,
  all: readonly Partial<Purchase>[],
): Promise<void> {
  const newest = Date.parse('2026-11-01T21:30:00Z');
  for (const [at, fields] of all.entries())
    await addPurchase(app, buyer, { createdAt: new Date(newest - at * 3_600_000), ...fields });
}

/** The first of three pages, newest first: `Paket 60` to `Paket 36`. */
export async function showSixtyPurchases(stage: Stage): Promise<void> {
  await startWithoutPurchases(stage);
  await addPurchases(stage, await signUp(stage.app.url), sixty);
  await stage.open(purchasesPath);
  await stage.page.getByText('1–25 av 60').waitFor();
}
