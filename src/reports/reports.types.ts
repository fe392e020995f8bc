import type { ReadDocument } from '../scraping/document.types.js';
import type { Disagreement, Listing } from '../scraping/listing.types.js';
import type { TrackedImage } from '../image-tracking/image-tracking.types.js';

/** What a report is written from; it knows nothing of users, payments or stored analyses. */
export interface ReportInput {
  readonly listing: Listing;
  /** In the advert's order. */
  readonly images: readonly TrackedImage[];
  readonly disagreements: readonly Disagreement[];
  /** The association's annual report and other papers, of the advert or of the buyer. */
  readonly documents?: readonly ReadDocument[];
  /** What adverts of the same kind and place ask; absent while there are too few. */
  readonly ownPrices?: OwnPriceLevel;
}

/** Asking prices of the adverts that we have read ourselves: no home of theirs can be told from it. */
export interface OwnPriceLevel {
  readonly municipality: string;
  /** As the adverts word it: `Lägenhet`. */
  readonly propertyType: string;
  /** kr/m², the one in the middle. */
  readonly medianPerSqm: number;
  /** Different adverts. */
  readonly adverts: number;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
}

export const promptTemplateIds = ['default-v1', 'unbiased-v1'] as const;
export type PromptTemplateId = (typeof promptTemplateIds)[number];
