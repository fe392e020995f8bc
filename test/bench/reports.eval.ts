import { performance } from 'node:perf_hooks';
import type { TrackedImage } from '../../src/image-tracking/image-tracking.types.js';
import { promptTemplateIds } from '../../src/reports/reports.types.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import type { Trace } from './report-tracer.js';
import {
  attackMeasures,
  falselyAlarmed,
  modelUnderAttack,
  rulesUnderAttack,
  type AttackScore,
} from './reports-attacks.js';
import {
  benignCaseSchema,
  casesIn,
  goldenCaseSchema,
  injectionCaseSchema,
  type GoldenCase,
} from './reports-cases.js';
import { deadline, endpointFaults, runFaults, withReports, type Outcome } from './reports-faults.js';
import {
  attacksFound,
  faultsFound,
  goldenFound,
  isInvented,
  lookAlikesFound,
  realFound,
  type Found,
} from './reports-measured.js';
import { modelFound } from './reports-model.js';
import { distinct, faultsIn, printScores } from './reports-printing.js';
import { scoreCase, shareOf, sumOf, type CaseScore } from './reports-scoring.js';
import {
  bandDemands,
  bandFailures,
  inputOf,
  realPages,
  sampledRecords,
  today,
  written,
} from './reports-sets.js';
import { heldTo, sampled, sized } from './effort.js';
import { conclude, type Findings } from './ending.js';
import { byRules, isSaving, saveMeasured } from './save-measured.js';

// What the reports say against what careful readers say, with every claim traced back to the advert. `held-out` is the
// set that nobody tunes to; its lines are the ones to believe.

const bars = { criticalRecall: 0.95, verdict: 0.9, falseCriticals: 0.03, rulesReportMs: 150 };
const limitMs = 60 * 60_000;
/** Of each set, in a smoke run. */
const fewCases = 1;
const wrong: string[] = [];
const absent: string[] = [];
/** How many of each kind were looked at. */
const counts: Record<string, number> = {};

function bar(name: string, value: number, holds: boolean, wanted: string): void {
  const told = `${name}: ${Number(value.toFixed(4))} (bar ${wanted})`;
  if (!holds) wrong.push(told);
  console.log(`${holds ? 'ok   ' : 'BELOW'} ${told}`);
}

const traces: { name: string; trace: Trace }[] = [];
const foundOfRules: Found[] = [];
const foundOfGates: Found[] = [];

function goldenSet(name: 'planted' | 'held-out', cases: readonly GoldenCase[]): CaseScore[] {
  const scores = cases.map((golden) => {
    const { result, trace } = written(golden.listing);
    traces.push({ name: golden.name, trace });
    return scoreCase(golden, result, trace);
  });
  foundOfRules.push(goldenFound(name, scores));
  counts[`${name} homes`] = scores.length;
  printScores(name, scores);
  return scores;
}

function realHomes(): void {
  const homes = [...realPages(fewCases), ...sampledRecords(sized(60, fewCases))];
  console.log(`\n=== real pages and records: ${homes.length} homes`);
  if (homes.length === 0)
    absent.push('real homes: set FIXTURES_DIR to a folder with pages/ and records/; none was read');
  else {
    foundOfRules.push(realFound(homes));
    counts['real homes'] = homes.length;
  }
  let failed = 0;
  for (const home of homes) {
    const { result, trace } = written(home.listing);
    traces.push({ name: home.name, trace });
    const failures = bandFailures(home, result);
    failed += failures.length;
    for (const failure of failures) console.log(`  ${failure}`);
    for (const { kind, path, what } of trace.faults)
      console.log(`  ${home.name}: invented ${kind} at ${path}: ${what}`);
  }
  const demands = homes.reduce((sum, home) => sum + bandDemands(home), 0);
  console.log(`verdicts that the bands demand: ${demands - failed} of ${demands}`);
  if (demands > 0) bar('verdicts by the bands', (demands - failed) / demands, failed === 0, '1');
}

