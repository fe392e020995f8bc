import { ModelAnswerInvalid } from '../shared/llm/llm.errors.js';
import type { LlmService, CompletionRequest } from '../shared/llm/llm.service.js';
import { estimateInputTokens } from '../shared/llm/token-estimate.js';
import {
  analysisResultSchema,
  type AnalysisResult,
  type Dispute,
  type Severity,
} from './analysis-result.schema.js';
import { addedClaims, countClaims } from './gates/claims.js';
import type { GateInput } from './gates/gate.types.js';
import { withoutFaulty } from './gates/gates.js';
import { caseParts, type PromptCase, type TextCase } from './prompts/case-v1.js';
import { questionsOf } from './prompts/findings.js';
import { mergeAnswer } from './prompts/merge-answer.js';
import { modelAnswerSchema, type ModelAnswer } from './prompts/model-answer.schema.js';
import type { PromptTemplate } from './prompts/prompt-template.types.js';
import type { ReportBudget } from './report-budget.js';
import { ReportTooCostly } from './reports.errors.js';
import type { ReportDraft, Complaint } from './reports.types.js';
import type { RulesReports } from './rules-analyst.js';
import type { DisputedAnswer, SettledDisputes } from './settle-disputes.js';

/** How long a waiting person waits for the model; all in milliseconds. */
export interface ModelLimits {
  /** For all rounds and retries together. */
  readonly deadlineMs: number;
  /** A repair round starts only when this much of the deadline is left. */
  readonly repairNeedsMs: number;
  readonly maxRetries: number;
  readonly maxWaitMs: number;
}

export const defaultLimits: ModelLimits = {
  deadlineMs: 75_000,
  repairNeedsMs: 15_000,
  maxRetries: 2,
  maxWaitMs: 10_000,
};

const maxOutputTokens = 16_000;

/** A report that a model wrote, and the rules' report that it stands on. */
export interface ModelReport {
  readonly report: AnalysisResult;
  /** The rules' reports without what the model disputed with proof; null when it disputed nothing so. */
  readonly undisputed: RulesReports | null;
}

interface Round {
  readonly result: AnalysisResult;
  readonly complaints: readonly Complaint[];
  /** The rules' report that the answer is put in, and that the gates judge it by. */
  readonly rules: AnalysisResult;
  readonly settled: SettledDisputes;
}

/**
 * Writes a report with the model on top of the rules' report: one answer, the gates, at most one repair round with
 * their complaints, then what still fails is dropped. What the answer disputes with proof is first taken out of the
 * rules' report, which is written again without it; a dispute that does not count changes nothing. Where the budget would
 * be exceeded the model gets fewer pictures, the last ones left out first, and there is no repair round.
 * @throws ModelUnavailable, ModelRefused, ModelAnswerInvalid (nothing usable after the repair round),
 * ReportTooCostly (not even without pictures within the budget), and the signal's reason when the caller stops.
 */
