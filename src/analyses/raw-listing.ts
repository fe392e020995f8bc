import type { Listing } from '../scraping/listing.types.js';
import type { RawListingData } from './analysis.types.js';

/** The listing alone, without what we noted beside it. */
export function listingOf(raw: RawListingData): Listing {
  const {
    provenance: _provenance,
    disagreements: _disagreements,
    source: _source,
    unread: _unread,
    handedIn: _handedIn,
    foundBySearch: _foundBySearch,
    readDocuments: _readDocuments,
    imageTrackingData: _imageTrackingData,
    trackedImages: _trackedImages,
    ...listing
  } = raw;
  return listing;
}
