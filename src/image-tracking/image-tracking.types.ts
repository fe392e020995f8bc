/** Turns for requests to hosts that a stranger may have named. */
export interface PictureTurns {
  /**
   * Waits until the address may be asked for.
   * @param from the address that leads there
   * @throws AppError when it may not, and the signal's reason
   */
  take(address: string, signal: AbortSignal, from?: string): Promise<void>;
  /** The host has asked to wait. @param forMs milliseconds */
  rest(address: string, forMs: number): void;
}

export interface TrackOptions {
  readonly signal: AbortSignal;
  readonly lastTry?: boolean;
  readonly fetchTimeMs?: number;
  readonly turns?: PictureTurns;
  /** Asked before each picture that is fetched is stored, with its bytes; one that may not be is done without. */
  readonly mayStore?: (bytes: number) => boolean;
}

/** The stages an image passes, in order. */
export type TrackingStage = 'extraction' | 'format' | 'size' | 'classification';

/** Visual measures of one decoded picture. */
export interface ImageMetrics {
  /** Share of pixels that lie on an edge, 0–1. */
  readonly edgeDensity: number;
  /** Spread of the colours, 0–1. */
  readonly colorVariance: number;
  /** Mean lightness, 0–1. */
  readonly brightness: number;
}

/** Why one image was kept or filtered at one stage; every image has at least one. */
export interface FilterDecision {
  readonly url: string;
  readonly stage: TrackingStage;
  readonly action: 'kept' | 'filtered';
  /** Swedish, for people. */
  readonly reason: string;
  /** Filtered because it could not be fetched or decoded, not for what it is. Older records do not tell. */
  readonly isUnread?: true;
  /** Filtered because its account had no room for it. */
  readonly isWithoutRoom?: true;
  /** Unread for want of time or for a fault that may pass: another reading may have it. Older records do not tell. */
  readonly mayComeLater?: true;
  readonly details?: {
    readonly format?: string;
    /** Bytes. */
    readonly fileSize?: number;
    /** 1 is the largest picture of the listing. */
    readonly sizeRank?: number;
    readonly width?: number;
    readonly height?: number;
    readonly analysisDetails?: ImageMetrics & {
      /** 0–100. */
      readonly confidence: number;
    };
  };
}

export interface ClassificationDetail extends ImageMetrics {
  readonly url: string;
  readonly isFloorplan: boolean;
  /** 0–100. */
  readonly confidence: number;
}

/** The decision record of all images of a listing (raw_listing_data.imageTrackingData). */
export interface ImageTrackingData {
  /** The portal's name (`hemnet`, `booli`) or `broker`. */
  readonly searchEngineType: string;
  readonly summary: {
    readonly totalFound: number;
    readonly totalFiltered: number;
    readonly totalClassified: number;
    readonly photosCount: number;
    readonly floorplansCount: number;
  };
  readonly filterDecisions: readonly FilterDecision[];
  readonly classificationDetails: readonly ClassificationDetail[];
}

/** A kept picture: stored by content, told apart. */
export interface TrackedImage {
  readonly url: string;
  /** Hex SHA-256 of the stored bytes; the picture is served as `/api/images/{sha256}`. */
  readonly sha256: string;
  readonly kind: 'photo' | 'floorplan';
  readonly width: number;
  readonly height: number;
  /** Bytes as stored. */
  readonly fileSize: number;
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif';
  /** 0–100. */
  readonly confidence: number;
}

/** What tracking the pictures of one listing gave. Images keep the advert's order; the first photo leads. */
export interface TrackingResult {
  readonly images: readonly TrackedImage[];
  readonly tracking: ImageTrackingData;
}
