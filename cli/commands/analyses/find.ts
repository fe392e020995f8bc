import type { INestApplicationContext } from '@nestjs/common';
import type { OperatorsAnalysis } from '../../../src/analyses/admin-analyses.types.js';
import type { AnalysisConditions } from '../../../src/analyses/analysis-conditions.js';
import { userOf } from '../../context.js';

/** More than there are. */
const all = 1_000_000_000;

/** Everything that meets the conditions, the oldest first. */
export async function findAll(
  app: INestApplicationContext,
  conditions: AnalysisConditions,
): Promise<readonly OperatorsAnalysis[]> {
  const { AdminAnalysesService } = await import('../../../src/analyses/admin-analyses.service.js');
  const query = { search: '', sort: 'created_at', order: 'asc', limit: all } as const;
  return (await app.get(AdminAnalysesService).find(conditions, query)).items;
}

/** Whose analyses and of which site, as options name them. @throws Refused when nobody has the address */
export async function ownerAndHost(
  app: INestApplicationContext,
  { user, host }: { user?: string; host?: string },
): Promise<Pick<AnalysisConditions, 'userId' | 'host'>> {
  return {
    ...(user !== undefined && { userId: (await userOf(app, user)).id }),
    ...(host !== undefined && { host }),
  };
}
