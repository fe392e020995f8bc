import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test } from '@nestjs/testing';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { complaintsAbout } from '../../src/reports/gates/gates.js';
import { givenOn } from '../../src/reports/prompts/given.js';
import { ReportsModule } from '../../src/reports/reports.module.js';
import { ReportsService } from '../../src/reports/reports.service.js';
import type { ReportInput } from '../../src/reports/reports.types.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import { ConfigModule } from '../../src/shared/config/config.module.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { faultyAnswers, goodAnswer } from '../support/openai-answers.js';
import { startOpenAiServer, type ChatRequest, type OpenAiBehaviour } from '../support/openai-server.js';
import { sampled } from './effort.js';
import { traceReport } from './report-tracer.js';
import { today } from './reports-sets.js';

export type Behave = (request: ChatRequest) => OpenAiBehaviour;

/** Ways in which a model's endpoint goes wrong, each kept up in every round. */
export const endpointFaults: Readonly<Record<string, Behave>> = {
  'good answer': () => ({ kind: 'good' }),
  'truncated JSON': (request) => {
    const whole = JSON.stringify(goodAnswer(request));
    return { kind: 'text', content: whole.slice(0, whole.length * 0.6) };
  },
  'cut off at its limit': () => ({ kind: 'cut off' }),
  refusal: () => ({ kind: 'refuse' }),
  'empty answer': () => ({ kind: 'empty' }),
  'hallucinated quote': () => ({ kind: 'good', change: faultyAnswers.inventedQuote }),
  'invented price': () => ({ kind: 'good', change: faultyAnswers.inventedPrice }),
  'link in a text': () => ({ kind: 'good', change: faultyAnswers.link }),
  'RED without a critical flag': () => ({ kind: 'good', change: faultyAnswers.redWithoutCritical }),
  '429 with Retry-After': () => ({ kind: 'status', status: 429, retryAfterSeconds: 60 }),
  'error 500': () => ({ kind: 'status', status: 500, retryAfterSeconds: 0 }),
  'broken connection': () => ({ kind: 'break' }),
  'hanging connection': () => ({ kind: 'hang' }),
  'slow body': () => ({ kind: 'slow', bytes: 40, everyMs: 20 }),
  'slow stream': () => ({ kind: 'slow', bytes: 40, everyMs: 20, events: true }),
};

/** Of a smoke run: a good answer and one that is none. */
const fewFaults = 2;

export type Outcome = 'model report' | 'rules report' | 'broken';

export interface FaultRun {
  readonly fault: string;
  readonly name: string;
  readonly outcome: Outcome;
  readonly ms: number;
  /** What was wrong, for a broken run. */
  readonly why: readonly string[];
}

/** The whole of one report may take the model's time and this much of ours, ms. */
export const deadline = { modelMs: 1500, oursMs: 1000 } as const;

/** Runs `work` with the real service and SDK against a loopback endpoint; returns what of its requests was unlawful. */
export async function withEndpoint(
  behave: Behave,
  work: (service: ReportsService) => Promise<void>,
): Promise<string[]> {
  const server = await startOpenAiServer({ answer: behave });
  try {
    await withReports({ OPENAI_API_KEY: server.apiKey, OPENAI_BASE_URL: server.baseUrl }, work);
    return server.violations;
  } finally {
    await server.close();
  }
}