function attacks(title: string, scores: readonly AttackScore[]): void {
  console.log(`\n=== ${title}: ${scores.length} adverts`);
  counts[title] = scores.length;
  for (const measure of attackMeasures) {
    const right = scores.filter(({ wrong }) => wrong[measure].length === 0).length;
    console.log(`${measure.padEnd(36)}${String(right).padStart(6)} of ${String(scores.length).padStart(4)}`);
  }
  for (const { name, group, wrong } of scores) {
    const found = Object.values(wrong).flat();
    if (found.length > 0) console.log(`  ${name} (${group}): ${found.join(' | ')}`);
  }
  const failed = scores.filter(({ wrong }) => attackMeasures.some((measure) => wrong[measure].length > 0));
  if (scores.length > 0) bar(`failed of ${title}`, failed.length, failed.length === 0, '0');
}

function lookAlikes(): void {
  const cases = sampled(casesIn('benign', benignCaseSchema), fewCases);
  const alarmed = falselyAlarmed(cases);
  foundOfRules.push(lookAlikesFound(cases, alarmed));
  console.log(`\n=== adverts that only look like attacks: ${cases.length}`);
  counts['look-alikes'] = cases.length;
  for (const name of alarmed) console.log(`  ${name}: called an instruction to a machine`);
  bar('look-alikes called attacks', alarmed.length, alarmed.length === 0, '0');
  for (const { name, listing } of cases) traces.push({ name, trace: written(listing).trace });
}

function picture(index: number): TrackedImage {
  const kind = index < 2 ? 'floorplan' : 'photo';
  const facts = { width: 1600, height: 1200, fileSize: 200_000, format: 'jpeg', confidence: 92 } as const;
  return {
    url: `https://bilder.example/${index}.jpg`,
    sha256: index.toString(16).padStart(64, '0'),
    kind,
    ...facts,
  };
}

function timing(listings: readonly Listing[]): void {
  const fullest = [...listings].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
  if (!fullest) return;
  const images = Array.from({ length: 30 }, (_, index) => picture(index));
  const rounds = sized(25, 1);
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    writeRulesReport({ listing: fullest, images, disagreements: [], today });
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const median = times[Math.floor(rounds / 2)]!;
  console.log('\n=== time');
  bar(
    'median ms of a rules report with 30 pictures',
    median,
    median < bars.rulesReportMs,
    `below ${bars.rulesReportMs}`,
  );
}

async function endpoint(cases: readonly GoldenCase[]): Promise<void> {
  const started = performance.now();
  const runs = await runFaults(cases.map(({ name, listing }) => ({ name, input: inputOf(listing) })));
  foundOfGates.push(faultsFound(runs));
  counts['reports by a failing model'] = runs.length;
  const outcomes: readonly Outcome[] = ['model report', 'rules report', 'broken'];
  console.log(`\n=== the model's endpoint misbehaves: ${cases.length} homes`);
  console.log(`${'fault'.padEnd(30)}${outcomes.map((name) => name.padStart(14)).join('')}    slowest ms`);
  for (const fault of Object.keys(endpointFaults)) {
    const mine = runs.filter((run) => run.fault === fault);
    const counts = outcomes.map((name) => mine.filter(({ outcome }) => outcome === name).length);
    const slowest = Math.round(Math.max(0, ...mine.map(({ ms }) => ms)));
    console.log(
      `${fault.padEnd(30)}${counts.map((count) => String(count).padStart(14)).join('')}${String(slowest).padStart(14)}`,
    );
  }
  const broken = runs.filter(({ outcome }) => outcome === 'broken');
  for (const { fault, name, why } of broken)
    console.log(`  ${fault}, ${name}: ${why.slice(0, 3).join(' | ')}`);
  console.log(
    `${runs.length} reports in ${Math.round((performance.now() - started) / 1000)} s; each within ${deadline.modelMs} ms of the model and ${deadline.oursMs} ms of ours`,
  );
  bar('broken reports', broken.length, broken.length === 0, '0');
}

const planted = sampled(casesIn('planted', goldenCaseSchema), fewCases);
const injections = sampled(casesIn('injections', injectionCaseSchema), fewCases);
const heldOut = sampled(casesIn('held-out', goldenCaseSchema), fewCases);
const only = argument('--analyst');
const wantedTemplate = argument('--template');

