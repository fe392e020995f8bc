import type { EntityManager } from '@mikro-orm/postgresql';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Books } from './chaos-analyses-count.js';

/** What a new account is given where no operator has turned it. */
const FREE_REPORTS = 3;

/** Reads the tables and the picture folder as they stand. */
export async function readBooks(
  em: EntityManager,
  images: string,
): Promise<Pick<Books, 'analyses' | 'runs' | 'entries' | 'freeReports' | 'leases' | 'pictures'>> {
  const rows = <T>(sql: string) => em.execute<T[]>(sql);
  const named = await rows<{ sha256: string }>(
    `select sha256 from analysis_pictures union select sha256 from held_pictures
     union select tracked ->> 'sha256' from analyses, jsonb_array_elements(raw_listing_data -> 'trackedImages') as tracked
     union select sha256 from hand_ins where sha256 is not null
     union select image ->> 'sha256' from hand_ins, jsonb_array_elements(pictures) as image
     union select image ->> 'sha256' from shared_captures, jsonb_array_elements(raw -> 'trackedImages') as image`,
  );
  const [turned] = await rows<{ value: string }>(
    `select setting_value as value from app_settings where setting_key = 'free_reports_count'`,
  );
  const leases = await rows<{ name: string }>(
    `select name from leases where held_until > now() and name not like 'round:%'`,
  );
  return {
    analyses: await rows(
      `select id, user_id, status, attempt, is_paid, failure_code, failure_reason, verdict,
              analysis_result is not null as has_result from analyses`,
    ),
    runs: await rows('select analysis_id, attempt, run, outcome, ended_at from analysis_runs'),
    entries: await rows(
      'select user_id, kind, amount, reason, reference from credit_entries order by created_at, id',
    ),
    freeReports: turned ? Number(turned.value) : FREE_REPORTS,
    leases: leases.map(({ name }) => name),
    pictures: { named: new Set(named.map(({ sha256 }) => sha256)), kept: keptIn(join(images, 'originals')) },
  };
}

function keptIn(folder: string): ReadonlySet<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return new Set(names.flatMap((name) => /[0-9a-f]{64}$/.exec(name)?.[0] ?? []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
