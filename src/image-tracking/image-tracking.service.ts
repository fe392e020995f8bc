import { readFile } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../shared/config/config.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { Turns } from '../shared/turns.js';
import { classifyPicture } from './floorplan-classifier.js';
import { chooseCandidates } from './image-candidates.js';
import { ImageStore, type StoredFacts } from './image-store.service.js';
import { PictureRefused } from './image-tracking.errors.js';
import type {
  ClassificationDetail,
  FilterDecision,
  ImageMetrics,
  TrackedImage,
  TrackingResult,
  TrackOptions,
} from './image-tracking.types.js';
import { maxBytes } from './picture-download.js';
import { inspectPicture } from './picture-inspection.js';
import type { PictureFault } from './picture-look.js';
import { PendingPictures } from './pending-pictures.js';
import { PictureLoader, type StoredPlace } from './picture-loader.js';
import { PictureProcesses } from './picture-processes.js';
import {
  decisionOf,
  decisionOfFault,
  filterBySize,
  filterDamaged,
  filterNearDuplicates,
  type Picture,
  type Recorder,
} from './picture-selection.js';

/** Pictures of one advert that are stored at one time: each has its bytes in memory. */
const storedAtOnce = 2;
/** Below this spread of colours a picture is one plain surface. */
const plainVariance = 0.01;
const noRoom: PictureFault = {
  stage: 'classification',
  reason: 'Bilden fick inte plats: kontot rymmer inte fler bilder',
  isWithoutRoom: true,
};
const plain: PictureFault = { stage: 'classification', reason: 'Bilden är en enda jämn färg' };

/** A picture that the buyer added; stored when it was handed in. */
interface OwnPicture {
  readonly name: string;
  readonly sha256: string;
}

export type Classification = Omit<ClassificationDetail, 'url'>;

