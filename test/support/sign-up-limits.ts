import { attemptLimits } from '../../src/auth/attempt-limits.service.js';
import { LimitsService } from '../../src/shared/limits/limits.service.js';
import type { TestApp } from './app.js';

const here = '127.0.0.1';

/**
 * A run signs up more people from one place, or one person more often, than the service allows an hour.
 * @param email of the one who is made anew
 */
export async function forgetSignUps({ app }: TestApp, email?: string): Promise<void> {
  const limits = app.get(LimitsService, { strict: false });
  await limits.forget(attemptLimits.signup, 'network', here);
  if (email === undefined) return;
  await limits.forget(attemptLimits.signup, 'email', email);
  await limits.forget(attemptLimits.signup, 'pair', `${email} ${here}`);
}
