import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../src/auth/user.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { signUp, type ApiClient } from './api-client.js';
import { addPurchase } from './purchases.js';
import type { Stage } from './screens.js';

export const usersPath = '/admin/users';
export const usersApi = '**/api/admin/users?*';
export const erasureApi = '**/api/admin/users/*/erasure';

/** Signs an administrator in beside whom there is nobody else. */
export async function startAlone({ app, signIn }: Stage): Promise<ApiClient> {
  const em = app.app.get(EntityManager).fork();
  await em.nativeDelete(User, {});
  const admin = await signIn('admin');
  await em.nativeUpdate(User, { id: admin.userId }, { createdAt: new Date('2026-03-01T08:00:00Z') });
  return admin;
}

/** Somebody who has analyses, purchases and reports left. */
export async function addBuyer(stage: Stage, email: string): Promise<ApiClient> {
  const { app, addAnalysis } = stage;
  const buyer = await signUp(app.url, { email });
  await addAnalysis(buyer);
  await addAnalysis(buyer, { status: 'failed', analysisResult: null, isPaid: false });
  await addPurchase(app, buyer);
  await addPurchase(app, buyer, { status: 'expired', completedAt: null, amountPaid: 0, reportsGranted: 0 });
  await app.app.get(CreditsService, { strict: false }).grant(buyer.userId, 2, 'för väntan', 'cli:test');
  return buyer;
}

/** People without any doings, `person-1@…` the newest. */
export async function addPeople({ app }: Stage, count: number): Promise<void> {
  const em = app.app.get(EntityManager).fork();
  for (let at = 1; at <= count; at += 1) {
    const user = new User(`person-${at}@test.example`, 'no password');
    user.createdAt = new Date(Date.parse('2026-11-01T21:30:00Z') - at * 3_600_000);
    user.emailConfirmedAt = user.createdAt;
    em.persist(user);
  }
  await em.flush();
}
