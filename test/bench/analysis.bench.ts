import { load } from 'cheerio';
import sharp from 'sharp';
import { request } from 'undici';
import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp } from '../support/app.js';
import { waitFor } from '../support/wait-for.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const PICTURES = sized(30, 2);
const ROUNDS = sized(3, 1);

/** A whole analysis without the model, by step, beside parsing its page once and decoding its pictures once. */
export async function benchAnalysis(): Promise<Row[]> {
  const adverts = await startAdvertServer({ pictures: PICTURES });
  const app = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText });
  try {
    const runs: AnalysisRun[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push(await analyse(app, adverts.link('storgatan-1-1001')));
    const step = (name: string) => median(runs.map((run) => run.timings[name] ?? 0));
    const whole = median(runs.map((run) => run.endedAt!.getTime() - run.startedAt.getTime()));

    const fetchMapped = async (path: string) => {
      const { body } = await request(`${adverts.origin}${path}`, {
        headers: { host: 'exempelmaklaren.example' },
      });
      return Buffer.from(await body.arrayBuffer());
    };
    const page = await fetchMapped('/objekt/storgatan-1-1001');
    const pictures = await Promise.all(
      Array.from({ length: PICTURES }, (_, index) => fetchMapped(`/bilder/${index}.jpg`)),
    );
    pictures.push(await fetchMapped('/bilder/plan.png'));
    const parse = await timeOf(async () => load(page.toString()));
    const decode = await timeOf(async () => {
      // Two at a time, as image tracking does.
      const queue = [...pictures];
      const worker = async () => {
        for (let bytes = queue.pop(); bytes; bytes = queue.pop()) await sharp(bytes).raw().toBuffer();
      };
      await Promise.all([worker(), worker()]);
    });
    return [
      {
        what: 'capture: fetch, judge, read, save',
        oursMs: step('capture'),
        bareMs: parse,
        bare: 'parse the HTML once',
      },
      {
        what: `images: download, judge, classify and store ${PICTURES + 1} pictures`,
        oursMs: step('images'),
        bareMs: decode,
        bare: 'decode them once with sharp',
      },
      { what: 'report: rules, gates, save', oursMs: step('report') },
      { what: 'the whole analysis', oursMs: whole, bareMs: parse + decode, bare: 'parse + decode', bar: 4 },
    ];
  } finally {
    await app.close();
    await adverts.close();
  }
}

async function analyse(app: Awaited<ReturnType<typeof startTestApp>>, url: string): Promise<AnalysisRun> {
  const client = await signUp(app.url);
  const em = app.app.get(EntityManager, { strict: false }).fork();
  // What the round before read and wrote would be given again.
  await em.execute('truncate shared_captures, stored_reports');
  const { body } = await client.call<AnalysisView>('POST', '/analyses', { url });
  const ended = { analysis: body.id, endedAt: { $ne: null } };
  await waitFor(async () => (await em.fork().count(AnalysisRun, ended)) === 1, { timeoutMs: 120_000 });
  const run = await em.findOneOrFail(AnalysisRun, { analysis: body.id });
  if (run.outcome !== 'completed') throw new Error(`the analysis ended ${run.outcome}: ${run.errorMessage}`);
  return run;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
