import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { HandIn } from '../../src/analyses/hand-in.entity.js';
import { HeldPicture } from '../../src/analyses/held-picture.entity.js';
import { PictureSweep } from '../../src/analyses/picture-sweep.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { readHeader } from '../../src/image-tracking/picture-file.js';
import type { Config } from '../../src/shared/config/config.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { plansOf } from '../support/query-plan.js';

const HOUR = 60 * 60_000;
/** Later than all that the test stores. */
const AT_ONCE = -1;

let test: TestOrm;
let folder: string;
let config: Config;
let store: ImageStore;
beforeEach(async () => {
  test = await openTestOrm();
  folder = await mkdtemp(join(tmpdir(), 'picture-sweep-'));
  config = { imageDir: folder } as Config;
  store = new ImageStore(config);
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function put(lightness: number): Promise<string> {
  const drawn = { width: 500, height: 300, channels: 3 as const, background: `hsl(20,50%,${lightness}%)` };
  const bytes = await sharp({ create: drawn }).jpeg().toBuffer();
  return (await store.put(bytes, await readHeader(bytes, 'jpeg'))).sha256;
}
const isKept = async (sha256: string) =>
  store.open(sha256).then(
    () => true,
    () => false,
  );
const pathOf = (sha256: string) => join(folder, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
const keepCapture = (key: string, sha256s: readonly string[]) =>
  test.orm.em
    .fork()
    .execute(`insert into shared_captures (listing_key, raw, captured_at) values (?, ?::jsonb, now())`, [
      key,
      JSON.stringify({
        description: 'x',
        trackedImages: sha256s.map((sha256) => ({ sha256, kind: 'photo' })),
      }),
    ]);

it('keeps what an analysis shows, what is held of one, what a kept reading names and what a buyer gave, and removes the rest', async () => {
  const [shown, read, given, hisPage, held, nobodys] = await Promise.all([20, 30, 40, 50, 55, 60].map(put));
  const link = { url: 'https://x.se/1', site: 'x', key: 'x:1', kind: 'broker' } as const;
  const analysis = new Analysis(await test.newUser(), link);
  const em = test.orm.em.fork();
  em.persist([
    analysis,
    new AnalysisPicture(shown!, analysis),
    new HeldPicture(held!, randomUUID(), analysis),
    new HandIn(analysis, { kind: 'picture', name: 'kök.jpg', sha256: given! }),
    new HandIn(analysis, {
      kind: 'earlier',
      name: '',
      pictures: [{ url: 'https://x.se/a.jpg', sha256: hisPage! }],
    }),
  ]);
  await em.flush();
  await keepCapture('x:2', ['0'.repeat(64), read!]);
  // Readings without any pictures, as of an advert that shows none.
  await em.execute(
    `insert into shared_captures (listing_key, raw, captured_at) values ('x:3', '{}', now()), ('x:4', '{"trackedImages": null}', now())`,
  );

  const sweep = new PictureSweep(test.orm.em, store, config);
  await sweep.sweep(HOUR);
  expect(await isKept(nobodys!)).toBe(true);
  await sweep.sweep(AT_ONCE);
  expect(
    await Promise.all([shown, read, given, hisPage, held, nobodys].map((sha256) => isKept(sha256!))),
  ).toEqual([true, true, true, true, true, false]);
});

it('lets what was fetched for an analysis go some time after it failed, and leaves its reason', async () => {
  const [old, late, done] = await Promise.all([20, 30, 40].map(put));
  const user = await test.newUser();
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR);
  const em = test.orm.em.fork();
  const analyses = [
    { sha256: old!, status: 'failed', updatedAt: twoHoursAgo },
    { sha256: late!, status: 'failed', updatedAt: new Date() },
    { sha256: done!, status: 'completed', updatedAt: twoHoursAgo },
  ] as const;
  for (const [n, { sha256, status, updatedAt }] of analyses.entries()) {
    const link = { url: `https://x.se/${n}`, site: 'x', key: `x:${n}`, kind: 'broker' } as const;
    const analysis = Object.assign(new Analysis(user, link), {
      ...{ status, updatedAt, image: sha256, photosCount: 1, failureReason: 'Annonsen är borttagen.' },
      rawListingData: { address: 'Storgatan 1', trackedImages: [{ sha256, kind: 'photo' }] },
    });
    em.persist([analysis, new AnalysisPicture(sha256, analysis)]);
  }
  await em.flush();
  for (const sha256 of [old, late, done]) await utimes(pathOf(sha256!), twoHoursAgo, twoHoursAgo);

  await new PictureSweep(test.orm.em, store, config).sweep(HOUR);
  expect(await Promise.all([old, late, done].map((sha256) => isKept(sha256!)))).toEqual([false, true, true]);
  const rows = await test.orm.em
    .fork()
    .find(Analysis, {}, { populate: ['rawListingData'], orderBy: { listingKey: 'asc' } });
  const told = rows.map(({ failureReason, image, photosCount, rawListingData: raw }) => [
    ...[failureReason, image, photosCount, raw?.address, raw?.trackedImages?.length],
  ]);
  expect(told).toEqual([
    ['Annonsen är borttagen.', null, 0, 'Storgatan 1', undefined],
    ['Annonsen är borttagen.', late, 1, 'Storgatan 1', 1],
    ['Annonsen är borttagen.', done, 1, 'Storgatan 1', 1],
  ]);
});

it('keeps a picture whose reading is taken over by an analysis while the sweep asks', async () => {
  const sha256 = await put(20);
  await keepCapture('x:1', [sha256]);
  const link = { url: 'https://x.se/1', site: 'x', key: 'x:1', kind: 'broker' } as const;
  const analysis = new Analysis(await test.newUser(), link);
  await test.orm.em.fork().persist(analysis).flush();
  // The analysis gets the picture and the reading goes, at the same moment for all who look.
  const taking = test.orm.em.fork();
  await taking.begin();
  await taking.execute('insert into analysis_pictures (sha256, analysis_id) values (?, ?)', [
    sha256,
    analysis.id,
  ]);
  await taking.execute(`delete from shared_captures where listing_key = 'x:1'`);
  const sweep = new PictureSweep(test.orm.em, store, config);
  await sweep.sweep(AT_ONCE);
  expect(await isKept(sha256)).toBe(true);
  await taking.commit();
  await sweep.sweep(AT_ONCE);
  expect(await isKept(sha256)).toBe(true);
});

it('removes at once what deleted rows named, but for what others name or have stored again', async () => {
  const [gone, shown, again] = await Promise.all([20, 30, 40].map(put));
  const link = { url: 'https://x.se/1', site: 'x', key: 'x:1', kind: 'broker' } as const;
  const analysis = new Analysis(await test.newUser(), link);
  await test.orm.em
    .fork()
    .persist([analysis, new AnalysisPicture(shown!, analysis)])
    .flush();
  const storedBefore = new Date();
  await utimes(pathOf(again!), new Date(), new Date(storedBefore.getTime() + 1));
  const sweep = new PictureSweep(test.orm.em, store, config);
  const never = '0'.repeat(64);
  await sweep.removeUnused([gone!, shown!, again!, never].map((sha256) => ({ sha256, storedBefore })));
  expect(await Promise.all([gone, shown, again].map((sha256) => isKept(sha256!)))).toEqual([
    false,
    true,
    true,
  ]);
});

it('finds the readings and hand-ins that name a picture by index', async () => {
  await put(20);
  const em = test.orm.em.fork();
  const link = { url: 'https://x.se/1', site: 'x', key: 'x:1', kind: 'broker' } as const;
  const analysis = new Analysis(await test.newUser(), link);
  await em.persist(analysis).flush();
  const pictures = `(select jsonb_agg(jsonb_build_object('sha256', repeat(md5(n || ':' || p), 2))) from generate_series(1, 20) p)`;
  await em.execute(
    `insert into shared_captures (listing_key, raw, captured_at)
     select 'x:' || n, jsonb_build_object('trackedImages', ${pictures}), now() from generate_series(1, 2000) n`,
  );
  await em.execute(
    `insert into hand_ins (id, analysis_id, kind, name, sha256, pictures, created_at)
     select gen_random_uuid(), ?, 'earlier', '', repeat(md5(n::text), 2), ${pictures}, now() from generate_series(1, 2000) n`,
    [analysis.id],
  );
  await em.execute('analyze');
  const plan = await plansOf(test.orm.em, (noting) => new PictureSweep(noting, store, config).sweep(AT_ONCE));
  expect(plan).toContain('shared_captures_pictures_index');
  expect(plan).toContain('hand_ins_pictures_index');
  expect(plan).toContain('hand_ins_sha256_index');
  expect(plan).not.toMatch(/Seq Scan on (?:shared_captures|hand_ins)/);
});
