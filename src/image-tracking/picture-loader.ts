import { withinBytes } from '../shared/http/byte-allowance.js';
import type { GuardedClient } from '../shared/http/guarded-client.js';
import { Turns } from '../shared/turns.js';
import type { ImageCandidate } from './image-candidates.js';
import { type ImageStore, sha256Of } from './image-store.service.js';
import { ImageNotFound, PicturesUnavailable } from './image-tracking.errors.js';
import type { FilterDecision, TrackOptions } from './image-tracking.types.js';
import { PictureDownloads } from './picture-download.js';
import { inspectPicture, PictureBudget } from './picture-inspection.js';
import type { PictureProcesses } from './picture-processes.js';
import { decisionOf, decisionOfFault, type Picture, unread } from './picture-selection.js';
import type { WaitingRoom } from './waiting-room.js';

/** Pictures of one advert whose bytes are in memory at one time. */
const picturesAtOnce = 6;
/** All pictures of one advert together: bytes fetched, pixels decoded. Sixty of the largest of our samples are 42 MB. */
const maxTotalBytes = 100_000_000;
const maxTotalPixels = 1_500_000_000;
/** What is not fetched by then is done without. */
const fetchTimeMs = 30_000;
/** After so many pictures that did not come in their time, the others are done without: a silent host holds up other people. */
const mostSilent = 4;

/** A picture's address and the name it is stored under. */
export interface StoredPlace {
  readonly url: string;
  readonly sha256: string;
}

export type Loaded = { readonly decision: FilterDecision; readonly picture?: Picture };

/** What pictures of one advert are looked at with. */
interface Use {
  readonly budget: PictureBudget;
  readonly signal: AbortSignal;
}

/** Gets the bytes of pictures, from the network or the store, and takes of each what the later stages need. */
export class PictureLoader {
  private readonly downloads: PictureDownloads;

  constructor(
    client: GuardedClient,
    private readonly store: ImageStore,
    private readonly processes: PictureProcesses,
  ) {
    this.downloads = new PictureDownloads(client);
  }

  /**
   * Those that are stored come from the store, the others from the network and wait in the room.
   * @throws PicturesUnavailable, see `ImageTrackingService.track`; PicturesBusy
   */
  async fetch(
    chosen: readonly ImageCandidate[],
    room: WaitingRoom,
    options: TrackOptions,
  ): Promise<Loaded[]> {
    const silence = new AbortController();
    const how = {
      caller: options.signal,
      deadline: AbortSignal.any([silence.signal, AbortSignal.timeout(options.fetchTimeMs ?? fetchTimeMs)]),
      ...(options.turns && { turns: options.turns }),
    };
    const use: Use = { budget: new PictureBudget(maxTotalPixels), signal: options.signal };
    let missing = 0;
    let retryAfterMs: number | undefined;
    let silent = 0;
    const loadOne = async (candidate: ImageCandidate): Promise<Loaded> => {
      how.caller.throwIfAborted();
      const { sha256 } = candidate;
      const kept = sha256 && (await this.open(candidate, sha256, use, ', sparad vid en tidigare läsning'));
      if (kept) return kept;
      const loaded = await this.downloads.fetch(candidate.url, how, (bytes) =>
        this.inspect(candidate, bytes, use, async () => ({ file: await room.add(bytes) })),
      );
      if (!('reason' in loaded)) return loaded;
      if (loaded.isPassing) {
        missing += 1;
        if (loaded.retryAfterMs) retryAfterMs = Math.max(retryAfterMs ?? 0, loaded.retryAfterMs);
      } else if (loaded.isSilent && (silent += 1) >= mostSilent) silence.abort();
      const decision = unread(decisionOf(candidate, 'format', 'filtered', loaded.reason));
      const mayComeLater = loaded.isPassing || loaded.isSilent || loaded.isLate;
      return { decision: mayComeLater ? { ...decision, mayComeLater } : decision };
    };
    const loaded = await withinBytes(maxTotalBytes, () => new Turns(picturesAtOnce).each(chosen, loadOne));
    options.signal.throwIfAborted();
    const wanted = chosen.length;
    const mostMissing = missing > 0 && (missing === wanted || (missing >= 3 && missing * 2 >= wanted));
    if (mostMissing && !options.lastTry) throw new PicturesUnavailable(missing, wanted, retryAfterMs);
    return loaded;
  }

  /** Pictures that the buyer added: they are in the store or nowhere. */
  async openOwn(own: readonly StoredPlace[], signal: AbortSignal): Promise<Loaded[]> {
    const use: Use = { budget: new PictureBudget(), signal };
    return new Turns(picturesAtOnce).each(own, async ({ url, sha256 }) => {
      const candidate = { url, listedAsFloorplan: false };
      const gone = decisionOf(candidate, 'format', 'filtered', 'Den egna bilden finns inte kvar');
      return (await this.open(candidate, sha256, use, '')) ?? { decision: gone };
    });
  }

  /** Undefined when the store has no such picture. */
  private async open(
    candidate: ImageCandidate,
    sha256: string,
    use: Use,
    origin: string,
  ): Promise<Loaded | undefined> {
    try {
      const { bytes } = await this.store.open(sha256);
      return await this.inspect(candidate, bytes, use, async () => ({ sha256 }), origin);
    } catch (error) {
      if (error instanceof ImageNotFound) return undefined;
      throw error;
    }
  }

  /** Takes of the bytes what later stages need, and lets them go. */
  private async inspect(
    candidate: ImageCandidate,
    bytes: Buffer,
    use: Use,
    put: () => Promise<Picture['place']>,
    origin = '',
  ): Promise<Loaded> {
    const { header, fault, details, ...seen } = await inspectPicture(bytes, this.processes, use);
    // A file without a header has the fault that it has none.
    if (!header || fault?.stage === 'format')
      return { decision: decisionOfFault(candidate, fault!, details) };
    const { kind } = header;
    const reason = `${header.animated ? `Animerad ${kind}: första rutan används` : `Giltig ${kind}`}${origin}`;
    const hash = await sha256Of(bytes);
    const place = fault ? { file: '' } : await put();
    return {
      decision: decisionOf(candidate, 'format', 'kept', reason, details),
      picture: { ...candidate, header, hash, place, details, ...(fault ? { fault } : {}), ...seen },
    };
  }
}
