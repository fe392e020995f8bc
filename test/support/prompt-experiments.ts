import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { User } from '../../src/auth/user.entity.js';
import type { ExperimentRun } from '../../src/experiments/experiments.types.js';
import { PromptExperimentResult } from '../../src/experiments/prompt-experiment-result.entity.js';
import { PromptExperiment } from '../../src/experiments/prompt-experiment.entity.js';
import { promptTemplateIds, type PromptTemplateId } from '../../src/reports/reports.types.js';
import type { ApiClient } from './api-client.js';
import type { Stage } from './screens.js';

export const promptsPath = '/admin/prompts';
export const experimentsApi = /\/api\/admin\/experiments\?/;
export const promptsApi = /\/api\/admin\/prompts$/;

interface ExperimentFields {
  readonly address?: string | null;
  readonly promptIds?: readonly PromptTemplateId[];
  readonly repeats?: number;
  readonly status?: PromptExperiment['status'];
  /** How each run ended, by prompt and then by repeat; the last one stands for the rest. */
  readonly runs?: readonly ExperimentRun['status'][];
  readonly createdAt?: Date;
  readonly hemnetUrl?: string;
}

/** Signs an administrator in where nobody has tried anything. */
export async function startWithoutExperiments(stage: Stage): Promise<ApiClient> {
  await stage.app.app.get(EntityManager).fork().nativeDelete(PromptExperiment, {});
  return stage.signIn('admin');
}

/** An experiment as it would stand in the database, without what its runs wrote. @returns its id */
export async function addExperiment(
  stage: Stage,
  admin: ApiClient,
  { address = 'Storgatan 1', runs = ['completed'], repeats = 1, ...fields }: ExperimentFields = {},
): Promise<string> {
  const { promptIds = promptTemplateIds, status = 'completed', createdAt = new Date(), hemnetUrl } = fields;
  const analysisId = await stage.addAnalysis(admin, { address, ...(hemnetUrl ? { hemnetUrl } : {}) });
  const em = stage.app.app.get(EntityManager).fork();
  const experiment = new PromptExperiment(
    randomUUID(),
    {
      analysis: em.getReference(Analysis, analysisId),
      input: { listing: {}, images: [], disagreements: [] },
      day: '2026-11-20',
    },
    {
      promptIds,
      repeats,
      model: 'gpt-test',
      version: '0123456789ab',
      createdBy: em.getReference(User, admin.userId),
    },
  );
  Object.assign(experiment, { status, createdAt });
  em.persist(experiment);
  promptIds.forEach((promptId, which) => {
    for (let repeat = 1; repeat <= repeats; repeat += 1) {
      const run = new PromptExperimentResult(experiment, promptId, repeat);
      run.status = runs[which * repeats + repeat - 1] ?? runs.at(-1)!;
      em.persist(run);
    }
  });
  await em.flush();
  return experiment.id;
}
