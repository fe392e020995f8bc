import type { INestApplicationContext } from '@nestjs/common';
import { Option } from 'commander';
import type { Analyst } from '../../../src/analyses/analysis.types.js';
import { Refused } from '../../output.js';

/** What a run in this process is to be written by, where that is said. */
export const analystOption = (): Option =>
  new Option('--analyst <analyst>', 'what writes, default as the instance is set up').choices([
    'rules',
    'openai',
  ]);

/**
 * Refuses to let the rules replace what a model wrote, unless it was asked for: the model's report is gone then.
 * @param ids of what is to be written anew
 * @throws Refused, and when a model is asked for that no key is set for
 */
export async function checkAnalyst(
  app: INestApplicationContext,
  ids: readonly string[],
  asked: Analyst | undefined,
): Promise<void> {
  const { CONFIG } = await import('../../../src/shared/config/config.js');
  const { analyst, openai } = app.get<import('../../../src/shared/config/config.js').Config>(CONFIG);
  if (asked === 'openai' && !openai)
    throw new Refused(
      'OPENAI_API_KEY is not set, so no model can write; let the rules write with --analyst rules',
    );
  if ((asked ?? analyst) === 'openai' || asked === 'rules') return;
  const { AdminAnalysesService } = await import('../../../src/analyses/admin-analyses.service.js');
  const writers = await app.get(AdminAnalysesService).writersOf(ids);
  const lowered = ids.filter((id) => writers.get(id) === 'openai');
  if (lowered.length === 0) return;
  const which =
    lowered.length === 1
      ? `a model wrote the report of ${lowered[0]}`
      : `a model wrote ${lowered.length} of the reports`;
  throw new Refused(
    `${which}, and here the rules would replace it: set OPENAI_API_KEY, or say so with --analyst rules`,
  );
}
