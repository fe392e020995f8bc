import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AnalysisView, ComparedProperty, ReportView } from '../../src/analyses/analysis.types.js';
import { User } from '../../src/auth/user.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { sampleResult } from '../support/results.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let person: ApiClient;
beforeAll(async () => {
  app = await sharedApp();
  person = await signUp(app.url);
});
afterAll(() => app?.close());

const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const byModel = { label: 'AI-genererad analys', digitalSourceType: `${iptc}trainedAlgorithmicMedia` };
const byRules = { label: 'Regelbaserad analys', digitalSourceType: `${iptc}algorithmicMedia` };

async function add(analyst: 'openai' | 'rules' | null, isPaid: boolean): Promise<string> {
  const em = app.app.get(EntityManager).fork();
  const key = randomUUID();
  const url = `https://exempelmaklaren.example/objekt/${key}`;
  const analysis = new Analysis(em.getReference(User, person.userId), {
    ...{ url, site: 'exempel', key },
    kind: 'broker',
  });
  const { meta, ...rest } = sampleResult();
  const label = analyst === 'openai' ? byModel.label : byRules.label;
  const analysisResult = analyst ? { ...rest, meta: { ...meta, analyst, label } } : rest;
  Object.assign(analysis, { status: 'completed', isPaid, analysisResult, verdict: 'YELLOW' });
  await em.persist(analysis).flush();
  return analysis.id;
}

describe.each([
  ['a model', 'openai', byModel],
  ['rules', 'rules', byRules],
  // Results of earlier times do not tell, and nothing is made up for them.
  ['nobody knows what', null, null],
] as const)('what was written by %s', (_who, analyst, madeBy) => {
  it('is marked in the report', async () => {
    const { body } = await person.call<ReportView>('GET', `/analyses/${await add(analyst, true)}/report`);
    expect(body.madeBy).toEqual(madeBy);
  });

  it('is marked beside the preview, which tells no more than it did', async () => {
    const { body } = await person.call<AnalysisView>('GET', `/analyses/${await add(analyst, false)}`);
    expect(body.madeBy).toEqual(madeBy);
    expect(Object.keys(body.preview!).sort()).toEqual([
      'confidence',
      'euphemismsCount',
      'missingCount',
      'questionsCount',
      'redFlagTitles',
      'redFlagsCount',
      'sumsCount',
      'unjudgedCount',
      'verdict',
      'verdictReason',
    ]);
  });

  it('is marked in comparisons, locked or not', async () => {
    const ids = [await add(analyst, true), await add(analyst, false)];
    const { body } = await person.call<{ items: ComparedProperty[] }>(
      'GET',
      `/analyses/compare?ids=${ids.join(',')}`,
    );
    expect(body.items.map(({ locked }) => locked)).toEqual([false, true]);
    expect(body.items.map((home) => home.madeBy)).toEqual([madeBy, madeBy]);
  });
});
