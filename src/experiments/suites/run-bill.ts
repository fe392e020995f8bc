import type { ReportsService } from '../../reports/reports.service.js';
import type { AnswerPolicy, ModelCall, SuiteModel } from './suite-model.js';
import type { AnswerSource, RunResult } from './suite.types.js';

/** A model that was asked in a run, by the name that its price is known by. */
export interface Asked {
  readonly model: string;
  readonly answers: SuiteModel;
}

/** From what says most of a run to what says least. */
const sources = ['model', 'cache', 'older recording', 'recording'] as const;

/** Where a run's answers came from, and what they took. */
export function bill(
  analyst: 'openai' | 'rules',
  writer: Asked,
  judges: readonly Asked[],
  { asks }: AnswerPolicy,
  reports: Pick<ReportsService, 'costOf'>,
): Pick<RunResult, 'source' | 'costUsd' | 'answersUsd' | 'tokens' | 'ms'> {
  const { calls } = writer.answers;
  const cost = ({ model, answers }: Asked, isCounted: (call: ModelCall) => boolean): (number | null)[] =>
    answers.calls.filter(isCounted).map(({ usage }) => reports.costOf(model, usage));
  const source: AnswerSource =
    analyst === 'rules'
      ? 'rules'
      : (sources.find((each) => calls.some((call) => call.source === each)) ??
        (asks === 'recordings' ? 'recording' : 'model'));
  return {
    source,
    costUsd: sum([writer, ...judges].flatMap((asked) => cost(asked, (call) => call.source === 'model'))),
    answersUsd: sum(cost(writer, () => true)),
    tokens:
      calls.length === 0
        ? null
        : {
            input: sum(calls.map(({ usage }) => usage.input))!,
            cachedInput: sum(calls.map(({ usage }) => usage.cachedInput))!,
            output: sum(calls.map(({ usage }) => usage.output))!,
          },
    ms: calls.length === 0 ? null : sum(calls.map(({ ms }) => ms)),
  };
}

/** Null when one of them is not known. */
function sum(parts: readonly (number | null)[]): number | null {
  return parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0);
}
