import { benchAdmin } from './admin.bench.js';
import { benchAnalysis } from './analysis.bench.js';
import { benchAuthTimes } from './auth-times.bench.js';
import { heading, lineOf, overBar, unmeasured, type Row } from './bench-table.js';
import { benchCli } from './cli.bench.js';
import { benchCrawler } from './crawler.bench.js';
import { heldTo, isSmoke } from './effort.js';
import { namesAsked } from './asked.js';
import { conclude, type Findings } from './ending.js';
import { benchExperiments } from './experiments.bench.js';
import { benchExtraction } from './extraction.bench.js';
import { benchGrowth } from './growth.bench.js';
import { benchJobs } from './jobs.bench.js';
import { benchList } from './list.bench.js';
import { benchPictures } from './pictures.bench.js';
import { benchReports } from './reports.bench.js';
import { benchRules } from './rules.bench.js';
import { benchStart } from './start.bench.js';
import { fixturePages } from '../support/page-server.js';
import { startServices, stopServices } from '../support/services.js';

// Our time beside the bare cost of the same work, part by part. Run by `npm run bench`; named parts run alone. A part
// that fails is named, and the others run all the same. `--smoke` runs every part small and holds no bar.
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
  rules: benchRules,
  cli: benchCli,
  experiments: benchExperiments,
  start: benchStart,
  growth: benchGrowth,
};
/** Fills a gigabyte; nobody waits for it who did not ask. */
const onlyByName = ['growth'];
/** These read pages of our own alone where the real ones are not at hand. */
const ofSavedPages = ['extraction', 'crawler'];
const limitMs = 90 * 60_000;

const chosen = namesAsked((name) => name in benches, Object.keys(benches));
const isWanted = (name: string) =>
  chosen.length > 0 ? chosen.includes(name) : isSmoke || !onlyByName.includes(name);

async function bench(): Promise<Findings> {
  const parts = Object.entries(benches).filter(([name]) => isWanted(name));
  const rows: Row[] = [];
  const [tooLittle, brokenOff]: [string[], string[]] = [[], []];
  await startServices();
  try {
    for (const [name, measure] of parts) {
      const began = performance.now();
      try {
        const measured = await measure();
        tooLittle.push(...unmeasured(name, measured));
        rows.push(...measured);
      } catch (error) {
        brokenOff.push(`${name}: ${(error as Error).stack ?? String(error)}`);
      }
      console.error(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  } finally {
    await stopServices();
  }
  console.log(`\n${heading}`);
  for (const row of rows) console.log(lineOf(row, !isSmoke));
  const over = rows.flatMap((row) => overBar(row) ?? []);
  const isLacking = fixturePages().length === 0 && parts.some(([name]) => ofSavedPages.includes(name));
  return {
    measured: { parts: parts.length - brokenOff.length, rows: rows.length },
    wrong: heldTo(over.map((reason) => `over its bar: ${reason}`)),
    tooLittle,
    brokenOff,
    absent: isLacking ? ['saved pages: set FIXTURES_DIR to a folder with pages/; no real page was read'] : [],
  };
}

await conclude(bench, {
  limitMs,
  clean: stopServices,
  words: {
    wrong: 'Something is over its bar.',
    tooLittle: 'Some parts measured nothing.',
    brokenOff: 'Not every part came to its end.',
  },
});
