import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../shared/app-error.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { AddressRefused, FetchTimeout, ResponseTooLarge } from '../shared/http/http.errors.js';
import { eachLimited } from './each-limited.js';
import { classifyPicture } from './floorplan-classifier.js';
import { chooseCandidates, type ImageCandidate } from './image-candidates.js';
import { ImageStore } from './image-store.service.js';
import { PicturesUnavailable } from './image-tracking.errors.js';
import type {
  ClassificationDetail,
  FilterDecision,
  TrackedImage,
  TrackingResult,
  TrackingStage,
} from './image-tracking.types.js';
import { PictureSignature } from './near-duplicates.js';
import { decodeSmall, maxPixels, readHeader, sniffKind, type PictureHeader } from './picture-file.js';
import { measurePicture, type PictureMeasures } from './picture-measures.js';

const maxBytes = 15 * 1024 * 1024;
/** All pictures of one advert together, while they are in memory. */
const maxTotalBytes = 200 * 1024 * 1024;
const downloadTimeoutMs = 20_000;
const downloadsAtOnce = 6;
const decodesAtOnce = 2;
const minFileBytes = 1_500;
const minShortSide = 150;
const minLongSide = 240;
const maxSideRatio = 5;
/** Below this spread of colours a picture is one plain surface. */
const plainVariance = 0.01;

type Details = NonNullable<FilterDecision['details']>;

interface Picture extends ImageCandidate {
  bytes: Buffer;
  header: PictureHeader;
  details: Details;
  measures?: PictureMeasures;
  signature?: PictureSignature;
}

/** Downloads an advert's pictures and tells what each is; plain data in, plain data out. */
@Injectable()
export class ImageTrackingService implements OnApplicationShutdown {
  private readonly client: GuardedClient;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly store: ImageStore,
  ) {
    this.client = new GuardedClient({ hostMap: config.scrapingHostMap });
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  /**
   * Keeps or filters every picture link of an advert, with its reason, stores what is kept and tells floor plans
   * from photos. A bad picture is filtered and never fails the listing.
   * @param candidates links in the advert's order; `source` is the portal's name or `broker`
   * @param options.lastTry takes the pictures there are, however few
   * @throws PicturesUnavailable (later) when passing faults keep all pictures away, or at least half and at least
   * three; the signal's reason when aborted, and faults of the disk
   */
  async track(
    candidates: { photos: readonly string[]; floorplans: readonly string[]; source: string },
    options: { signal: AbortSignal; lastTry?: boolean },
  ): Promise<TrackingResult> {
    const { chosen, decisions } = chooseCandidates(candidates);
    const totalFound = decisions.length;
    const record = (decision: FilterDecision) => decisions.push(decision);

    const loaded = await this.load(chosen, record, options);
    const sized = filterBySize(loaded, record);
    const decoded = await decode(sized, record, options.signal);
    const distinct = filterNearDuplicates(decoded, record);
    const { images, classificationDetails } = await this.classify(distinct, record, options.signal);

    const floorplansCount = images.filter(({ kind }) => kind === 'floorplan').length;
    return {
      images,
      tracking: {
        searchEngineType: candidates.source,
        summary: {
          totalFound,
          totalFiltered: decisions.filter(({ action }) => action === 'filtered').length,
          totalClassified: classificationDetails.length,
          photosCount: images.length - floorplansCount,
          floorplansCount,
        },
        filterDecisions: decisions,
        classificationDetails,
      },
    };
  }

  /** Downloads and reads the headers: the format stage. */
  private async load(
    chosen: ImageCandidate[],
    record: Recorder,
    { signal, lastTry = false }: { signal: AbortSignal; lastTry?: boolean },
  ): Promise<Picture[]> {
    let missing = 0;
    let totalBytes = 0;
    const results = await eachLimited(chosen, downloadsAtOnce, async (candidate) => {
      signal.throwIfAborted();
      const filtered = (reason: string, details?: Details) =>
        ({ decision: decisionOf(candidate, 'format', 'filtered', reason, details) }) as const;
      let bytes: Buffer;
      try {
        const answer = await this.client.fetch(candidate.url, {
          maxBytes,
          timeoutMs: downloadTimeoutMs,
          signal,
          accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8',
        });
        if (answer.status !== 200) {
          if (answer.status >= 500 || answer.status === 429) missing += 1;
          return filtered(`Bilden gick inte att hämta: servern svarade ${answer.status}`);
        }
        bytes = answer.body;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AppError && error.retry === 'later') missing += 1;
        return filtered(downloadFault(error));
      }
      totalBytes += bytes.length;
      const fileSize = bytes.length;
      if (totalBytes > maxTotalBytes)
        return filtered('Annonsens bilder är för stora tillsammans', { fileSize });
      const kind = sniffKind(bytes);
      const details = { format: kind, fileSize };
      if (kind === 'svg' || kind === 'pdf' || kind === 'text' || kind === 'unknown') {
        return filtered(formatFaults[kind], details);
      }
      try {
        const header = await readHeader(bytes, kind);
        const measured = { ...details, width: header.width, height: header.height };
        const reason = header.animated ? `Animerad ${kind}: första rutan används` : `Giltig ${kind}`;
        const decision = decisionOf(candidate, 'format', 'kept', reason, measured);
        return { decision, picture: { ...candidate, bytes, header, details: measured } } as const;
      } catch {
        return filtered('Filens huvud är skadat', details);
      }
    });
    signal.throwIfAborted();
    const wanted = chosen.length;
    const mostMissing = missing > 0 && (missing === wanted || (missing >= 3 && missing * 2 >= wanted));
    if (mostMissing && !lastTry) throw new PicturesUnavailable(missing, wanted);
    for (const { decision } of results) record(decision);
    return results.flatMap((result) => ('picture' in result ? [result.picture] : []));
  }

  /** Tells plans from photos and stores what is kept. */
  private async classify(pictures: Picture[], record: Recorder, signal: AbortSignal) {
    const classificationDetails: ClassificationDetail[] = [];
    const images: TrackedImage[] = [];
    for (const picture of pictures) {
      signal.throwIfAborted();
      const { url, measures, details } = picture;
      if (!measures) continue;
      const verdict = classifyPicture(measures, picture);
      const metrics = {
        edgeDensity: round(measures.edgeDensity),
        colorVariance: round(measures.colorVariance),
        brightness: round(measures.brightness),
      };
      const analysed = { ...details, analysisDetails: { ...metrics, confidence: verdict.confidence } };
      if (measures.colorVariance < plainVariance) {
        record(decisionOf(picture, 'classification', 'filtered', 'Bilden är en enda jämn färg', analysed));
        continue;
      }
      const stored = await this.store.put(picture.bytes, picture.header);
      record(decisionOf(picture, 'classification', 'kept', verdict.reason, analysed));
      const { isFloorplan, confidence } = verdict;
      classificationDetails.push({ url, isFloorplan, confidence, ...metrics });
      images.push({ url, ...stored, kind: isFloorplan ? 'floorplan' : 'photo', confidence });
    }
    return { images, classificationDetails };
  }
}

