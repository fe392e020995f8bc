import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { extractListing, isListing } from '../../src/scraping/extract/extract.js';
import type { Extraction } from '../../src/scraping/listing.types.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import { type FixturePage, fixturePages, ownPages, pagesUnder } from '../support/page-server.js';
import { type FieldScore, precisionAndRecall, scoreListing } from '../support/page-scores.js';
import { factsReadByHand } from '../support/page-facts.js';
import { byRules, isSaving, saveMeasured } from './save-measured.js';

// Precision and recall of reading adverts, over the real saved pages and over those of our own making, apart.

const bars = { precision: 0.99, recall: 0.97 };
const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));

interface PageScore {
  readonly page: FixturePage;
  readonly scores: readonly FieldScore[];
}

export function readPage({ file, url }: FixturePage): Extraction {
  const site = registry.siteOf(new URL(url).hostname);
  const key = registry.find(url)?.key;
  return extractListing(readFileSync(file, 'utf8'), url, site?.readers, (href) => {
    const other = URL.canParse(href, url) ? registry.find(new URL(href, url).href) : undefined;
    return other !== undefined && other.site === site?.name && other.key !== key;
  });
}

function scorePage(page: FixturePage): PageScore {
  const { listing } = readPage(page);
  if (page.expected === null) {
    const outcome = isListing(listing) ? 'wrong' : 'right';
    return { page, scores: [{ field: 'is no advert', outcome, expected: false, read: isListing(listing) }] };
  }
  const expected = page.expected ?? factsReadByHand[page.name];
  return { page, scores: expected ? scoreListing(listing, expected, page.isComplete) : [] };
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
  pages.map(scorePage).filter(({ scores }) => scores.length > 0);

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

/** Prints one set of pages; whether it reaches the bars. */
function report(name: string, pages: readonly FixturePage[]): boolean {
  const scored = scoredOf(pages);
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
  const passes = precision >= bars.precision && recall >= bars.recall;
  console.log(
    `\n${name}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)} ${passes ? '' : 'BELOW THE BAR'}`,
  );
  return passes;
}

const folder = process.argv[process.argv.indexOf('--pages') + 1];
if (process.argv.includes('--pages') && folder) {
  if (!existsSync(folder)) {
    console.error(`No such folder: ${resolve(folder)}`);
    process.exitCode = 2;
  } else process.exitCode = report(`pages in ${folder}`, pagesUnder(resolve(folder))) ? 0 : 1;
} else {
  const own = report('our own pages, written from known shapes and no evidence about the sites', ownPages());
  const real = fixturePages();
  if (real.length === 0) {
    console.error(
      '\nNo saved pages: set FIXTURES_DIR to a folder with pages/. The real pages were not read.',
    );
    process.exitCode = 2;
  } else {
    const passes = report('real saved pages', real);
    if (isSaving) await save(real);
    process.exitCode = own && passes ? 0 : 1;
  }
}
