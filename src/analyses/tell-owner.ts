import { Logger } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { serviceAway } from '../shared/service-away.js';
import type { AnalysisEventsService } from './analysis-events.service.js';
import { Analysis } from './analysis.entity.js';
import { toCard } from './analysis-view.js';
import { UntoldChange } from './untold-change.entity.js';

const logger = new Logger('TellOwner');

/** `away`: PostgreSQL or Redis did not take it, nor would they another; `failed`: this one cannot be told as it stands. */
type Telling = 'told' | 'away' | 'failed';

/**
 * Tells the owner's open pages how an analysis stands now, or that it is gone, unless that was told already. Never
 * throws, for what is to be told has happened; what is not told stays noted as untold.
 */
export async function tellOwner(
  em: EntityManager,
  events: AnalysisEventsService,
  id: string,
): Promise<Telling> {
  try {
    return await tell(em.fork(), events, id);
  } catch (error) {
    logger.warn(`A change was not told yet: ${(error as Error).message}`);
    return serviceAway(error) ? 'away' : 'failed';
  }
}

async function tell(em: EntityManager, events: AnalysisEventsService, id: string): Promise<Telling> {
  const change = await em.findOne(UntoldChange, { analysisId: id });
  if (!change) return 'told';
  // Read after the change was, it is at least as new.
  const row = await em.findOne(Analysis, { id });
  const type = change.type === 'insert' ? 'insert' : 'update';
  const event = row ? ({ type, analysis: toCard(row) } as const) : ({ type: 'delete', id } as const);
  if (!(await events.publish(change.user.id, event, { id, revision: Number(change.revision) })))
    return 'away';
  await em.nativeDelete(UntoldChange, { analysisId: id, revision: change.revision });
  return 'told';
}
