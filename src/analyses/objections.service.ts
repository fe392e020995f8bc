import { isDeepStrictEqual } from 'node:util';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordAct } from '../shared/audit/record-act.js';
import type { CurrentUser } from '../shared/http/access.js';
import { Analysis } from './analysis.entity.js';
import { AnalysisNotFound, ClaimGone, TooManyObjections } from './analysis.errors.js';
import { claimAt } from './claim-at.js';
import { Objection } from './objection.entity.js';
import type { GivenObjection } from './objection.types.js';
import { ReportService } from './report.service.js';

/** Of one report; a report has under 200 claims. */
const mostOfOneReport = 200;

/** Keeps what readers of reports say is wrong in them. */
@Injectable()
export class ObjectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly reports: ReportService,
  ) {}

  /**
   * Of whoever may read the report, about a claim of it as it stands. That an administrator objects to a claim of
   * another's report is logged. What was said of the same claim in the same words, and is not handled yet, is not kept
   * again: the answer may have been lost.
   * @throws AnalysisNotFound, AnalysisNotCompleted, PaymentRequired, TooManyObjections, and ClaimGone when another report
   * stands there now
   */
  async add(caller: CurrentUser, analysisId: string, given: GivenObjection): Promise<{ id: string }> {
    const { result, revision, isOwner } = await this.reports.reading(caller, analysisId);
    const claim = revision === given.revision ? claimAt(result, given.path) : null;
    if (!claim) throw new ClaimGone();
    return this.em.fork().transactional(async (em) => {
      // It may be deleted meanwhile.
      const analysis = await em.findOne(
        Analysis,
        { id: analysisId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!analysis) throw new AnalysisNotFound();
      const { path, reason, text } = given;
      const alike = await em.find(Objection, {
        ...{ analysis, path, reason, text, isAdministrators: !isOwner },
        handledAt: null,
      });
      const said = alike.find((one) => isDeepStrictEqual(one.claim, claim));
      if (said) return { id: said.id };
      if ((await em.count(Objection, { analysis })) >= mostOfOneReport) throw new TooManyObjections();
      // Results of earlier times may lack it.
      const { meta }: Partial<typeof result> = result;
      const objection = new Objection(analysis, given, { claim, meta, isAdministrators: !isOwner });
      await em.persist(objection).flush();
      const { id } = objection;
      if (!isOwner)
        await recordAct(em, {
          actor: `user:${caller.id}`,
          act: 'objection.add',
          subject: `analysis:${analysisId}`,
          details: { objection: id },
        });
      return { id };
    });
  }
}
