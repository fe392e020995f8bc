import type {
  ExperimentRun,
  ExperimentView,
  Uncertainties,
} from '../../../../../../src/experiments/experiments.types.js';
import type { AnalysisResult } from '../../../../../../src/reports/analysis-result.schema.js';
import type { PromptTemplateId } from '../../../../../../src/reports/reports.types.js';

export interface Report {
  readonly runId: string;
  readonly repeat: number;
  readonly result: AnalysisResult;
  readonly uncertainties: Uncertainties | null;
}

/** One prompt and what came of it. */
export interface Column {
  readonly promptId: PromptTemplateId;
  readonly runs: readonly ExperimentRun[];
  /** Those of the prompt, one for each run that went well; where none did and all have ended, the rules' one. */
  readonly reports: readonly Report[];
  /** `nobody`: there is no report, yet or at all. */
  readonly writtenBy: 'prompt' | 'rules' | 'nobody';
}

export const hasEnded = ({ status }: ExperimentRun): boolean => status === 'completed' || status === 'failed';

function reportsOf(runs: readonly ExperimentRun[], status: ExperimentRun['status']): readonly Report[] {
  return runs.flatMap(({ id, repeat, result, uncertainties, ...run }) =>
    run.status === status && result ? [{ runId: id, repeat, result, uncertainties }] : [],
  );
}

/** The columns of an experiment, in the order in which its prompts were asked. */
export function columnsOf({
  promptIds,
  runs,
}: Pick<ExperimentView, 'promptIds' | 'runs'>): readonly Column[] {
  return promptIds.map((promptId) => {
    const own = runs.filter((run) => run.promptId === promptId);
    const reports = reportsOf(own, 'completed');
    if (reports.length > 0) return { promptId, runs: own, reports, writtenBy: 'prompt' };
    // The rules write the same of the same home: one of their reports is all of them.
    const byRules = own.every(hasEnded) ? reportsOf(own, 'failed').slice(0, 1) : [];
    return { promptId, runs: own, reports: byRules, writtenBy: byRules.length > 0 ? 'rules' : 'nobody' };
  });
}

/** Whether the columns can be held against each other: two or more, all with reports that their prompt gave. */
export function areComparable(columns: readonly Column[]): boolean {
  return columns.length > 1 && columns.every(({ writtenBy }) => writtenBy === 'prompt');
}
