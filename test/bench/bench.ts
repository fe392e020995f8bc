import { benchAdmin } from './admin.bench.js';
import { benchAnalysis } from './analysis.bench.js';
import { benchAuthTimes } from './auth-times.bench.js';
import { benchCli } from './cli.bench.js';
import { benchCrawler } from './crawler.bench.js';
import { benchExperiments } from './experiments.bench.js';
import { benchExtraction } from './extraction.bench.js';
import { benchGrowth } from './growth.bench.js';
import { benchJobs } from './jobs.bench.js';
import { benchList } from './list.bench.js';
import { benchPictures } from './pictures.bench.js';
import { benchReports } from './reports.bench.js';
import { benchStart } from './start.bench.js';
import { startServices, stopServices } from '../support/services.js';

/** One line of the table: our time, the bare time of the same work, and how many times as long ours took. */
export interface Row {
  readonly what: string;
  readonly oursMs: number;
  /** Undefined where there is no bare counterpart. */
  readonly bareMs?: number;
  readonly bare?: string;
  /** The ratio this row must stay under. */
  readonly bar?: number;
  /** The time, milliseconds, this row must stay under. */
  readonly barMs?: number;
}

const benches: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  analysis: benchAnalysis,
  jobs: benchJobs,
  list: benchList,
  admin: benchAdmin,
  'auth-times': benchAuthTimes,
  extraction: benchExtraction,
  crawler: benchCrawler,
  pictures: benchPictures,
  reports: benchReports,
  cli: benchCli,
  experiments: benchExperiments,
  start: benchStart,
  growth: benchGrowth,
};
/** Fills a gigabyte; nobody waits for it who did not ask. */
const onlyByName = ['growth'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`There are ${Object.keys(benches).join(', ')}, no ${unknown.join(', ')}`);
const names = chosen.length > 0 ? chosen : Object.keys(benches).filter((name) => !onlyByName.includes(name));

await startServices();
let failed = false;
try {
  const rows: Row[] = [];
  for (const name of names) rows.push(...(await benches[name]!()));
  console.log('\n  ours ms    bare ms   ratio     bar');
  for (const { what, oursMs, bareMs, bare, bar, barMs } of rows) {
    const ratio = bareMs === undefined ? undefined : oursMs / bareMs;
    const isOverRatio = ratio !== undefined && bar !== undefined && ratio > bar;
    const over = isOverRatio || (barMs !== undefined && oursMs > barMs);
    failed ||= over;
    const cells = [
      oursMs.toFixed(1).padStart(9),
      (bareMs?.toFixed(1) ?? '').padStart(9),
      (ratio?.toFixed(2) ?? '').padStart(7),
      (bar !== undefined ? `≤ ${bar}` : barMs !== undefined ? `≤ ${barMs} ms` : '').padStart(8),
    ];
    console.log(
      `${cells.join('  ')}  ${what}${bare ? `  |  bare: ${bare}` : ''}${over ? '  OVER ITS BAR' : ''}`,
    );
  }
} finally {
  await stopServices();
}
process.exitCode = failed ? 1 : 0;
