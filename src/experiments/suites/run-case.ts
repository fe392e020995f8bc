import type { ImageStore } from '../../image-tracking/image-store.service.js';
import type { AnalysisResult } from '../../reports/analysis-result.schema.js';
import { ReportTooCostly } from '../../reports/reports.errors.js';
import { ReportsService, type WriteOptions } from '../../reports/reports.service.js';
import type { ReportDraft, ReportInput } from '../../reports/reports.types.js';
import { AppError } from '../../shared/app-error.js';
import type { Config } from '../../shared/config/config.js';
import type { CheckCall, JudgeQuestion } from '../checks/check.types.js';
import { isMeantFor, runCheck } from '../checks/checks.js';
import type { GoldenCase } from './case.schema.js';
import { bill, type Asked } from './run-bill.js';
import { SuiteModel, type AnswerPolicy } from './suite-model.js';
import type { RunCheck, RunResult, Variant } from './suite.types.js';

/** What all runs of a suite share. */
export interface RunTools {
  readonly config: Config;
  readonly images: ImageStore;
  readonly policy: AnswerPolicy;
  readonly checks: readonly CheckCall[];
  /** Null when no check is a rubric. */
  readonly judge: string | null;
  /** Noon of the suite's day. */
  readonly today: Date;
  readonly limits: NonNullable<WriteOptions['limits']>;
}

/** One report to write and judge. */
export interface RunPlace {
  readonly golden: GoldenCase;
  readonly variant: Variant;
  /** From 1. */
  readonly repeat: number;
}

/** The most that a judge may write for one judgement. */
export const judgeTokens = 4_000;

/**
 * Writes one report as the product does and judges it.
 * @throws the signal's reason, and faults of the code itself: neither says anything of the prompt
 */
export async function runCase(
  { golden, variant, repeat }: RunPlace,
  input: ReportInput,
  tools: RunTools,
  signal: AbortSignal,
): Promise<RunResult> {
  const { config, policy, today, limits } = tools;
  const place = { variant: variant.id, case: golden.name, repeat };
  const model = variant.model ?? config.openai?.model ?? 'none';
  const modelFor = (name: string, parameters: Variant['parameters'], judges?: string): Asked => ({
    model: name,
    answers: new SuiteModel(config.openai, {
      model: name,
      parameters,
      policy,
      place,
      ...(judges === undefined ? {} : { judges }),
    }),
  });
  const writer = modelFor(model, variant.parameters);
  const judges: Asked[] = [];
  const reports = new ReportsService(config, writer.answers, tools.images);
  let draft: ReportDraft | null = null;
  let fallback: AppError | null = null;
  const report = await reports.write(input, {
    signal,
    today,
    limits,
    analyst: variant.analyst,
    template: variant.template,
    ...(variant.instructions === null ? {} : { instructions: variant.instructions }),
    onDraft: (each) => (draft ??= each),
    onFallback: (error) => (fallback = error),
  });
  const { trouble } = writer.answers;
  const unusable = writer.answers.unusable ?? (fallback as AppError | null)?.message ?? null;
  const taken = () => bill(variant.analyst, writer, judges, policy, reports);
  const result = (
    judged: Pick<RunResult, 'outcome' | 'error' | 'checks'>,
    kept: AnalysisResult | null,
  ): RunResult => ({
    ...place,
    ...judged,
    verdict: kept?.verdict ?? null,
    ...taken(),
    report: kept,
  });
  if (trouble) return result(couldNotTell(trouble), null);
  // The model was never asked: that is the operator's ceiling, and says nothing of the prompt.
  if ((fallback as AppError | null) instanceof ReportTooCostly) return result(couldNotTell(fallback!), null);
  // Nothing of the prompt's is there to be looked at: the rules' report in its stead would pass.
  const calls = tools.checks.filter((call) => isMeantFor(call, golden));
  if (fallback && calls.length > 0) return result(outcomeOf(calls.map(noAnswer(unusable!))), null);
  const { answersUsd, ms } = taken();
  const subject = { golden, input, today, report, draft, unusable, answersUsd, ms };
  const checks: RunCheck[] = [];
  for (const call of calls) {
    const ask = async <T>({ name, schema, system, user }: JudgeQuestion<T>): Promise<T> => {
      const judge = modelFor(tools.judge ?? model, {}, call.name);
      judges.push(judge);
      const request = { name, schema, system, user: [{ type: 'text' as const, text: user }] };
      const answer = await judge.answers.complete({
        ...request,
        ...limits,
        maxOutputTokens: judgeTokens,
        signal,
      });
      return answer.value;
    };
    try {
      checks.push(await runCheck(call, { ...subject, ask }));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      return result(couldNotTell(error), null);
    }
  }
  if (!checks.some(({ applies }) => applies)) return result(nothingChecked(calls), null);
  return result(outcomeOf(checks), report);
}

/** Nothing can be said of the prompt. */
export function couldNotTell({ code, message }: Pick<AppError, 'code' | 'message'>) {
  return { outcome: 'error', error: { code, message }, checks: [] } as const;
}

function outcomeOf(checks: readonly RunCheck[]): Pick<RunResult, 'outcome' | 'error' | 'checks'> {
  return { outcome: checks.every(({ passed }) => passed) ? 'passed' : 'failed', error: null, checks };
}

/** An answer that cannot be used does nothing of what is wanted of one. */
const noAnswer =
  (unusable: string) =>
  ({ name }: CheckCall): RunCheck => ({
    name,
    passed: false,
    applies: true,
    reason: `no answer could be read: ${unusable}`,
  });

/** What nobody looked at has not passed. */
const nothingChecked = (calls: readonly CheckCall[]) =>
  couldNotTell({
    code: 'nothing_checked',
    message: `no check had anything to look at: ${calls.map(({ name }) => name).join(', ') || 'none is meant for the case'}`,
  });
