import type { ChatCompletion } from 'openai/resources/chat/completions';
import { readCheckCalls, runCheck } from '../../src/experiments/checks/checks.js';
import type { CheckSubject } from '../../src/experiments/checks/check.types.js';
import type { RunCheck } from '../../src/experiments/suites/suite.types.js';
import { goldenCaseSchema, type GoldenCase } from '../../src/experiments/suites/case.schema.js';
import { ReportsService } from '../../src/reports/reports.service.js';
import type { ReportDraft } from '../../src/reports/reports.types.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import type { AppError } from '../../src/shared/app-error.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { LlmService, type ChatRequestBody } from '../../src/shared/llm/llm.service.js';
import { goodAnswer, type ReportAnswer } from './openai-answers.js';
import type { ChatRequest } from './openai-server.js';

const config = loadConfig({
  DATABASE_URL: 'postgresql://127.0.0.1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  JWT_SECRET: 'only-for-tests-only-for-tests-only',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_MODEL: 'gpt-5.4-mini',
});
const today = new Date('2026-11-20T12:00:00Z');

/** A small flat, as its advert tells it. */
export const flat: Listing = {
  address: 'Provvägen',
  city: 'Örebro',
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  description:
    'Ljus trea med öppen spis. Ett riktigt drömhem! Stammarna byttes 1994 och fasaden målades 2015.',
  price: 2_450_000,
  livingArea: 71,
  rooms: 3,
  monthlyFee: 4_120,
  yearBuilt: 1962,
};

/** A small house on its own ground. */
export const house: Listing = {
  address: 'Provstigen',
  city: 'Örebro',
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  description: 'Villa i ett plan. Taket lades om 1994 och fasaden målades 2015.',
  price: 3_450_000,
  livingArea: 121,
  tomtarea: 800,
  rooms: 5,
  yearBuilt: 1974,
};

/** Answers every request with the same text, over the service's own way of reading answers. */
class SaidLlm extends LlmService {
  constructor(private readonly say: (request: ChatRequest) => string) {
    super(config);
  }

  protected override send(body: ChatRequestBody): Promise<ChatCompletion> {
    const content = this.say(body as unknown as ChatRequest);
    return Promise.resolve({
      model: body.model,
      choices: [{ message: { content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 20_000, completion_tokens: 3_000 },
    } as unknown as ChatCompletion);
  }
}

/**
 * What a check is given of one report: written by the product's own code, from a lawful answer that is changed as the
 * test needs, or by the rules.
 */
export async function checkSubject({
  listing = flat,
  expected = {},
  say = () => null,
  change = (answer) => answer,
  ...given
}: {
  readonly listing?: Listing;
  readonly expected?: Partial<GoldenCase['expected']>;
  /** An answer as it comes, by its round from 1; null for the lawful one. */
  readonly say?: (round: number) => string | null;
  /** `rules` asks no model. */
  readonly change?: ((answer: ReportAnswer) => unknown) | 'rules';
} & Partial<Pick<CheckSubject, 'answersUsd' | 'ms' | 'ask' | 'report'>> = {}): Promise<CheckSubject> {
  const golden = goldenCaseSchema.parse({
    name: 'home',
    story: 'A home of our own making.',
    listing,
    expected: { verdict: 'YELLOW', ...expected },
  });
  const input = { listing: golden.listing, images: [], disagreements: [] };
  const drafts: ReportDraft[] = [];
  const faults: AppError[] = [];
  let round = 0;
  const answer = (request: ChatRequest) =>
    say(++round) ?? JSON.stringify(change === 'rules' ? null : change(goodAnswer(request)));
  const reports = new ReportsService(config, new SaidLlm(answer), undefined as never);
  const report = await reports.write(input, {
    signal: new AbortController().signal,
    today,
    analyst: change === 'rules' ? 'rules' : 'openai',
    onDraft: (draft) => void drafts.push(draft),
    onFallback: (error) => void faults.push(error),
  });
  return {
    golden,
    input,
    today,
    report,
    draft: drafts[0] ?? null,
    unusable: faults[0]?.message ?? null,
    answersUsd: 0.02,
    ms: 20_000,
    ask: () => Promise.reject(new Error('nobody judges here')),
    ...given,
  };
}

/** What a check finds, its parameters read as those of a suite file. */
export function checked(type: string, params: object, subject: CheckSubject): Promise<RunCheck> {
  const [call] = readCheckCalls([{ type, tags: [], ...params }]);
  return runCheck(call!, subject);
}

/** The subject with parts of its report written otherwise. */
export const withReport = (subject: CheckSubject, change: Partial<CheckSubject['report']>): CheckSubject => ({
  ...subject,
  report: { ...subject.report, ...change },
});
