import { AnalysisStatsService } from '../../src/analyses/analysis-stats.service.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { User } from '../../src/auth/user.entity.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { addManyAnalyses } from '../support/many-analyses.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { plansOf } from '../support/query-plan.js';
import { sampleResult } from '../support/results.js';

let test: TestOrm;
let service: AnalysisStatsService;
let links = 0;

beforeAll(async () => {
  test = await openTestOrm();
  service = new AnalysisStatsService(test.orm.em);
});
afterAll(() => test.close());

/** A completed and paid analysis made so many days ago, unless the fields say otherwise. */
async function add(owner: User, daysAgo: number, fields: Partial<Analysis>): Promise<string> {
  links += 1;
  const link = { url: `https://x.se/${links}`, site: 'x', key: `x:${links}`, kind: 'broker' } as const;
  const analysis = new Analysis(owner, link);
  const createdAt = new Date(Date.now() - daysAgo * 24 * 60 * 60_000);
  Object.assign(analysis, { status: 'completed', isPaid: true, createdAt, ...fields });
  await test.orm.em.fork().persist(analysis).flush();
  return analysis.id;
}

type Status = 'green' | 'yellow' | 'red';
const sample = sampleResult();

/** A result with flags of these titles and these judged items. */
function result(titles: string[], specs: Record<string, Status>): AnalysisResult {
  const [flag] = sample.redFlags;
  const spec = sample.technicalSpecs.roof!;
  return sampleResult({
    redFlags: titles.map((title) => ({ ...flag!, title })),
    technicalSpecs: Object.fromEntries(
      Object.entries(specs).map(([item, status]) => [item, { ...spec, status }]),
    ),
  });
}

it('says nothing of one who has no analyses', async () => {
  expect(await service.stats((await test.newUser()).id)).toEqual({
    total: 0,
    thisWeek: 0,
    averageConfidence: null,
    latest: [],
    priceInsights: { flats: null, houses: null },
    riskOverview: {
      totalRedFlags: 0,
      verdicts: { GREEN: 0, YELLOW: 0, RED: 0 },
      technical: null,
      commonProblems: [],
    },
  });
});

it('counts the own analyses, and only paid reports where it tells what they say', async () => {
  const user = await test.newUser();
  const house = await add(user, 1, {
    price: 2_000_000,
    pricePerSqm: 40_000,
    propertyType: 'Villa',
    confidence: 60,
    verdict: 'YELLOW',
    redFlagsCount: 5,
    analysisResult: result(
      ['Taket är gammalt', 'Avgiften är hög', 'Buller', 'Altanen rasar', 'Dagvatten saknas'],
      { roof: 'yellow', facade: 'green' },
    ),
  });
  const flat = await add(user, 2, {
    price: 3_000_000,
    pricePerSqm: 50_000,
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    confidence: 71,
    verdict: 'GREEN',
    redFlagsCount: 2,
    analysisResult: result(['Taket är gammalt', 'Cisternen läcker'], { roof: 'green' }),
  });
  const failed = await add(user, 3, { status: 'failed', isPaid: false, price: 9_000_000 });
  await add(user, 8, {
    isPaid: false,
    price: 1_000_000,
    pricePerSqm: 30_000,
    tenure: 'Bostadsrätt',
    confidence: 80,
    verdict: 'RED',
    redFlagsCount: 2,
    analysisResult: result(['Taket är gammalt', 'Avgiften är hög'], { roof: 'red', facade: 'red' }),
  });
  await add(user, 9, {
    price: 1_501_000,
    pricePerSqm: 45_000,
    propertyType: 'Radhus',
    tenure: 'Bostadsrätt',
    confidence: 50,
    verdict: 'RED',
    redFlagsCount: 2,
    analysisResult: result(['Taket är gammalt', 'Avgiften är hög'], { roof: 'red' }),
  });
  await add(user, 10, { confidence: 90, verdict: 'GREEN', redFlagsCount: 0, analysisResult: result([], {}) });
  await add(user, 11, { status: 'analyzing', isPaid: false, price: 100_000 });
  await add(await test.newUser(), 1, {
    price: 5,
    pricePerSqm: 5,
    confidence: 1,
    verdict: 'RED',
    redFlagsCount: 1,
    analysisResult: result(['Buller'], { roof: 'red' }),
  });

  const { latest, ...stats } = await service.stats(user.id);
  expect(latest.map(({ id }) => id)).toEqual([house, flat, failed]);
  expect(stats).toEqual({
    total: 7,
    thisWeek: 3,
    // (60 + 71 + 80 + 50 + 90) / 5 = 70,2
    averageConfidence: 70,
    priceInsights: {
      flats: {
        count: 2,
        lowestPriceKr: 1_000_000,
        highestPriceKr: 3_000_000,
        averagePriceKr: 2_000_000,
        // (50 000 + 30 000) / 2
        averagePricePerSqmKr: 40_000,
        trend: null,
      },
      houses: {
        count: 2,
        lowestPriceKr: 1_501_000,
        highestPriceKr: 2_000_000,
        // (2 000 000 + 1 501 000) / 2
        averagePriceKr: 1_750_500,
        // (40 000 + 45 000) / 2
        averagePricePerSqmKr: 42_500,
        trend: null,
      },
    },
    riskOverview: {
      // 5 + 2 + 2 + 2 + 0
      totalRedFlags: 11,
      verdicts: { GREEN: 2, YELLOW: 1, RED: 2 },
      // Of the paid four: green two, yellow one, red one
      technical: { green: 50, yellow: 25, red: 25 },
      commonProblems: [
        { title: 'Taket är gammalt', count: 3 },
        { title: 'Avgiften är hög', count: 2 },
      ],
    },
  });
});

