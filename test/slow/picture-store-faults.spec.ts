import { EntityManager } from '@mikro-orm/postgresql';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp } from '../support/app.js';
import { startS3Server } from '../support/s3-server.js';
import { waitFor } from '../support/wait-for.js';

/** A job waits ten seconds for a place that fails. */
const LONG_MS = 90_000;

/** A place for pictures that can be taken away and given back. */
interface Place {
  readonly env: Readonly<Record<string, string>>;
  fail(): void;
  mend(): void;
  close(): Promise<void>;
}

async function fullBucket(): Promise<Place> {
  const server = await startS3Server();
  return {
    env: server.env,
    fail: () => (server.onRequest = () => ({ status: 507, code: 'XMinioStorageFull' })),
    mend: () => (server.onRequest = () => undefined),
    close: () => server.close(),
  };
}

async function brokenBucket(): Promise<Place> {
  const server = await startS3Server();
  return {
    env: server.env,
    fail: () =>
      (server.onRequest = (method) => (method === 'GET' ? 'cut' : { status: 500, code: 'InternalError' })),
    mend: () => (server.onRequest = () => undefined),
    close: () => server.close(),
  };
}

/** Root may write anywhere: a file where the folder was keeps everybody out. */
async function lostFolder(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'visningsklar-lost-'));
  const folder = join(root, 'bilder');
  const aside = join(root, 'undan');
  return {
    env: { IMAGE_STORE: `file:${folder}` },
    fail: () => {
      renameSync(folder, aside);
      writeFileSync(folder, 'no folder');
    },
    mend: () => {
      rmSync(folder);
      renameSync(aside, folder);
    },
    close: async () => rmSync(root, { recursive: true, force: true }),
  };
}

let adverts: AdvertServer;
beforeAll(async () => (adverts = await startAdvertServer()));
afterAll(() => adverts.close());

describe.each([
  ['a bucket that is full', fullBucket],
  ['a bucket that breaks off what it says', brokenBucket],
  ['a folder that is lost', lostFolder],
])('pictures in %s', (_place, start) => {
  it(
    'are waited for: none is lost, and whoever asks meanwhile is told to come again',
    async () => {
      const place = await start();
      const app = await startTestApp({ ...place.env, SCRAPING_HOST_MAP: adverts.hostMapText });
      try {
        const buyer = await signUp(app.url);
        const begin = async (slug: string) =>
          (await buyer.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) })).body.id;
        const until = (id: string) =>
          waitFor(
            async () =>
              (await buyer.call<AnalysisView>('GET', `/analyses/${id}`)).body.status === 'completed',
            { timeoutMs: 60_000, everyMs: 100, what: 'the report' },
          );
        const runsOf = (id: string) =>
          app.app
            .get(EntityManager)
            .fork()
            .find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
        const pictureOf = async (id: string) =>
          (await buyer.call<ReportView>('GET', `/analyses/${id}/report`)).body.listing.photos;
        const open = (sha256: string) =>
          fetch(`${app.url}/api/images/${sha256}?w=320`, { headers: { cookie: buyer.cookies } });

        const before = await begin('storgatan-1-1001');
        await until(before);
        const [shown] = await pictureOf(before);

        place.fail();
        const during = await begin('langsam-1010');
        await waitFor(async () => (await runsOf(during))[0]?.outcome === 'retried', {
          timeoutMs: 60_000,
          everyMs: 100,
          what: 'a run that could not store its pictures',
        });
        const refused = await open(shown!.sha256);
        expect(refused.status).toBe(503);
        expect(refused.headers.get('retry-after')).toBe('10');
        expect(await refused.json()).toMatchObject({ code: 'image_store_unavailable' });

        place.mend();
        await until(during);
        const runs = await runsOf(during);
        expect(runs.map(({ outcome, errorCode }) => [outcome, errorCode])).toEqual([
          ['retried', 'image_store_unavailable'],
          ['completed', null],
        ]);
        const kept = await pictureOf(during);
        // As the advert has them: four photos.
        expect(kept).toHaveLength(4);
        const store = app.app.get(ImageStore, { strict: false });
        for (const { sha256 } of kept) expect(await store.has(sha256)).toBe(true);
        expect((await open(shown!.sha256)).status).toBe(200);
      } finally {
        await app.close();
        await place.close();
      }
    },
    LONG_MS,
  );
});