/** Downloads an advert's pictures and tells what each is; plain data in, plain data out. */
@Injectable()
export class ImageTrackingService implements OnApplicationShutdown {
  private readonly client: GuardedClient;
  private readonly processes = new PictureProcesses();
  private readonly loader: PictureLoader;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly store: ImageStore,
  ) {
    this.client = new GuardedClient({ hostMap: config.scrapingHostMap });
    this.loader = new PictureLoader(this.client, this.store, this.processes);
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.client.close(), this.processes.close()]);
  }

  /**
   * Keeps or filters every picture link of an advert, with its reason, stores what is kept and tells floor plans
   * from photos. A bad picture is filtered and never fails the listing. At most six pictures' bytes are in memory at
   * one time; the others wait on disk.
   * @param candidates links in the advert's order; `source` is the portal's name or `broker`; `stored` are the
   * pictures that an earlier run kept: they are read from the store, and those that the advert no longer links come
   * after those it does, within the same sixty; one whose file is gone is fetched. `own` are pictures that the buyer
   * added, which come last and whose address is `egen:<name>`
   * @param options.lastTry takes the pictures there are, however few
   * @param options.turns taken for each request where the addresses may be a stranger's
   * @param options.mayStore for pictures that are fetched
   * @param options.fetchTimeMs time for fetching them all, ms; 60,000 unless given
   * @throws PicturesUnavailable (later) when passing faults keep all pictures away, or at least half and at least
   * three; PicturesBusy; the signal's reason when aborted, and faults of the disk
   */
  async track(
    candidates: {
      photos: readonly string[];
      floorplans: readonly string[];
      source: string;
      stored?: readonly StoredPlace[];
      own?: readonly OwnPicture[];
    },
    options: TrackOptions,
  ): Promise<TrackingResult> {
    const { chosen, decisions } = chooseCandidates(candidates, candidates.stored);
    const own = namedApart(candidates.own ?? []);
    for (const { url } of own) decisions.push(decisionOf({ url }, 'extraction', 'kept', 'Din egen bild'));
    const totalFound = decisions.length;
    const record = (decision: FilterDecision) => decisions.push(decision);
    const room = await this.store.waitingRoom();
    try {
      const fetched = await this.loader.fetch(chosen, room, options);
      const loaded = [...fetched, ...(await this.loader.openOwn(own, options.signal))];
      for (const { decision } of loaded) record(decision);
      const sized = filterBySize(
        loaded.flatMap(({ picture }) => picture ?? []),
        record,
      );
      const distinct = await filterNearDuplicates(filterDamaged(sized, record), record);
      const { images, classificationDetails } = await this.tellApart(distinct, record, options);
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
    } finally {
      await room.drop();
    }
  }

  /**
   * Validates one picture that a buyer uploads, by the rules that an advert's pictures are held to, and stores it
   * without its metadata (place, camera, author); of an animation the first frame.
   * @throws PictureRefused (422) with what is wrong with the file, PicturesBusy
   */
  async accept(bytes: Buffer): Promise<StoredFacts> {
    const { header } = await this.look(bytes);
    return this.store.put(bytes, header);
  }

  /** For the pictures of one form: validated as by `accept`, and stored once the form is accepted. Drop them at its end. */
  pending(): PendingPictures {
    return new PendingPictures(this.store, async (bytes) => {
      const { header } = await this.look(bytes);
      return this.store.prepare(bytes, header);
    });
  }

  /**
   * What one picture is, by its pixels alone; nothing is stored.
   * @throws PictureRefused (422) with what is wrong with the file, PicturesBusy
   */
  async classify(bytes: Buffer): Promise<Classification> {
    const { measures } = await this.look(bytes);
    const { isFloorplan, confidence } = classifyPicture(measures, { listedAsFloorplan: false });
    return { isFloorplan, confidence, ...metricsOf(measures) };
  }

  private async look(bytes: Buffer) {
    if (bytes.length > maxBytes) throw new PictureRefused('Filen är större än 15 MB');
    const { fault, header, measures } = await inspectPicture(bytes, this.processes);
    if (fault || !header || !measures) throw new PictureRefused(fault?.reason ?? 'Filen är ingen bild');
    return { header, measures };
  }

  /** Tells plans from photos and stores what is kept. */
  private async tellApart(pictures: readonly Picture[], record: Recorder, options: TrackOptions) {
    const judged = await new Turns(storedAtOnce).each(pictures, async (picture) => {
      options.signal.throwIfAborted();
      return { picture, ...(await this.keep(picture, options)) };
    });
    const images: TrackedImage[] = [];
    const classificationDetails: ClassificationDetail[] = [];
    for (const { picture, fault, facts } of judged) {
      const { url, details } = picture;
      const { isFloorplan, confidence, reason } = classifyPicture(picture.measures!, picture);
      const metrics = metricsOf(picture.measures!);
      const analysed = { ...details, analysisDetails: { ...metrics, confidence } };
      if (fault) {
        record(decisionOfFault(picture, fault, analysed));
        continue;
      }
      record(decisionOf(picture, 'classification', 'kept', reason, analysed));
      images.push({ url, ...facts, kind: isFloorplan ? 'floorplan' : 'photo', confidence });
      classificationDetails.push({ url, isFloorplan, confidence, ...metrics });
    }
    return { images, classificationDetails };
  }

  /** Stores what shows something. */
  private async keep(
    picture: Picture,
    options: TrackOptions,
  ): Promise<{ facts: StoredFacts; fault?: undefined } | { facts?: undefined; fault: PictureFault }> {
    if (picture.measures!.colorVariance < plainVariance) return { fault: plain };
    try {
      const facts = await this.storedFacts(picture, options);
      return facts ? { facts } : { fault: noRoom };
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      return { fault: { stage: 'classification', reason: error.fault, isUnread: true } };
    }
  }

  /** Undefined for one that may not be stored. @throws PictureRefused */
  private async storedFacts(
    { place, header, details }: Picture,
    { signal, mayStore = () => true }: TrackOptions,
  ): Promise<StoredFacts | undefined> {
    if ('file' in place) {
      const { bytes, facts } = await this.store.prepare(await readFile(place.file), header, signal);
      if (!mayStore(facts.fileSize)) return undefined;
      await this.store.write(facts.sha256, bytes);
      return facts;
    }
    const { width, height, kind } = header;
    // Stored pictures are of the kinds that the store writes.
    return {
      sha256: place.sha256,
      width,
      height,
      fileSize: details.fileSize!,
      format: kind as StoredFacts['format'],
    };
  }
}

/** Addresses of the buyer's own pictures; phones give several files one name. */
function namedApart(own: readonly OwnPicture[]): { url: string; sha256: string }[] {
  const used = new Map<string, number>();
  return own.map(({ name, sha256 }) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return { url: count === 1 ? `egen:${name}` : `egen:${name} (${count})`, sha256 };
  });
}

/** To three decimals. */
function metricsOf({ edgeDensity, colorVariance, brightness }: ImageMetrics): ImageMetrics {
  return {
    edgeDensity: round(edgeDensity),
    colorVariance: round(colorVariance),
    brightness: round(brightness),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