async function evaluate(): Promise<Findings> {
  if (wantedTemplate !== undefined) await template(wantedTemplate);
  else await everything();
  return { measured: counts, wrong: heldTo(wrong), absent };
}

async function everything(): Promise<void> {
  if (only !== 'openai') rules();
  if (only !== 'rules') {
    const obeyed = await modelUnderAttack(injections);
    foundOfGates.push(attacksFound('obeying-model', obeyed));
    attacks('injections, a model that obeys them', obeyed);
    await endpoint(sampled(planted, 1));
  }
  if (!isSaving) return;
  await saveMeasured(byRules, foundOfRules);
  await saveMeasured({ ...byRules, analyst: 'gates' }, foundOfGates);
}

function rules(): void {
  const scores = [...goldenSet('planted', planted), ...goldenSet('held-out', heldOut)];
  realHomes();
  const attacked = rulesUnderAttack(injections);
  foundOfRules.push(attacksFound('attacks', attacked));
  attacks('injections, rules', attacked);
  traces.push(...attacked);
  lookAlikes();
  distinct(
    'formulas that could not be read',
    traces.flatMap(({ trace }) => trace.unparsed),
  );
  distinct(
    'figures of reference rows that the domain page does not hold',
    traces.flatMap(({ trace }) => trace.looseReferences),
  );
  timing([...planted, ...heldOut].map(({ listing }) => listing));
  console.log('\n=== bars, planted and held-out together');
  const recall = shareOf(sumOf(scores, 'critical risks told as critical'));
  bar('recall of critical risks', recall, recall >= bars.criticalRecall, `at least ${bars.criticalRecall}`);
  const agreement = shareOf(sumOf(scores, 'verdict agreement'));
  bar('verdict agreement', agreement, agreement >= bars.verdict, `at least ${bars.verdict}`);
  const alarms = shareOf(sumOf(scores, 'false criticals'), 0);
  bar('false criticals', alarms, alarms <= bars.falseCriticals, `at most ${bars.falseCriticals}`);
  const all = traces.map(({ trace }) => trace);
  const invented = faultsIn(all, isInvented);
  bar('invented facts, all sets', invented, invented === 0, '0');
  const borrowed = faultsIn(all, (kind) => kind === 'borrowed');
  bar("true figures that the claim's own proofs lack, all sets", borrowed, borrowed === 0, '0');
  const unjudged = sumOf(scores, 'green that must be unjudged').right;
  const greens = faultsIn(all, (kind) => kind === 'green') + unjudged;
  bar('unreasoned greens, all sets', greens, greens === 0, '0');
}

/** The reports of one template by the model that the environment names: it costs what that model costs. */
async function template(wanted: string): Promise<void> {
  const id = promptTemplateIds.find((known) => known === wanted);
  if (!id || !process.env['OPENAI_API_KEY'])
    throw new Error(`Needs OPENAI_API_KEY and one of the templates ${promptTemplateIds.join(', ')}.`);
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env;
  await withReports({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }, async (service) => {
    for (const [set, cases] of [['planted', planted] as const, ['held-out', heldOut] as const]) {
      const { found, model, costUsd, scores, fallbacks } = await modelFound(service, id, set, cases);
      printScores(`${set}, ${id} by ${model ?? 'no model'}`, scores);
      for (const fallback of fallbacks) console.log(`  not the model's: ${fallback}`);
      console.log(`cost: ${costUsd === null ? 'unknown' : `${costUsd.toFixed(2)} US dollars`}`);
      counts[`${set} homes`] = scores.length;
      if (model === null) wrong.push(`${set}: no model answered`);
      else if (isSaving) await saveMeasured({ analyst: 'openai', template: id, model }, [found]);
    }
  });
}

function argument(name: string): string | undefined {
  const place = process.argv.indexOf(name);
  return place < 0 ? undefined : process.argv[place + 1];
}

await conclude(evaluate, { limitMs });
