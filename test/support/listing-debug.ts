import { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { RawListingData } from '../../src/analyses/analysis.types.js';
import type {
  FilterDecision,
  ImageMetrics,
  ImageTrackingData,
  TrackingStage,
} from '../../src/image-tracking/image-tracking.types.js';
import type { ApiClient } from './api-client.js';
import { fullFlat } from './report-homes.js';
import { addReport, type ReportOfHome } from './report-stage.js';
import type { Stage } from './screens.js';
import { signUp } from './api-client.js';

/** Adverts of our own making that the administrators' page of one listing is shown with. */

const metrics = (at: number): ImageMetrics => ({
  edgeDensity: (at % 7) / 20,
  colorVariance: 0.05 + (at % 5) / 10,
  brightness: 0.9 - (at % 9) / 10,
});

/**
 * What became of as many pictures as `addReport` stores, and of five more that were filtered: a logo at the first
 * stage, a missing file and a page at the second, a small one at the third and a likeness at the fourth.
 */
export function trackingOf(photos: number, plans: number): ImageTrackingData {
  const kept = [
    ...Array.from({ length: photos }, (_, at) => ({
      url: `https://bilder.example/photo-${at}`,
      isFloorplan: false,
    })),
    ...Array.from({ length: plans }, (_, at) => ({
      url: `https://bilder.example/floorplan-${at}`,
      isFloorplan: true,
    })),
  ].map((picture, at) => ({ ...picture, confidence: 99 - at, ...metrics(at) }));
  const filtered: readonly (readonly [url: string, TrackingStage, reason: string])[] = [
    ['https://maklaren.example/logo.png', 'extraction', 'Adressen tyder på logotyp, ikon eller platshållare'],
    ['https://bilder.example/borta.jpg', 'format', 'Filen finns inte (404)'],
    ['https://bilder.example/sida.html', 'format', 'Filen är ingen bild'],
    ['https://bilder.example/liten.jpg', 'size', 'Mindre än 300 px'],
    ['https://bilder.example/lik.jpg', 'classification', `Nästan samma bild som ${kept[0]?.url}`],
  ];
  const stages = ['extraction', 'format', 'size', 'classification'] as const;
  const decisions = stages.flatMap((stage, step): FilterDecision[] => [
    ...kept.map(({ url, isFloorplan, confidence, ...measures }, at): FilterDecision => ({
      url,
      stage,
      action: 'kept',
      reason: [
        'Listad som bild i annonsen',
        'Filen är en bild',
        `Nummer ${at + 1} i storlek`,
        isFloorplan ? 'Linjer på ljust' : 'Många färger',
      ][step]!,
      ...(step > 0 && {
        details: {
          format: isFloorplan ? 'png' : 'jpeg',
          fileSize: 86_016 + at * 200_000,
          ...(step > 1 && { sizeRank: at + 1, width: 1600, height: 1067 }),
          ...(step > 2 && { analysisDetails: { ...measures, confidence } }),
        },
      }),
    })),
    ...filtered.flatMap(([url, last, reason]): FilterDecision[] => {
      const end = stages.indexOf(last);
      if (step > end) return [];
      return [
        {
          url,
          stage,
          action: step === end ? 'filtered' : 'kept',
          reason: step === end ? reason : 'Går vidare',
        },
      ];
    }),
  ]);
  return {
    searchEngineType: 'hemnet',
    summary: {
      totalFound: kept.length + filtered.length,
      totalFiltered: filtered.length,
      totalClassified: kept.length,
      photosCount: photos,
      floorplansCount: plans,
    },
    filterDecisions: decisions,
    classificationDetails: kept,
  };
}

const portal = 'https://www.hemnet.se/bostad/lagenhet-3rum-arsta-1';
const broker = 'https://exempelmaklaren.example/objekt/vattugrand-14';

/** What was noted beside a flat's advert: sources, two that differ, documents and a page that was refused. */
export const notedBeside = (): Partial<RawListingData> => ({
  source: 'hemnet',
  provenance: {
    title: { url: portal, reader: 'hemnet state' },
    address: { url: portal, reader: 'link' },
    price: { url: portal, reader: 'json-ld' },
    rooms: { url: portal, reader: 'hemnet state' },
    livingArea: { url: broker, reader: 'labels', note: 'Biarean är borträknad' },
    yearBuilt: {
      url: broker,
      reader: 'prose',
      quote: 'Stammarna är de ursprungliga från 1958.',
    },
    broker: { url: broker, reader: 'labels', handedIn: true },
  },
  disagreements: [
    {
      field: 'monthlyFee',
      values: [
        { url: portal, value: 5240 },
        { url: broker, value: 5410 },
      ],
    },
  ],
  readDocuments: [
    {
      name: 'Årsredovisning 2025',
      kind: 'annual-report',
      outcome: 'read',
      url: 'https://exempelmaklaren.example/dokument/arsredovisning.pdf',
      pages: ['Förvaltningsberättelse\nFöreningen äger fastigheten Vattugränd 14.', 'Noter'],
    },
    { name: 'Stadgar', kind: 'statutes', outcome: 'scanned', pages: [], handedIn: true },
  ],
  unread: [{ url: 'https://maklaren.example/objekt/9', code: 'page_blocked' }],
});

/** A flat that much is known of. */
export const knownFlat = (photos = 3, plans = 1): ReportOfHome => ({
  listing: fullFlat(),
  photos,
  plans,
  raw: { ...notedBeside(), imageTrackingData: trackingOf(photos, plans) },
  fields: { hemnetUrl: portal },
});

/** Adds a run that ended, from its number on. */
export async function addRun(
  { app }: Pick<Stage, 'app'>,
  analysisId: string,
  run: number,
  fields: Partial<AnalysisRun>,
): Promise<void> {
  const manager = app.app.get(EntityManager).fork();
  const analysis = await manager.findOneOrFail(Analysis, analysisId);
  const row = new AnalysisRun(analysis, run, run);
  const startedAt = new Date(Date.UTC(2026, 10, run, 9, 30));
  const endedAt = new Date(startedAt.getTime() + 12_400);
  await manager.persist(Object.assign(row, { startedAt, endedAt, outcome: 'completed', ...fields })).flush();
}

/** A failed run, and one that wrote its report with a model. */
export async function addTwoRuns(stage: Pick<Stage, 'app'>, id: string): Promise<void> {
  await addRun(stage, id, 1, {
    outcome: 'failed',
    errorCode: 'page_blocked',
    errorMessage: 'The page asked who we are',
    timings: { capture: 9_000 },
  });
  await addRun(stage, id, 2, {
    timings: { capture: 2_400, images: 3_800, report: 6_100 },
    tokens: { input: 12_000, cachedInput: 8_000, output: 3_000 },
    costUsd: 0.0231,
  });
}

/** Opens the page of another person's home as an administrator. @returns the analysis' id */
export async function openListing(stage: Stage, home = knownFlat(), hash = ''): Promise<string> {
  const buyer: ApiClient = await signUp(stage.app.url);
  const id = await addReport(stage.app, buyer, home);
  await addTwoRuns(stage, id);
  await stage.signIn('admin');
  await stage.open(`/listing/${id}${hash}`);
  await stage.page.getByRole('heading', { level: 1, name: home.listing.address! }).waitFor();
  return id;
}
