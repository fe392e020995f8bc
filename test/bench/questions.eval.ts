import type { AnalysisResult, ViewingQuestion } from '../../src/reports/analysis-result.schema.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import { advertsFolder, advertsIn, goldenAdverts, type AdvertCase } from './adverts-cases.js';
import { sampled } from './effort.js';
import { conclude, type Findings } from './ending.js';
import { asksForStated } from './questions-stated.js';

// What the first twenty questions of the rules' reports are worth: `npm run eval:questions` takes the adverts beside the
// fixtures and the golden set, `-- FILE.json` those of a file or folder in the same form. How usual a question is, is counted over
// all of them in each case.

const limitMs = 30 * 60_000;
/** Of each set, in a smoke run. */
const fewAdverts = 3;
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** What is shown at once, as the page has it. */
const first = 20;
/** A question is of this home alone where its text, figures masked, stands in fewer of the other homes than this share. */
const ownBelow = 0.1;
const longest = 100;
/** What every home should have of its own among the first. */
const enoughOwn = 12;

interface Home {
  readonly name: string;
  readonly questions: readonly ViewingQuestion[];
  readonly texts: readonly string[];
  readonly report: AnalysisResult;
  readonly text: string;
}

const masked = (text: string): string => text.toLowerCase().replace(/\d[\d\s.,]*/gu, '#');

function homeOf({ name, listing, today }: AdvertCase): Home {
  const report = writeRulesReport({ listing, images: [], disagreements: [], today });
  const questions = report.viewingQuestions.slice(0, first);
  return {
    name,
    questions,
    texts: questions.map(({ question }) => masked(question)),
    report,
    text: listing.description ?? '',
  };
}

/** In how many homes each question stands, figures masked, and of how many. */
interface Usual {
  readonly counts: ReadonlyMap<string, number>;
  readonly homes: number;
}

function usualIn(homes: readonly Home[]): Usual {
  const counts = new Map<string, number>();
  for (const { texts } of homes)
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return { counts, homes: homes.length };
}

function tell(set: string, homes: readonly Home[], { counts, homes: all }: Usual): void {
  const others = Math.max(1, all - 1);
  const own = homes.map(({ name, texts }) => ({
    name,
    count: texts.filter((text) => ((counts.get(text) ?? 1) - 1) / others < ownBelow).length,
  }));
  const asks = homes.flatMap(({ questions }) => questions);
  const lengths = asks.map(({ question }) => question.length);
  const isOdd = ({ question }: ViewingQuestion) => question.split('?').length !== 2;
  const isBare = ({ good, bad, whom }: ViewingQuestion) => !good || !bad || !whom;
  const mean = own.reduce((sum, { count }) => sum + count, 0) / Math.max(1, own.length);
  const asked = homes.flatMap(({ name, questions, text }) =>
    questions
      .filter(({ question }) => asksForStated(question, text))
      .map(({ question }) => `${name}: ${question}`),
  );
  const checks = homes.reduce((sum, { report }) => sum + (report.checks?.length ?? 0), 0);
  const told: readonly (readonly [string, string | number])[] = [
    [`own of the first ${first}, mean`, mean.toFixed(1)],
    [`homes with at least ${enoughOwn} own`, own.filter(({ count }) => count >= enoughOwn).length],
    ['longest, letters', Math.max(0, ...lengths)],
    [`longer than ${longest} letters`, lengths.filter((length) => length > longest).length],
    ['not one question mark', asks.filter(isOdd).length],
    ['without good, bad or whom', asks.filter(isBare).length],
    ['about a stated fact', asked.length],
    ['checks, mean', (checks / Math.max(1, homes.length)).toFixed(1)],
  ];
  console.log(`\n=== ${set}: ${homes.length} adverts`);
  for (const [what, value] of told) console.log(`${what.padEnd(34)}${value}`);
  for (const line of asked) console.log(`stated: ${line}`);
  const few = own.filter(({ count }) => count < enoughOwn).toSorted((one, other) => one.count - other.count);
  for (const { name, count } of few) console.log(`${name}: ${count} own`);
}

function evaluate(): Findings {
  const measured: Record<string, number> = {};
  const absent: string[] = [];
  const ours = [
    ['adverts beside the fixtures', advertsIn(advertsFolder)],
    ['golden set', goldenAdverts()],
  ] as const;
  const told = given.length > 0 ? given.map((path) => [path, advertsIn(path)] as const) : ours;
  const homesOf = (adverts: readonly AdvertCase[]) => sampled(adverts, fewAdverts).map(homeOf);
  const sets = told.map(([name, adverts]) => [name, homesOf(adverts)] as const);
  const beside = given.length > 0 ? ours.flatMap(([, adverts]) => homesOf(adverts)) : [];
  const usual = usualIn([...sets.flatMap(([, homes]) => homes), ...beside]);
  for (const [name, homes] of sets) {
    if (homes.length === 0) absent.push(name);
    else {
      tell(name, homes, usual);
      measured[`of ${name}`] = homes.length;
    }
  }
  return { measured, absent };
}

await conclude(evaluate, { limitMs });