/** Runs `work` with the real service and SDK, and with the model that the environment names. */
export async function withReports(
  environment: Readonly<Record<string, string | undefined>>,
  work: (service: ReportsService) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const config = loadConfig({
    DATABASE_URL: 'postgresql://127.0.0.1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    JWT_SECRET: 'only-for-tests-only-for-tests-only',
    IMAGE_STORE: `file:${folder}`,
    ...environment,
  });
  const imports = [ConfigModule.for(config), ReportsModule];
  const house = await Test.createTestingModule({ imports }).compile();
  try {
    await work(house.get(ReportsService));
  } finally {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Home {
  readonly name: string;
  readonly input: ReportInput;
}

/** One report by the model, with short patience. */
export const askModel = (service: ReportsService, input: ReportInput): Promise<AnalysisResult> =>
  service.write(input, {
    signal: new AbortController().signal,
    today,
    analyst: 'openai',
    limits: { deadlineMs: deadline.modelMs, repairNeedsMs: 100, maxRetries: 1, maxWaitMs: 200 },
  });

/** Writes each home's report once for each fault of the endpoint. Nothing throws: a run that does is broken. */
export async function runFaults(homes: readonly Home[]): Promise<FaultRun[]> {
  let runs: FaultRun[] = [];
  // Its processes serve all that follows: that they compile their patterns first is the cost of no fault.
  await withReports({}, async (service) => {
    const { signal } = new AbortController();
    const write = ({ input }: Home) => service.write(input, { signal, today, analyst: 'rules' });
    await Promise.all(homes.slice(0, 8).map(write));
    runs = await runFaultsWarm(homes);
  });
  return runs;
}

async function runFaultsWarm(homes: readonly Home[]): Promise<FaultRun[]> {
  const runs: FaultRun[] = [];
  for (const [fault, behave] of sampled(Object.entries(endpointFaults), fewFaults)) {
    const why = await withEndpoint(behave, async (service) => {
      const queue = [...homes];
      const answers: (Home & { answer: Answer })[] = [];
      const worker = async () => {
        for (let home = queue.shift(); home; home = queue.shift())
          answers.push({ ...home, answer: await timedAnswer(service, home.input) });
      };
      // Waiting runs cost little; working ones would only delay each other, and so would judging them meanwhile.
      const isWaiting = /^(?:hang|slow)/.test(fault);
      await Promise.all(Array.from({ length: isWaiting ? 8 : 1 }, worker));
      runs.push(...answers.map(({ name, input, answer }) => ({ fault, name, ...judged(answer, input) })));
    });
    if (why.length > 0) runs.push({ fault, name: 'requests', outcome: 'broken', ms: 0, why });
  }
  return runs;
}

interface Answer {
  readonly ms: number;
  /** A report, or what was thrown instead. */
  readonly result: AnalysisResult | Error;
}

async function timedAnswer(service: ReportsService, input: ReportInput): Promise<Answer> {
  const started = performance.now();
  const result = await askModel(service, input).catch((error: unknown) => new Error(String(error)));
  return { ms: performance.now() - started, result };
}

function judged({ ms, result }: Answer, input: ReportInput): Pick<FaultRun, 'ms' | 'why' | 'outcome'> {
  if (result instanceof Error) return { ms, outcome: 'broken', why: [`threw ${result.message}`] };
  const why = faultsOf(result, input);
  if (ms > deadline.modelMs + deadline.oursMs) why.push(`took ${Math.round(ms)} ms`);
  const isModel = result.meta.analyst === 'openai';
  return { ms, why, outcome: why.length > 0 ? 'broken' : isModel ? 'model report' : 'rules report' };
}

/** A model's report passes all gates and adds nothing untraceable; the rules' report is the rules' own and says why. */
function faultsOf(result: AnalysisResult, input: ReportInput): string[] {
  const rules = writeRulesReport({ ...input, today });
  if (result.meta.analyst === 'rules') {
    const isOwn = JSON.stringify({ ...result, meta: null }) === JSON.stringify({ ...rules, meta: null });
    return [
      ...(isOwn ? [] : ["not the rules' own report"]),
      ...(result.meta.fallbackReason ? [] : ['no reason']),
    ];
  }
  const complaints = complaintsAbout({
    result,
    source: input,
    rules,
    given: givenOn(today),
    prompt: '',
    today,
  });
  const known = new Set(traceReport(rules, input, today).faults.map(({ what }) => what));
  const invented = traceReport(result, input, today).faults.filter(
    ({ kind, what }) => kind !== 'borrowed' && !known.has(what),
  );
  return [
    ...complaints.map(({ gate, path, reason }) => `gate ${gate} at ${path}: ${reason}`),
    ...invented.map(({ kind, path, what }) => `invented ${kind} at ${path}: ${what}`),
  ];
}
