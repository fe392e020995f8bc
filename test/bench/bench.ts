import { benchAnalysis } from './analysis.bench.js';
import { benchCrawler } from './crawler.bench.js';
import { benchExtraction } from './extraction.bench.js';
import { benchJobs } from './jobs.bench.js';
import { benchList } from './list.bench.js';
import { benchPictures } from './pictures.bench.js';
import { benchReports } from './reports.bench.js';
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

await startServices();
let failed = false;
try {
  const rows = [
    ...(await benchAnalysis()),
    ...(await benchJobs()),
    ...(await benchList()),
    ...benchExtraction(),
    ...(await benchCrawler()),
    ...(await benchPictures()),
    ...(await benchReports()),
  ];
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
