import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnalysisEventsService } from './analysis-events.service.js';
import { PictureSweep, type LeftPicture } from './picture-sweep.js';
import { usedPictures } from './used-pictures.js';

/** How many there are of a person's; `pictures` are those that nobody else uses. */
export interface AnalysisCounts {
  readonly analyses: number;
  readonly completedAnalyses: number;
  readonly handIns: number;
  readonly pictures: number;
}

/** What analyses hold of a person: the rows go with the user's, by foreign keys; here is what no foreign key reaches. */
@Injectable()
export class AnalysisErasureService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: AnalysisEventsService,
    private readonly pictures: PictureSweep,
  ) {}

  async counts(userId: string, em: EntityManager = this.em.fork()): Promise<AnalysisCounts> {
    const [counted] = await em.execute<[Omit<AnalysisCounts, 'pictures'>]>(
      `select count(*)::int as analyses, (count(*) filter (where status = 'completed'))::int as "completedAnalyses",
              (select count(*) from hand_ins h join analyses a on a.id = h.analysis_id where a.user_id = ?
                 and h.kind <> 'earlier')::int as "handIns"
         from analyses where user_id = ?`,
      [userId, userId],
    );
    const names = (await picturesOf(em, userId)).map(({ sha256 }) => sha256);
    const used = await usedPictures(em, names, userId);
    return { ...counted, pictures: names.filter((sha256) => !used.has(sha256)).length };
  }

  /**
   * Makes runs under way wait until the transaction ends, in which the analyses go: then they find nothing to write to.
   * @returns the pictures to give to `forget` after it
   */
  async hold(em: EntityManager, userId: string): Promise<readonly LeftPicture[]> {
    await em.execute('select 1 from analyses where user_id = ? order by id for update', [userId]);
    return picturesOf(em, userId);
  }

  /** After the analyses are gone: open pages hear no more, and pictures that nobody else uses leave the store. */
  async forget(userId: string, pictures: readonly LeftPicture[]): Promise<void> {
    await this.events.end(userId);
    await this.pictures.removeUnused(pictures);
  }
}

/** The pictures that a person's analyses and hand-ins name. */
async function picturesOf(em: EntityManager, userId: string): Promise<LeftPicture[]> {
  const pictures = await em.execute<{ sha256: string; ms: number }[]>(
    `with own as (
       select a.id, coalesce((select max(coalesce(ended_at, now())) from analysis_runs where analysis_id = a.id), now()) as ended
         from analyses a where user_id = ?
     ), named as (
       select sha256, ended as stored_before from own join analysis_pictures on analysis_id = own.id
       union all
       select sha256, ended from own join held_pictures on analysis_id = own.id
       union all
       select sha256, greatest(created_at, ended) from own join hand_ins on analysis_id = own.id where sha256 is not null
       union all
       select kept ->> 'sha256', greatest(created_at, ended) from own join hand_ins on analysis_id = own.id,
              jsonb_array_elements(pictures) as kept
     )
     select sha256, (extract(epoch from max(stored_before)) * 1000)::float8 as ms from named group by sha256`,
    [userId],
  );
  return pictures.map(({ sha256, ms }) => ({ sha256, storedBefore: new Date(Math.ceil(ms)) }));
}
