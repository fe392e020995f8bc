import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { ComparedProperty } from '../../src/analyses/analysis.types.js';
import { User } from '../../src/auth/user.entity.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { sampleResult } from '../support/results.js';
import { sharedApp } from '../support/shared-app.js';

interface Answer {
  items: ComparedProperty[];
  detail: string;
}

let app: TestApp;
let owner: ApiClient;

beforeAll(async () => {
  app = await sharedApp();
  owner = await signUp(app.url);
});
afterAll(() => app?.close());

/** An analysis of the person's, completed and paid unless the fields say otherwise. */
async function add(person: ApiClient, fields: Partial<Analysis> = {}): Promise<string> {
  const em = app.app.get(EntityManager).fork();
  const key = randomUUID();
  const link = { url: `https://x.se/${key}`, site: 'x', key, kind: 'broker' } as const;
  const analysis = new Analysis(em.getReference(User, person.userId), link);
  Object.assign(analysis, { status: 'completed', isPaid: true, analysisResult: sampleResult(), ...fields });
  await em.persist(analysis).flush();
  return analysis.id;
}

const compare = (client: ApiClient, ids: readonly string[]) =>
  client.call<Answer>('GET', `/analyses/compare?ids=${ids.join(',')}`);

it('keeps the order that was asked for', async () => {
  const ids = [await add(owner), await add(owner), await add(owner)] as const;
  for (const order of [ids, [ids[2], ids[0], ids[1]], [ids[1], ids[0]]]) {
    const { status, body } = await compare(owner, order);
    expect([status, body.items.map(({ id }) => id)]).toEqual([200, order]);
  }
});

it('knows an id in capitals, and two spellings of one for the same', async () => {
  const [one, other] = [await add(owner), await add(owner)];
  const { status, body } = await compare(owner, [one.toUpperCase(), other]);
  expect([status, body.items.map(({ id }) => id)]).toEqual([200, [one, other]]);
  expect((await compare(owner, [one.toUpperCase(), one])).status).toBe(422);
});

describe('columns', () => {
  // What the sample says and a preview must not: the rest of the reason, the fourth flag, and every explanation.
  const forPaying = [
    'Läs vidare innan visningen',
    'Läget bullrar',
    'be om underlag',
    'Sex av tio uppgifter finns',
    'Äldre än 30 år',
    '322000',
    'critical',
  ];
  const [first, ...rest] = sampleResult().redFlags;
  const sample = sampleResult();
  const analysisResult: AnalysisResult = {
    ...sample,
    renovationAnalysis: {
      ...sample.renovationAnalysis!,
      totalEstimatedCost: { min: 181_000, max: 322_000 },
    },
    redFlags: [{ ...first!, severity: 'critical' }, ...rest],
  };
  const facts = {
    address: 'Storgatan 1',
    price: 2_000_000,
    pricePerSqm: 40_000,
    monthlyFee: 3_000,
    operatingCost: 6_000,
    livingArea: 50,
    rooms: 2,
    yearBuilt: 1950,
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    rawListingData: { energyClass: 'D', description: 'Annonsens egen text' },
  };
  const shown = {
    address: 'Storgatan 1',
    image: null,
    priceKr: 2_000_000,
    pricePerSqmKr: 40_000,
    monthlyFeeKr: 3_000,
    operatingCostKr: 6_000,
    livingArea: 50,
    rooms: 2,
    constructionYear: 1950,
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    energyClass: 'D',
    verdict: 'YELLOW',
    confidence: 60,
    redFlagsCount: 4,
  };

  it('say all when paid, and stay previews when not', async () => {
    const paid = await add(owner, { ...facts, analysisResult } as Partial<Analysis>);
    const unpaid = await add(owner, { ...facts, analysisResult, isPaid: false } as Partial<Analysis>);
    const { body } = await compare(owner, [paid, unpaid]);
    expect(body.items[0]).toMatchObject({
      ...shown,
      id: paid,
      locked: false,
      verdictReason: 'Det finns saker att kontrollera. Läs vidare innan visningen.',
      confidenceExplanation: 'Sex av tio uppgifter finns.',
      criticalFlagsCount: 1,
      monthlyCostKr: null,
      oneOffCostKr: null,
      tenYearsKr: { min: 181_000, max: 322_000 },
      missingInfoCount: 1,
      euphemismsCount: 0,
      // Of a report from before it was looked for.
      unjudgedCount: null,
      technicalSpecs: { roof: { status: 'yellow', reason: 'Äldre än 30 år' } },
    });
    expect(body.items[0]!.redFlags.map(({ title }) => title)).toEqual([
      'Taket är gammalt',
      'Avgiften är hög',
      'Stambyte planeras',
      'Läget bullrar',
    ]);
    for (const words of forPaying) expect(JSON.stringify(body.items[0])).toContain(words);

    const only = (title: string) => ({ title, description: null, severity: null });
    expect(body.items[1]).toEqual({
      ...shown,
      id: unpaid,
      locked: true,
      verdictReason: 'Det finns saker att kontrollera.',
      redFlags: [only('Taket är gammalt'), only('Avgiften är hög'), only('Stambyte planeras')],
      monthlyCostKr: null,
      oneOffCostKr: null,
      tenYearsKr: null,
      criticalFlagsCount: null,
      confidenceExplanation: null,
      missingInfoCount: null,
      euphemismsCount: null,
      unjudgedCount: 0,
      technicalSpecs: null,
      madeBy: {
        label: 'Regelbaserad analys',
        digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      },
    });
  });
});

describe('refusals', () => {
  it('ask for a choice', async () => {
    for (const path of ['/analyses/compare', '/analyses/compare?ids=', '/analyses/compare?ids=,,']) {
      const { status, body } = await owner.call<Answer>('GET', path);
      expect([path, status, body.detail]).toEqual([path, 422, 'Inga fastigheter valda för jämförelse']);
    }
  });

  it('ask for two or three', async () => {
    const id = await add(owner);
    for (const ids of [[id], [id, id, id, id]]) {
      const { status, body } = await compare(owner, ids);
      expect([status, body.detail]).toEqual([422, 'Du måste välja 2-3 fastigheter för jämförelse']);
    }
  });

  it('treat a stranger’s, an unfinished, an unknown and an impossible one alike', async () => {
    const own = await add(owner);
    const others = [
      await add(await signUp(app.url)),
      await add(owner, { status: 'analyzing', analysisResult: null }),
      randomUUID(),
      'x',
    ];
    for (const other of others) {
      const { status, body } = await compare(owner, [own, other]);
      expect([status, body.detail]).toEqual([404, 'Du kan endast jämföra dina egna analyser']);
    }
  });
});
