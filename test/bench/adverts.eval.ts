import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import { advertsFolder, advertsIn, goldenAdverts, type AdvertCase } from './adverts-cases.js';
import { measures, scoreAdvert, type AdvertScore, type Measure, type Share } from './adverts-scoring.js';
import { sampled } from './effort.js';
import { conclude, type Findings } from './ending.js';

// What the rules' reports say of adverts with keys: `npm run eval:adverts` takes those beside the fixtures and the golden
// set, `-- FILE.json` those of a file or folder in the same form. New adverts by new authors are the measure; what was
// read while the rules were changed says little.

const limitMs = 30 * 60_000;
/** Of each set, in a smoke run. */
const fewAdverts = 2;
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const shareText = ({ right, of }: Share): string =>
  of === 0 ? '–' : `${right} of ${of}`.padEnd(14) + (right / of).toFixed(3);

function sumOf(scores: readonly AdvertScore[], measure: Measure): Share {
  const shares = scores.map((score) => score.shares[measure]);
  return {
    right: shares.reduce((sum, { right }) => sum + right, 0),
    of: shares.reduce((sum, { of }) => sum + of, 0),
  };
}

function evaluateSet(name: string, adverts: readonly AdvertCase[]): number {
  const scores = adverts.map((advert) => {
    const { listing, today } = advert;
    return scoreAdvert(advert, writeRulesReport({ listing, images: [], disagreements: [], today }));
  });
  console.log(`\n=== ${name}: ${scores.length} adverts`);
  for (const { name: advert, failures } of scores)
    for (const failure of failures) console.log(`${advert}: ${failure}`);
  console.log();
  for (const measure of measures) console.log(`${measure.padEnd(46)}${shareText(sumOf(scores, measure))}`);
  return scores.length;
}

function evaluate(): Findings {
  const measured: Record<string, number> = {};
  const absent: string[] = [];
  const sets: (readonly [string, readonly AdvertCase[]])[] =
    given.length > 0
      ? given.map((path) => [path, advertsIn(path)] as const)
      : [
          ['adverts beside the fixtures', advertsIn(advertsFolder)],
          ['golden set', goldenAdverts()],
        ];
  for (const [name, adverts] of sets) {
    if (adverts.length === 0) absent.push(name);
    else measured[`of ${name}`] = evaluateSet(name, sampled(adverts, fewAdverts));
  }
  return { measured, absent };
}

await conclude(evaluate, { limitMs });
