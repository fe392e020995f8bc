import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FixturePage, fixturePages, ownPages, pagesUnder } from '../support/page-server.js';
import { type FieldScore, precisionAndRecall, scorePage } from '../support/page-scores.js';
import { heldTo, sampled } from './effort.js';
import { optionsAsked } from './asked.js';
import { conclude, type Findings } from './ending.js';
import { byRules, isSaving, saveMeasured } from './save-measured.js';

// Precision and recall of reading adverts, over the real saved pages and over those of our own making, apart.

const bars = { precision: 0.99, recall: 0.97 };
const limitMs = 10 * 60_000;
/** Of each set, in a smoke run. */
const fewPages = 6;
interface PageScore {
  readonly page: FixturePage;
  readonly scores: readonly FieldScore[];
}

const cell = (value: number) => value.toFixed(3).padStart(10);
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 120)}… (${text.length} characters)` : text;
};

function table(title: string, groups: ReadonlyMap<string, readonly FieldScore[]>): void {
  console.log(`\n${title.padEnd(44)} fields precision    recall`);
  for (const [name, scores] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { precision, recall } = precisionAndRecall(scores);
    console.log(`${name.padEnd(44)}${String(scores.length).padStart(7)}${cell(precision)}${cell(recall)}`);
  }
}

function groupedBy<T>(
  items: readonly T[],
  key: (item: T) => string,
  scores: (item: T) => readonly FieldScore[],
) {
  const groups = new Map<string, FieldScore[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), ...scores(item)]);
  return groups;
}

const scoredOf = (pages: readonly FixturePage[]): PageScore[] =>
  pages.map((page) => ({ page, scores: scorePage(page) })).filter(({ scores }) => scores.length > 0);

/** Keeps how many of the values that were read are right, and how many of those stated were found. */
async function save(pages: readonly FixturePage[]): Promise<void> {
  const scored = scoredOf(pages);
  const outcomes = scored.flatMap(({ scores }) => scores.map(({ outcome }) => outcome));
  const right = outcomes.filter((outcome) => outcome === 'right').length;
  const measures = [
    {
      name: 'read values right',
      right,
      of: outcomes.filter((outcome) => outcome !== 'missed').length,
    },
    { name: 'stated values found', right, of: outcomes.filter((outcome) => outcome !== 'extra').length },
  ] as const;
  await saveMeasured({ ...byRules, analyst: 'reader' }, [
    { set: 'saved-pages', cases: scored.length, measures },
  ]);
}

/** Prints one set of pages. */
function report(name: string, pages: readonly FixturePage[]): Findings {
  const scored = scoredOf(sampled(pages, fewPages));
  const all = scored.flatMap(({ scores }) => scores);
  const { precision, recall } = precisionAndRecall(all);
  console.log(`\n=== ${name}: ${scored.length} pages, ${all.length} stated fields`);
  table(
    'site',
    groupedBy(
      scored,
      ({ page }) => new URL(page.url).hostname,
      ({ scores }) => scores,
    ),
  );
  table(
    'field',
    groupedBy(
      all,
      ({ field }) => field,
      (score) => [score],
    ),
  );
  for (const { page, scores } of scored) {
    for (const { field, outcome, expected, read } of scores.filter((score) => score.outcome !== 'right')) {
      const values =
        outcome === 'missed' ? `stated ${short(expected)}` : `stated ${short(expected)}, read ${short(read)}`;
      console.log(`${outcome.padEnd(7)} ${page.name}  ${field}: ${values}`);
    }
  }
  const found = `precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`;
  console.log(`\n${name}: ${found}`);
  const passes = precision >= bars.precision && recall >= bars.recall;
  return {
    measured: { [name]: scored.length, [`fields of ${name}`]: all.length },
    wrong: heldTo(passes ? [] : [`${name}: ${found}, at least ${bars.precision} and ${bars.recall}`]),
  };
}

async function evaluate(): Promise<Findings> {
  const values = optionsAsked({
    pages: { type: 'string' },
    save: { type: 'boolean' },
    smoke: { type: 'boolean' },
  });
  if (values.pages !== undefined) {
    const folder = resolve(values.pages);
    return existsSync(folder)
      ? report('pages', pagesUnder(folder))
      : { absent: [`there is no folder ${folder}`] };
  }
  // Written from known shapes: no evidence about the sites.
  const own = report('pages of our own', ownPages());
  const real = fixturePages();
  if (real.length === 0)
    return {
      ...own,
      absent: ['saved pages: set FIXTURES_DIR to a folder with pages/; no real page was read'],
    };
  const saved = report('saved pages', real);
  if (isSaving) await save(real);
  return {
    measured: { ...own.measured, ...saved.measured },
    wrong: [...(own.wrong ?? []), ...(saved.wrong ?? [])],
  };
}

await conclude(evaluate, { limitMs });