describe('the trend', () => {
  it.each([
    ['is up at 5 %', [41_000, 43_000], [40_000, 40_000], { direction: 'up', percent: 5 }],
    ['is down at 5 %', [38_000, 38_000], [39_000, 41_000], { direction: 'down', percent: 5 }],
    // 41 900 / 40 000 = 1,0475
    ['is not told below 5 %', [41_900, 41_900], [40_000, 40_000], null],
    ['is not told below 5 % downward', [38_100, 38_100], [40_000, 40_000], null],
    ['needs two of this week', [80_000], [40_000, 40_000], null],
    ['needs two from before', [80_000, 80_000], [40_000], null],
    ['counts none without a figure', [80_000, null], [40_000, 40_000], null],
  ])('%s', async (_rule, recent, older, trend) => {
    const user = await test.newUser();
    const flat = { price: 1_000_000, propertyType: 'Lägenhet' };
    for (const pricePerSqm of recent) await add(user, 6.9, { ...flat, pricePerSqm });
    for (const pricePerSqm of older) await add(user, 7.1, { ...flat, pricePerSqm });
    const { priceInsights: homes } = await service.stats(user.id);
    expect([homes.flats!.trend, homes.houses]).toEqual([trend, null]);
  });

  it('never compares a flat with a house', async () => {
    const user = await test.newUser();
    for (const pricePerSqm of [20_000, 20_000])
      await add(user, 8, { price: 1_000_000, propertyType: 'Lägenhet', pricePerSqm });
    for (const pricePerSqm of [30_000, 30_000])
      await add(user, 1, { price: 2_000_000, propertyType: 'Villa', pricePerSqm });
    const { priceInsights: homes } = await service.stats(user.id);
    expect([homes.flats!.trend, homes.houses!.trend]).toEqual([null, null]);
    expect([homes.flats!.highestPriceKr, homes.houses!.lowestPriceKr]).toEqual([1_000_000, 2_000_000]);
  });

  it('puts a home of an unknown kind among neither', async () => {
    const user = await test.newUser();
    await add(user, 1, { price: 1_000_000, pricePerSqm: 20_000 });
    expect((await service.stats(user.id)).priceInsights).toEqual({ flats: null, houses: null });
  });
});

it('tells of a problem once for each home, and of none that only one has', async () => {
  const user = await test.newUser();
  const paid = { confidence: 60, verdict: 'YELLOW', redFlagsCount: 2 } as const;
  await add(user, 1, { ...paid, analysisResult: result(['Buller', 'Buller', 'Taket är gammalt'], {}) });
  await add(user, 2, { ...paid, analysisResult: result(['Taket är gammalt'], {}) });
  expect((await service.stats(user.id)).riskOverview.commonProblems).toEqual([
    { title: 'Taket är gammalt', count: 2 },
  ]);
});

it('reads the own rows once for each of its three counts, by index', async () => {
  const em = test.orm.em.fork();
  await addManyAnalyses(em, (await test.newUser()).id, 30_000);
  const user = await test.newUser();
  await addManyAnalyses(em, user.id, 3_000);
  await em.execute('analyze analyses');
  const plan = await plansOf(test.orm.em, (noting) => new AnalysisStatsService(noting).stats(user.id));
  expect(plan.match(/Scan (using \w+ )?on analyses$/gm)).toHaveLength(3);
  expect(plan.match(/Index Cond: \(user_id = /g) ?? plan).toHaveLength(3);
  expect(plan).not.toMatch(/CTE|Seq Scan/);
});
