import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { User } from '../../src/auth/user.entity.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './app.js';
import { sampleResult } from './results.js';

/** An analysis as administrators list it: without `status` a completed and paid one with a short report. */
export async function listAnalysis(
  { app }: TestApp,
  owner: ApiClient,
  fields: Partial<Analysis> = {},
  runs: readonly Partial<AnalysisRun>[] = [],
): Promise<string> {
  const em = app.get(EntityManager).fork();
  const key = randomUUID();
  const url = `https://exempelmaklaren.example/objekt/${key}`;
  const link = { url, site: 'exempel', key, kind: 'broker' } as const;
  const analysis = new Analysis(em.getReference(User, owner.userId), link);
  const done = { status: 'completed', isPaid: true, analysisResult: sampleResult(), verdict: 'YELLOW' };
  Object.assign(analysis, fields.status === undefined && done, { run: runs.length }, fields);
  em.persist(analysis);
  for (const [at, run] of runs.entries())
    em.persist(Object.assign(new AnalysisRun(analysis, 1, at + 1), run));
  await em.flush();
  return analysis.id;
}

/** Long enough for nobody to be at work on it any more. */
export const longAgo = () => new Date(Date.now() - 11 * 60_000);
