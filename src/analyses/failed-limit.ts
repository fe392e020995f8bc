import type { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from './analysis.entity.js';
import { FailedTooMany, StartedOverForGood } from './analysis.errors.js';

/**
 * What fails spends no report of its owner, uses up no preview unless a model was asked, and stays until it is deleted,
 * with its reason and what was handed in for it: so there is a number of failed analyses of an account, and of attempts
 * at one analysis. No buyer of a home comes near either.
 */
export const failedLimits = { analyses: 200, attempts: 200 } as const;

/**
 * Exact only while the caller holds the user's lock.
 * @param restarted the analysis that is to be started over, unless there is to be a new one
 * @throws FailedTooMany, StartedOverForGood
 */
export async function checkFailed(
  em: EntityManager,
  userId: string,
  restarted: Pick<Analysis, 'attempt'> | null,
): Promise<void> {
  const { analyses, attempts } = failedLimits;
  if (restarted && restarted.attempt >= attempts) throw new StartedOverForGood(attempts);
  if (restarted) return;
  const failed = await em.count(Analysis, { user: userId, status: 'failed' });
  if (failed >= analyses) throw new FailedTooMany(analyses);
}