export async function writeModelReport(
  llm: LlmService,
  template: PromptTemplate,
  whole: PromptCase,
  options: {
    signal: AbortSignal;
    today: Date;
    limits: ModelLimits;
    budget: ReportBudget;
    /** All gates. */
    complaintsAbout: (input: GateInput) => Promise<readonly Complaint[]>;
    /** As `settleDisputes`. */
    settle: (disputed: DisputedAnswer) => Promise<SettledDisputes>;
    /** As `caseTexts`. */
    textsOf: (about: TextCase, template: PromptTemplate) => Promise<readonly string[]>;
    /** As `WriteOptions` has it. */
    beforeAsking?: () => Promise<void>;
    onDraft?: (draft: ReportDraft) => void;
  },
): Promise<ModelReport> {
  const { limits, signal, today, budget, complaintsAbout } = options;
  const isAffordable = (request: ModelRequest): boolean =>
    budget.allows({ input: estimateInputTokens(request), output: maxOutputTokens });
  const { promptCase, question } = await affordable(whole, isAffordable, async (promptCase) => {
    const pictures = promptCase.pictures.map(({ kind }) => ({ kind }));
    const texts = await options.textsOf({ ...promptCase, pictures }, template);
    return questionOf(template, caseParts(texts, promptCase.pictures));
  });
  const { source, given, findings } = promptCase;
  const statements = [...findings, ...questionsOf(promptCase.rules)];
  const started = performance.now();
  const left = (): number => limits.deadlineMs - (performance.now() - started);
  let model: string | null = null;
  let repairRounds = 0;

  const ask = async (request: ModelRequest): Promise<ModelAnswer> => {
    await options.beforeAsking?.();
    signal.throwIfAborted();
    const completion = await llm.complete({
      ...request,
      signal,
      onUsage: (usage) => budget.add(usage),
      deadlineMs: Math.max(1, Math.round(left())),
      maxRetries: limits.maxRetries,
      maxWaitMs: limits.maxWaitMs,
    });
    model = completion.model;
    return completion.value;
  };
  const judge = async (answer: ModelAnswer): Promise<Round> => {
    const prompt = template.system;
    const about = { source, rules: promptCase.rules, given, prompt, today, statements };
    const settled = await settledBy(answer, about, options.settle);
    const rules = settled.reports
      ? { ...settled.reports.draft, meta: promptCase.rules.meta }
      : promptCase.rules;
    const result = mergeAnswer(answer, { ...promptCase, rules });
    const complaints = await complaintsAbout({ result, source, rules, given, prompt, today });
    options.onDraft?.({
      round: repairRounds === 0 ? 1 : 2,
      report: result,
      own: addedClaims(result, rules).map(({ path, value }) => ({ path, value })),
      complaints,
    });
    return { result, complaints, rules, settled };
  };
  /** The second round; undefined when neither time nor money is left for it. */
  const repair = async (answer: ModelAnswer | undefined, complaints: string): Promise<Round | undefined> => {
    const again = { ...(answer ? { answer } : {}), complaints: repairRequest(complaints) };
    const request = { ...question, repair: again };
    if (repairRounds > 0 || left() < limits.repairNeedsMs || !isAffordable(request)) return undefined;
    repairRounds = 1;
    return judge(await ask(request));
  };

  let round: Round;
  let answer: ModelAnswer | undefined;
  try {
    answer = await ask(question);
    round = await judge(answer);
  } catch (error) {
    if (!(error instanceof ModelAnswerInvalid)) throw error;
    const second = await repair(
      undefined,
      `Svaret gick inte att läsa: ${error.message}. Svara kortare och helt.`,
    );
    if (!second) throw error;
    round = second;
  }
  if (round.complaints.length > 0) {
    try {
      round = (await repair(answer, listed(round))) ?? round;
    } catch {
      // The first answer without its faulty parts is still worth more than none.
      signal.throwIfAborted();
    }
  }
  const report = await finish(round, promptCase, {
    meta: {
      analyst: 'openai',
      label: 'AI-genererad analys',
      template: template.id,
      model,
      ...budget.taken,
      version: promptCase.rules.meta.version,
      reused: false,
      executionTimeMs: Math.round(performance.now() - started),
      generatedAt: new Date().toISOString(),
      fallbackReason: null,
    },
    repairRounds,
    prompt: template.system,
    today,
    complaintsAbout,
  });
  return { report, undisputed: round.settled.reports };
}

/** Most answers dispute nothing, and need no reading of the advert for it. */
const settledBy = async (
  answer: ModelAnswer,
  about: DisputedAnswer['about'],
  settle: (disputed: DisputedAnswer) => Promise<SettledDisputes>,
): Promise<SettledDisputes> =>
  answer.disputes.length > 0 ? settle({ answer, about }) : { disputes: [], refused: [], reports: null };

type ModelRequest = CompletionRequest<ModelAnswer>;

function questionOf(template: PromptTemplate, user: ModelRequest['user']): ModelRequest {
  return {
    name: 'bostadsrapport',
    schema: modelAnswerSchema,
    system: template.system,
    user,
    maxOutputTokens,
    cacheKey: `bostadsrapport:${template.id}`,
  };
}

