import type {
  ExperimentRun,
  ExperimentView,
  Uncertainties,
} from '../../src/experiments/experiments.types.js';
import type { AnalysisResult, RedFlag, ViewingQuestion } from '../../src/reports/analysis-result.schema.js';
import type { PromptTemplateId } from '../../src/reports/reports.types.js';
import { sampleResult } from './results.js';

const evidence = [{ kind: 'field' as const, name: 'price', value: 2_000_000 }];

/** A flag of a rule; of the model when `rule` says so. */
export function flag(rule: string, title: string, severity: RedFlag['severity'] = 'warning'): RedFlag {
  return { rule, title, category: 'Skick', description: `${title}: be om underlag.`, severity, evidence };
}

export function question(text: string): ViewingQuestion {
  return { category: 'Skick', question: text, context: 'Det styr kostnaden.', priority: 2, evidence };
}

export function uncertainty(
  area: string,
  potentialImpact: Uncertainties['items'][number]['potentialImpact'] = 'medium',
): Uncertainties['items'][number] {
  return {
    area,
    issue: `${area} står inte i annonsen.`,
    potentialImpact,
    recommendedAction: 'Fråga mäklaren.',
  };
}

interface RunFields extends Partial<ExperimentRun> {
  /** What differs in its report; null: it has none. */
  readonly report?: Partial<AnalysisResult> | null;
  readonly unsure?: Uncertainties['items'];
}

/** A run that went well, unless the fields say otherwise. */
export function run(promptId: PromptTemplateId, repeat: number, fields: RunFields = {}): ExperimentRun {
  const { report = {}, unsure = [], ...rest } = fields;
  const meta = {
    ...sampleResult().meta,
    analyst: 'openai' as const,
    label: 'AI-genererad analys',
    model: 'gpt-test',
  };
  return {
    id: `${promptId}-${repeat}`,
    promptId,
    repeat,
    status: 'completed',
    failureReason: null,
    tokensUsed: 9_400,
    costUsd: 0.0123,
    executionTimeMs: 12_400,
    result: report && sampleResult({ meta: { ...meta, template: promptId }, ...report }),
    uncertainties: report && { summary: 'Sex av tio uppgifter finns.', items: unsure },
    ...rest,
  };
}

/** A run that is not done yet. */
export function runUnderWay(promptId: PromptTemplateId, repeat: number, isRunning = false): ExperimentRun {
  return run(promptId, repeat, {
    status: isRunning ? 'running' : 'waiting',
    report: null,
    tokensUsed: null,
    costUsd: null,
    executionTimeMs: null,
  });
}

/** A run without a report of the model's; the rules wrote instead. */
export function failedRun(promptId: PromptTemplateId, repeat: number, failureReason: string): ExperimentRun {
  return run(promptId, repeat, {
    status: 'failed',
    failureReason,
    tokensUsed: null,
    costUsd: null,
    executionTimeMs: 40,
    report: { meta: sampleResult().meta },
  });
}

/** An experiment of these runs, as GET /api/admin/experiments/:id answers it. */
export function experimentOf(
  runs: readonly ExperimentRun[],
  fields: Partial<ExperimentView> = {},
): ExperimentView {
  const isEnded = ({ status }: ExperimentRun): boolean => status === 'completed' || status === 'failed';
  const succeeded = runs.filter(({ status }) => status === 'completed').length;
  const ended = runs.filter(isEnded).length;
  const outcome = succeeded > 0 ? 'completed' : 'failed';
  return {
    id: 'c0ffee00-0000-4000-8000-000000000001',
    analysisId: 'c0ffee00-0000-4000-8000-000000000002',
    hemnetUrl: 'https://exempelmaklaren.example/objekt/storgatan-1',
    address: 'Storgatan 1',
    promptIds: [...new Set(runs.map(({ promptId }) => promptId))],
    repeats: Math.max(...runs.map(({ repeat }) => repeat)),
    status: ended < runs.length ? 'running' : outcome,
    summary: { succeeded, total: runs.length },
    createdAt: '2026-11-20T12:00:00.000Z',
    day: '2026-11-20',
    model: 'gpt-test',
    version: '3f9a1c77d2e84b05',
    ended,
    runs,
    ...fields,
  };
}
