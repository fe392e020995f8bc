import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { loadSuite } from '../../src/experiments/suites/suite-file.js';
import { beginRun, missingIn, workOn } from '../../src/experiments/suites/suite-work.js';
import { placesOf } from '../../src/experiments/suites/suite-runner.js';
import { RunStore } from '../../src/experiments/suites/run-store.js';
import type { Suite } from '../../src/experiments/suites/suite.types.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { ReportsService } from '../../src/reports/reports.service.js';
import { loadConfig, type Config } from '../../src/shared/config/config.js';
import { LlmService, type ChatRequestBody } from '../../src/shared/llm/llm.service.js';
import { startOpenAiServer } from '../support/openai-server.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const cases = sized(200, 1);

/** What the issue allows a run of a suite to cost beside writing its report, milliseconds. */
const overheadMs = 5;

/** A suite of 200 homes, two templates and three repeats with answers that are there at once, beside its bare reports. */
export async function benchExperiments(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-suite-'));
  const server = await startOpenAiServer();
  try {
    const config = loadConfig(
      { OPENAI_API_KEY: server.apiKey, OPENAI_BASE_URL: server.baseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' },
      { services: false },
    );
    const suite = await suiteIn(folder);
    const store = new RunStore(join(folder, 'experiments'));
    const runs = placesOf(suite).length;
    // The first time fills the cache.
    await timeSuite(store, suite, config);
    const oursMs = await timeSuite(store, suite, config);
    const bareMs = await timeReports(suite, config);
    return [
      {
        what: `a suite's run beside its report: cache, ${suite.checks.length} checks, results on disk (of ${runs})`,
        oursMs: (oursMs - bareMs) / runs,
        barMs: overheadMs,
      },
      { what: `a suite of ${runs} runs`, oursMs, bareMs, bare: 'the same reports, nothing checked or kept' },
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

async function suiteIn(folder: string): Promise<Suite> {
  const golden = ['planted', 'held-out'].map((name) => resolve('test/golden', name));
  const files = (
    await Promise.all(golden.map(async (path) => (await readdir(path)).map((file) => join(path, file))))
  ).flat();
  const suite = {
    name: 'bench',
    description: 'Every check that asks no model.',
    day: '2026-11-21',
    cases: files.slice(0, cases),
    variants: ['default-v1', 'unbiased-v1'].map((template) => ({ id: template, template, model: 'gpt-5.1' })),
    repeat: 3,
    checks: [
      'schema',
      'evidence',
      'quotes',
      'numbers',
      'kept',
      'verdict',
      'severity',
      'mentions',
      'never-mentions',
      'questions',
      'swedish',
      'flattery',
    ].map((type) => ({ type })),
  };
  // JSON is YAML.
  await writeFile(join(folder, 'bench.yaml'), JSON.stringify(suite));
  return loadSuite(join(folder, 'bench.yaml'));
}

async function timeSuite(store: RunStore, suite: Suite, config: Config): Promise<number> {
  const run = beginRun(store, suite, { config, asks: 'model', baseline: null });
  const started = cpuMs();
  const { results } = await workOn(store, run, suite, missingIn, {
    config,
    jobs: 4,
    deadlineMs: 60_000,
    maxCostUsd: null,
    isFresh: false,
    signal: new AbortController().signal,
    onResult: () => undefined,
    onBegin: () => undefined,
  });
  const ms = cpuMs() - started;
  const errors = results.filter(({ outcome }) => outcome === 'error');
  if (errors.length > 0) throw new Error(`The suite has errors: ${errors[0]!.error!.message}`);
  return ms;
}

/** Of the processor, not of the clock: the difference of two long times would tell of the machine's other work. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Answers from memory. */
class InstantModel extends LlmService {
  private readonly answers = new Map<string, ChatCompletion>();

  protected override async send(
    body: ChatRequestBody,
    options: Parameters<LlmService['send']>[1],
  ): Promise<ChatCompletion> {
    const key = JSON.stringify(body.messages);
    const known = this.answers.get(key);
    if (known) return known;
    const answer = await super.send(body, options);
    this.answers.set(key, answer);
    return answer;
  }
}

async function timeReports(suite: Suite, config: Config): Promise<number> {
  const openai = { ...config.openai!, model: 'gpt-5.1' };
  const reports = new ReportsService(config, new InstantModel({ openai }), new ImageStore(config));
  const writeAll = async (repeats: number): Promise<number> => {
    const started = cpuMs();
    for (const { golden, variant, repeat } of placesOf(suite)) {
      if (repeat > repeats) continue;
      const { listing, disagreements, documents } = golden;
      await reports.write(
        { listing, images: [], disagreements, documents },
        {
          signal: new AbortController().signal,
          today: new Date(`${suite.day}T12:00:00Z`),
          analyst: 'openai',
          template: variant.template,
        },
      );
    }
    return cpuMs() - started;
  };
  await writeAll(1);
  return writeAll(suite.repeat);
}