/** The first request, with as many of the case's pictures, floor plans first, as allowed. @throws ReportTooCostly */
async function affordable(
  whole: PromptCase,
  isAffordable: (request: ModelRequest) => boolean,
  questionAbout: (promptCase: PromptCase) => Promise<ModelRequest>,
): Promise<{ promptCase: PromptCase; question: ModelRequest }> {
  for (let count = whole.pictures.length; count >= 0; count--) {
    const promptCase = { ...whole, pictures: whole.pictures.slice(0, count) };
    const question = await questionAbout(promptCase);
    if (isAffordable(question)) return { promptCase, question };
  }
  throw new ReportTooCostly('One request without pictures would cost more than the ceiling');
}

function repairRequest(complaints: string): string {
  return `En kontroll av svaret hittade fel:\n${complaints}\n\nSkriv hela svaret på nytt med felen rättade. Utelämna det som inte kan beläggas.`;
}

function listed({ result, complaints, settled }: Round): string {
  return [
    ...complaints
      .slice(0, 40)
      .map(({ path, reason }) => `- ${path}: ${reason}. Det gäller: ${excerpt(result, path)}`),
    ...settled.refused
      .slice(0, 20)
      .map(({ id, reason }) => `- disputes: invändningen mot ${id.slice(0, 20)} räknas inte, ${reason}.`),
  ].join('\n');
}

function excerpt(result: AnalysisResult, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], result);
  return (JSON.stringify(value) ?? '').slice(0, 160);
}

/** Drops until no gate complains: one drop can bare another fault (a RED whose only critical flag went). */
async function finish(
  round: Round,
  { source, given }: PromptCase,
  made: {
    meta: AnalysisResult['meta'];
    repairRounds: number;
    prompt: string;
    today: Date;
    complaintsAbout: (input: GateInput) => Promise<readonly Complaint[]>;
  },
): Promise<AnalysisResult> {
  const { prompt, today } = made;
  const { rules, settled } = round;
  let { result, complaints } = round;
  const dropped: Complaint[] = [];
  for (let pass = 0; complaints.length > 0; pass++) {
    if (pass === 4)
      throw new ModelAnswerInvalid(`Faults remain: ${complaints[0]?.gate} ${complaints[0]?.reason}`);
    const faulty = new Map(complaints.map((complaint) => [complaint.path, complaint]));
    dropped.push(...faulty.values());
    result = withoutFaulty(result, rules, complaints);
    complaints = await made.complaintsAbout({ result, source, rules, given, prompt, today });
  }
  return analysisResultSchema.parse({
    ...result,
    verdictDrivers: {
      ...result.verdictDrivers,
      rules: [...rules.verdictDrivers.rules, ...(result.verdict === rules.verdict ? [] : ['model'])],
    },
    redFlagScore: score(result, rules),
    redFlags: bySeverity(result.redFlags),
    askFirst: askFirst(result, rules),
    meta: made.meta,
    quality: {
      ...countClaims(result),
      dropped,
      repairRounds: made.repairRounds,
      ...stored(settled.disputes),
    },
  });
}

const stored = (disputes: readonly Dispute[]): Partial<AnalysisResult['quality']> =>
  disputes.length > 0 ? { disputes: [...disputes] } : {};

const severities: readonly Severity[] = ['critical', 'warning', 'notice'];

function bySeverity(flags: AnalysisResult['redFlags']): AnalysisResult['redFlags'] {
  return [...flags].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** The rules' score, raised by what the model found and proved, with the weights that the rules use. */
function score(result: AnalysisResult, rules: AnalysisResult): number {
  const weight = { critical: 4, warning: 1.5, notice: 0.5 } as const;
  const added = result.redFlags.filter((flag) => flag.rule === 'model');
  const sum = added.reduce((total, flag) => total + weight[flag.severity], rules.redFlagScore);
  return Math.min(10, Math.round(sum));
}

/** The rules' first question stays first; the model's most urgent ones follow. */
function askFirst(result: AnalysisResult, rules: AnalysisResult): number[] {
  const urgent = result.viewingQuestions
    .map((question, index) => ({ question, index }))
    .filter(({ question, index }) => index >= rules.viewingQuestions.length && question.priority === 1)
    .map(({ index }) => index);
  return [...new Set([...rules.askFirst.slice(0, 1), ...urgent, ...rules.askFirst.slice(1)])].slice(0, 3);
}
