import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../shared/http/access.js';
import { ImageTrackingService } from '../image-tracking/image-tracking.service.js';
import type { ListingUrl } from '../scraping/listing.types.js';
import {
  DocumentRefused,
  HandedInNoListing,
  HandedInUnreadable,
  ReadingBusy,
} from '../scraping/scraping.errors.js';
import { ScrapingService } from '../scraping/scraping.service.js';
import { AppError } from '../shared/app-error.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { Turns } from '../shared/turns.js';
import { AnalysesService } from './analyses.service.js';
import {
  HandInEmpty,
  HandInFileRefused,
  HandInNotBroker,
  HandInNotPdf,
  HandInTooOften,
} from './analysis.errors.js';
import type { AnalysisView } from './analysis.types.js';
import type { GivenHandIn } from './hand-in.entity.js';

interface GivenFile {
  readonly kind: 'page' | 'picture';
  /** At most 200 characters. */
  readonly name: string;
  bytes(): Promise<Buffer>;
}

/** One thing of a form, as it arrives: at most one file is in memory at a time. */
export type GivenPart = GivenFile | { readonly kind: 'text' | 'brokerUrl'; readonly value: string };

/** What comes with a request: its parts one by one, its end, and whether only a preview is wanted. */
export interface GivenForm {
  readonly parts: AsyncIterable<GivenPart>;
  readonly signal: AbortSignal;
  readonly asPreview?: boolean | undefined;
}

/** The form that a part belongs to. */
interface Form {
  readonly pictures: ReturnType<ImageTrackingService['pending']>;
  readonly signal: AbortSignal;
}

/** A printed advert may be mostly pictures, or long: only its own reading tells that it is none. */
const mayBePage: ReadonlySet<string> = new Set(['read', 'not_pdf', 'scanned', 'too_large']);

/** Forms whose pictures go into the store at once: others wait for its disk too. */
const storedAtOnce = 2;

/** Takes what a buyer has of an advert that we could not read, and starts the analysis over with it. */
@Injectable()
export class HandInService {
  private readonly busy = new Set<string>();
  private readonly storing = new Turns(storedAtOnce);

  constructor(
    private readonly analyses: AnalysesService,
    private readonly scraping: ScrapingService,
    private readonly imageTracking: ImageTrackingService,
  ) {}

  /**
   * Adds to an analysis that is there; nothing is saved unless all of it can be read.
   * @throws AnalysisNotFound, AnalysisInProgress, PreviewLimitReached, HandIn* errors and those of
   * `ScrapingService.readHandedIn` and `PendingPictures.add`
   */
  async add(caller: CurrentUser, id: string, given: GivenForm): Promise<AnalysisView> {
    const { hemnetUrl } = await this.analyses.find({ ...caller, isAdmin: false }, id);
    return (await this.start(caller, hemnetUrl, given)).view;
  }

  /** The same for the link of an advert, whether it has an analysis or not. @throws UnsupportedSite and as `add` */
  async start(
    caller: CurrentUser,
    url: string,
    { parts, signal, asPreview }: GivenForm,
  ): Promise<{ view: AnalysisView; created: boolean }> {
    const link = this.scraping.recognise(url);
    // One form at a time: its files are in memory.
    if (this.busy.has(caller.id)) throw new HandInTooOften(5_000);
    this.busy.add(caller.id);
    const pictures = this.imageTracking.pending();
    try {
      const room = await this.analyses.roomForHandIns(caller.id, link, asPreview);
      const handIns: GivenHandIn[] = [];
      for await (const part of parts) {
        if ('value' in part && part.value.trim() === '') continue;
        room.take(part.kind === 'brokerUrl' ? 'link' : part.kind);
        const handIn = await onBehalfOf(caller.id, () => this.read(link, part, { pictures, signal }));
        room.hold(handIn);
        handIns.push(handIn);
      }
      if (handIns.length === 0) throw new HandInEmpty();
      await this.analyses.checkHandIns(caller.id, link, handIns, asPreview);
      // Before the rows, so that none is older than its picture, and before the transaction, for it takes long.
      await onBehalfOf(caller.id, () => this.storing.run(() => pictures.keep()));
      return await this.analyses.start(caller.id, link.url, { handIns, asPreview });
    } finally {
      this.busy.delete(caller.id);
      await pictures.drop();
    }
  }

  private async read(link: ListingUrl, part: GivenPart, form: Form): Promise<GivenHandIn> {
    if ('bytes' in part) {
      return this.readFile(link, part, form).catch((error: unknown) => {
        const isAtFault = error instanceof AppError && (error.status === 422 || error.status === 413);
        throw isAtFault && part.name ? new HandInFileRefused(part.name, error) : error;
      });
    }
    if (part.kind === 'brokerUrl') return { kind: 'link', name: '', url: this.brokerPage(part.value.trim()) };
    const extraction = await this.scraping.readHandedIn(link, { text: part.value }, form.signal);
    return { kind: 'text', name: '', extraction };
  }

  private async readFile(
    link: ListingUrl,
    part: GivenFile,
    { pictures, signal }: Form,
  ): Promise<GivenHandIn> {
    const { kind, name } = part;
    if (kind === 'picture') {
      const { sha256, fileSize } = await pictures.add(await part.bytes());
      return { kind, name, sha256, fileSize };
    }
    return this.readPaper(link, name, await part.bytes(), signal);
  }

  /** A saved page, or a paper of the association or the home: both come as PDF, by the same way. */
  private async readPaper(
    link: ListingUrl,
    name: string,
    bytes: Buffer,
    signal: AbortSignal,
  ): Promise<GivenHandIn> {
    const document = await this.scraping.readDocument(name, bytes, signal);
    const { outcome, kind } = document;
    if (outcome === 'unreachable') throw new ReadingBusy();
    const isCertain = kind !== 'other' || !mayBePage.has(outcome);
    if (isCertain && outcome !== 'read' && outcome !== 'not_pdf') throw new DocumentRefused(outcome);
    if (outcome === 'read' && kind !== 'other') return { kind: 'document', name, document };
    try {
      const extraction = await this.scraping.readHandedIn(link, { file: bytes }, signal);
      return { kind: 'page', name, extraction };
    } catch (error) {
      const isNoPage = error instanceof HandedInNoListing || error instanceof HandedInUnreadable;
      if (!isNoPage) throw error;
      if (outcome === 'not_pdf') throw /\.pdf$/i.test(name) ? new HandInNotPdf() : error;
      if (outcome !== 'read') throw new DocumentRefused(outcome);
      return { kind: 'document', name, document };
    }
  }

  private brokerPage(value: string): string {
    try {
      const { kind, url } = this.scraping.recognise(value);
      if (kind === 'broker') return url;
    } catch {
      // Whatever it is, it is no broker's page.
    }
    throw new HandInNotBroker();
  }
}
