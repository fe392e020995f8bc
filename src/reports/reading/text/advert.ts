import type { Listing } from '../../../scraping/listing.types.js';
import type { Home } from '../home/home.js';
import type { TextSource } from './sources.js';

/** An advert as its readers see it. */
export interface Advert {
  readonly listing: Listing;
  /** Texts to read facts from. */
  readonly sources: readonly TextSource[];
  readonly home: Home;
  /** Day of the reading in Stockholm, `YYYY-MM-DD`. */
  readonly day: string;
  readonly year: number;
}
