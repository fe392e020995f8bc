import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { RawListingData } from '../../src/analyses/analysis.types.js';
import { cardColumns } from '../../src/analyses/card-columns.js';
import { User } from '../../src/auth/user.entity.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import type { TrackedImage } from '../../src/image-tracking/image-tracking.types.js';
import { readHeader } from '../../src/image-tracking/picture-file.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { Dice } from './drawn/dice.js';
import { planStyles } from './drawn/plan-styles.js';
import { photoLikeScene } from './drawn/rooms.js';
import type { TestApp } from './app.js';
import { fullFlat } from './report-homes.js';
import type { Stage } from './screens.js';
import type { ApiClient } from './api-client.js';

export interface ReportOfHome {
  readonly listing: Listing;
  readonly photos?: number;
  readonly plans?: number;
  /** What the page reads beside the advert. */
  readonly raw?: Partial<RawListingData>;
  /** Changes what the rules wrote. */
  readonly change?: (result: AnalysisResult, images: readonly TrackedImage[]) => AnalysisResult;
  readonly fields?: Partial<Analysis>;
}

/**
 * A completed analysis of a home with stored pictures, its report written by our rules. Paid unless `fields` says
 * otherwise.
 * @returns its id
 */
export async function addReport(app: TestApp, person: ApiClient, home: ReportOfHome): Promise<string> {
  const { listing, photos = 0, plans = 0, raw = {}, change = (result) => result, fields = {} } = home;
  const images = await storePictures(app, photos, plans);
  const result = writeRulesReport({
    listing,
    images,
    disagreements: raw.disagreements ?? [],
    today: new Date(),
  });
  const manager = app.app.get(EntityManager).fork();
  const key = randomUUID();
  const url = `https://exempelmaklaren.example/objekt/${key}`;
  const analysis = new Analysis(manager.getReference(User, person.userId), {
    url,
    site: 'exempel',
    key,
    kind: 'broker',
  });
  const changed = change(result, images);
  Object.assign(analysis, cardColumns(listing), {
    status: 'completed',
    isPaid: true,
    rawListingData: { ...listing, ...raw, trackedImages: images },
    analysisResult: changed,
    verdict: changed.verdict,
    confidence: changed.confidence?.score ?? null,
    redFlagsCount: changed.redFlags?.length ?? null,
    image: images[0]?.sha256 ?? null,
    ...fields,
  });
  manager.persist(analysis);
  for (const { sha256 } of images) manager.persist(new AnalysisPicture(sha256, analysis));
  await manager.flush();
  return analysis.id;
}

/** Gives an analysis its leading picture: the same number draws the same one. */
export async function addLeadingPicture(app: TestApp, analysisId: string, at: number): Promise<void> {
  const { sha256 } = await storePicture(app, 'photo', at);
  const manager = app.app.get(EntityManager).fork();
  const analysis = await manager.findOneOrFail(Analysis, analysisId);
  analysis.image = sha256;
  manager.persist(new AnalysisPicture(sha256, analysis));
  await manager.flush();
}

/** A flat whose advert tells much, with three photos and a plan. */
export const flatHome = (change: Partial<ReportOfHome> = {}): ReportOfHome => ({
  listing: fullFlat(),
  photos: 3,
  plans: 1,
  ...change,
});

/** Opens the report of a home as its buyer, who signs in for it. @returns the analysis' id */
export async function openReport(stage: Stage, home = flatHome(), query = ''): Promise<string> {
  const buyer = await stage.signIn();
  const id = await addReport(stage.app, buyer, home);
  await stage.open(`/report/${id}${query}`);
  return id;
}

const drawn = new Map<string, Promise<Buffer>>();

/** Drawn once in a run; the same number gives the same picture. */
function picture(kind: TrackedImage['kind'], at: number): Promise<Buffer> {
  const name = `${kind} ${at}`;
  const made = drawn.get(name) ?? draw(kind, at);
  drawn.set(name, made);
  return made;
}

function draw(kind: TrackedImage['kind'], at: number): Promise<Buffer> {
  const dice = new Dice(1000 + at);
  if (kind === 'floorplan')
    return sharp(Buffer.from(planStyles['furnished-plans'](dice).svg))
      .png()
      .toBuffer();
  return sharp(Buffer.from(photoLikeScene(dice).svg))
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer();
}

function storePictures(app: TestApp, photos: number, plans: number): Promise<TrackedImage[]> {
  const wanted = [
    ...Array.from({ length: photos }, (_, at) => ({ kind: 'photo' as const, at })),
    ...Array.from({ length: plans }, (_, at) => ({ kind: 'floorplan' as const, at })),
  ];
  return Promise.all(wanted.map(({ kind, at }) => storePicture(app, kind, at)));
}

async function storePicture(app: TestApp, kind: TrackedImage['kind'], at: number): Promise<TrackedImage> {
  const bytes = await picture(kind, at);
  const header = await readHeader(bytes, kind === 'photo' ? 'jpeg' : 'png');
  const facts = await app.app.get(ImageStore, { strict: false }).put(bytes, header);
  return { url: `https://bilder.example/${kind}-${at}`, kind, confidence: 95, ...facts };
}
