import type { INestApplicationContext } from '@nestjs/common';
import type { Analyst } from '../../../src/analyses/analysis.types.js';
import { interruption } from '../../interrupt.js';
import { say } from '../../output.js';

/**
 * Runs an attempt in this process. The queue is not asked: an operator wants the answer, also while no worker runs.
 * @param analyst what writes the report; default what this call is set up for
 * @throws what the run failed with, after it was written down; Interrupted when it was broken off
 */
export async function runHere(
  app: INestApplicationContext,
  analysisId: string,
  attempt: number,
  analyst?: Analyst,
): Promise<void> {
  const { AnalysisPipeline } = await import('../../../src/analyses/analysis.pipeline.js');
  const { runAnalysis } = await import('../../../src/analyses/run-analysis.job.js');
  const stop = interruption();
  const signal = AbortSignal.any([stop, AbortSignal.timeout(runAnalysis.deadlineMs)]);
  try {
    const how = { signal, isFinal: () => true, ...(analyst && { analyst }) };
    await app.get(AnalysisPipeline).run({ analysisId, attempt }, how);
  } catch (error) {
    if (!stop.aborted) throw error;
    say(`${analysisId} failed for it; "app-cli analyses retry ${analysisId}" starts it over.`);
    throw stop.reason;
  }
}
