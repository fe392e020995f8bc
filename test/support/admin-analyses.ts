import { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { signUp, type ApiClient } from './api-client.js';
import { listAnalysis, longAgo } from './listed-analyses.js';
import type { Stage } from './screens.js';

export const analysesPath = '/admin/analyses';
export const analysesApi = '**/api/admin/analyses?*';

/** Signs an administrator in, before whom nobody has pasted an advert. */
export async function startWithoutAnalyses({ app, signIn }: Stage): Promise<ApiClient> {
  await app.app.get(EntityManager).fork().nativeDelete(Analysis, {});
  return signIn('admin');
}

type Kind = Parameters<typeof listAnalysis>[2];
type Runs = Parameters<typeof listAnalysis>[3];

const newest = Date.parse('2026-11-01T21:30:00Z');
const at = (minutes: number) => new Date(newest + minutes * 60_000);
const tokens = { input: 9_000, cachedInput: 2_000, output: 3_000 };
const spent = { tokens, costUsd: 0.0231 };

/** Two runs of one attempt: the model was silent, then it answered. */
export const twoRuns: Runs = [
  {
    startedAt: at(0),
    endedAt: at(1),
    outcome: 'retried',
    timings: { capture: 9_000, images: 8_000, report: 43_000 },
    errorCode: 'model_unavailable',
    errorMessage: 'The model answered 503 three times.',
  },
  {
    startedAt: at(2),
    endedAt: at(2.5),
    outcome: 'completed',
    timings: { images: 400, report: 29_600 },
    ...spent,
  },
];

/** Every way an analysis can stand, the newest first. */
export const analysisKinds = (): readonly (readonly [Kind, Runs?])[] => [
  [{ address: 'Storgatan 1', status: 'processing' }],
  [{ address: 'Storgatan 2', status: 'scraped', isPaid: false }, [{ timings: { capture: 9_000 } }]],
  [{ address: 'Storgatan 3', status: 'analyzing', isPaid: true }],
  [{ address: 'Storgatan 4', verdict: 'GREEN' }, twoRuns],
  [{ address: 'Storgatan 5', verdict: 'RED', isPaid: false, status: 'completed' }],
  [
    {
      address: null,
      status: 'failed',
      attempt: 3,
      failureCode: 'page_blocked',
      failureReason: 'Annonsens sida släpper inte in oss.',
    },
    [
      {
        startedAt: at(0),
        endedAt: at(0.1),
        outcome: 'failed',
        errorCode: 'page_blocked',
        errorMessage: '403',
      },
    ],
  ],
  [{ address: 'Storgatan 7', status: 'scraped', updatedAt: longAgo() }, [{}]],
  [
    {
      address: `Bostadsrättsföreningsgatan ${'mellan de många långa husen '.repeat(4)}`,
      status: 'failed',
      failureCode: 'internal',
      failureReason: `Något gick fel ${'som är svårt att beskriva kort '.repeat(6)}`,
    },
  ],
];

/** One for each kind, an hour apart, the newest at 22:30 in Sweden on 1 November 2026. @returns their ids */
export async function addAnalyses(
  { app }: Stage,
  owner: ApiClient,
  all: readonly (readonly [Kind, Runs?])[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, [fields, runs]] of all.entries()) {
    const createdAt = new Date(newest - place * 3_600_000);
    ids.push(await listAnalysis(app, owner, { createdAt, ...fields }, runs));
  }
  return ids;
}

/** The first of three pages, newest first: `Gatan 60` to `Gatan 36`. */
export async function showSixtyAnalyses(stage: Stage): Promise<void> {
  await startWithoutAnalyses(stage);
  const sixty = Array.from({ length: 60 }, (_, place) => [{ address: `Gatan ${60 - place}` }] as const);
  await addAnalyses(stage, await signUp(stage.app.url), sixty);
  await stage.open(analysesPath);
  await stage.page.getByText('1–25 av 60').waitFor();
}
