import type { EntityManager } from '@mikro-orm/postgresql';
import type { AppError } from '../shared/app-error.js';
import type { Analysis } from './analysis.entity.js';

/** SQL over `analyses`, as `Analysis.holdsReport` has it. */
export const holdsReport = '(is_paid and analysis_result is not null)';

/** SQL that takes the pictures of an analysis away which its listing does not show. */
export const picturesInVain = `
  delete from analysis_pictures p using analyses a
   where a.id = ? and p.analysis_id = a.id
     and not coalesce(a.raw_listing_data -> 'trackedImages', '[]') @> jsonb_build_array(jsonb_build_object('sha256', p.sha256))`;

/**
 * Fails an analysis that no worker will finish, with a line in the log of runs: that is where failures are counted. A
 * worker that still has it loses it; runs that never ended count as lost. A report that was paid for stands again,
 * completed, with the reason why it was not renewed.
 * @param analysis as it was found; of any run and state when those are not given
 * @returns whether it was still unfinished
 */
export async function failUnfinished(
  em: EntityManager,
  analysis: Pick<Analysis, 'id' | 'attempt'> & Partial<Pick<Analysis, 'run' | 'status'>>,
  { code, userMessage }: AppError,
): Promise<boolean> {
  const { id, attempt, run = null, status = null } = analysis;
  const ended = await em.execute<object[]>(
    `with ended as (
       update analyses set run = run + 1, updated_at = now(),
              status = case when ${holdsReport} then 'completed' else 'failed' end,
              failure_code = ?, failure_reason = ?,
              scraping_progress = case when ${holdsReport} then '{"current_step": "completed"}' else scraping_progress end
        where id = ? and attempt = ? and run = coalesce(?, run)
          and status = coalesce(?, status) and status in ('processing', 'scraped', 'analyzing')
        returning id, attempt, run
     ), lost as (
       update analysis_runs r set outcome = 'lost', ended_at = now()
         from ended where r.analysis_id = ended.id and r.outcome is null
     )
     insert into analysis_runs (id, analysis_id, attempt, run, started_at, ended_at, outcome, error_code, timings)
     select gen_random_uuid(), id, attempt, run, now(), now(), 'failed', ?, '{}' from ended returning id`,
    [code, userMessage, id, attempt, run, status, code],
  );
  if (ended.length > 0) await em.execute(`${picturesInVain} and ${holdsReport}`, [id]);
  return ended.length > 0;
}