type Recorder = (decision: FilterDecision) => void;

const formatFaults = {
  svg: 'Vektorgrafik (svg), oftast en ikon eller logotyp',
  pdf: 'Filen är en PDF, ingen bild',
  text: 'Filen är text, ingen bild',
  unknown: 'Filen är ingen bild i ett känt format',
} as const;

function downloadFault(error: unknown): string {
  if (error instanceof ResponseTooLarge) return 'Bilden är större än 15 MB';
  if (error instanceof FetchTimeout) return 'Bilden gick inte att hämta i tid';
  if (error instanceof AddressRefused) return 'Bildens adress är inte tillåten';
  return 'Bilden gick inte att hämta';
}

function decisionOf(
  { url }: ImageCandidate,
  stage: TrackingStage,
  action: FilterDecision['action'],
  reason: string,
  details?: Details,
): FilterDecision {
  return details ? { url, stage, action, reason, details } : { url, stage, action, reason };
}

/** Ranks by pixels and filters what is too small, too large, too narrow, or the same file again. */
function filterBySize(pictures: Picture[], record: Recorder): Picture[] {
  const area = ({ header }: Picture) => header.width * header.height;
  [...pictures]
    .sort((a, b) => area(b) - area(a))
    .forEach((picture, index) => (picture.details = { ...picture.details, sizeRank: index + 1 }));
  const files = new Set<string>();
  return pictures.filter((picture) => {
    const hash = createHash('sha256').update(picture.bytes).digest('base64');
    const fault = files.has(hash) ? 'Samma fil finns redan bland bilderna' : sizeFault(picture);
    files.add(hash);
    const { width, height } = picture.header;
    const reason = fault ?? `${width} × ${height} px, nummer ${picture.details.sizeRank} i storlek`;
    record(decisionOf(picture, 'size', fault ? 'filtered' : 'kept', reason, picture.details));
    return !fault;
  });
}

function sizeFault({ bytes, header: { width, height } }: Picture): string | undefined {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (width * height > maxPixels) {
    return `För många pixlar: ${Math.round((width * height) / 1e6)} miljoner, gränsen är ${maxPixels / 1e6}`;
  }
  if (short < minShortSide || long < minLongSide) return `För liten: ${width} × ${height} px`;
  if (long / short > maxSideRatio) return `För avlång: ${width} × ${height} px`;
  if (bytes.length < minFileBytes) return `För liten fil: ${bytes.length} B`;
  return undefined;
}

async function decode(pictures: Picture[], record: Recorder, signal: AbortSignal): Promise<Picture[]> {
  const results = await eachLimited(pictures, decodesAtOnce, async (picture) => {
    signal.throwIfAborted();
    try {
      const pixels = await decodeSmall(picture.bytes);
      return { ...picture, measures: measurePicture(pixels), signature: new PictureSignature(pixels) };
    } catch {
      return undefined;
    }
  });
  return results.flatMap((result, index) => {
    if (result) return [result];
    const picture = pictures[index]!;
    record(decisionOf(picture, 'classification', 'filtered', 'Bilddatan är skadad', picture.details));
    return [];
  });
}

/** Of pictures that show the same, the largest stays, at the place of the first. */
function filterNearDuplicates(pictures: Picture[], record: Recorder): Picture[] {
  const kept: Picture[] = [];
  for (const picture of pictures) {
    const place = kept.findIndex(({ signature }) => signature!.isSameAs(picture.signature!));
    const earlier = kept[place];
    if (!earlier) {
      kept.push(picture);
      continue;
    }
    const larger = picture.details.sizeRank! < earlier.details.sizeRank! ? picture : earlier;
    const other = larger === picture ? earlier : picture;
    kept[place] = { ...larger, listedAsFloorplan: larger.listedAsFloorplan || other.listedAsFloorplan };
    const reason = `Nästan samma bild som ${larger.url}`;
    record(decisionOf(other, 'classification', 'filtered', reason, other.details));
  }
  return kept;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
