import { linkReader, type Extraction, type Listing } from '../scraping/listing.types.js';
import { storedListing } from '../scraping/stored-listing.schema.js';
import type { RawListingData } from './analysis.types.js';

/** The listing alone, without what we noted beside it; records that were written by hand are read (`storedListing`). */
export function listingOf(raw: RawListingData): Listing {
  const {
    provenance: _provenance,
    disagreements: _disagreements,
    canonicalUrl: _canonicalUrl,
    source: _source,
    unread: _unread,
    handedIn: _handedIn,
    foundBySearch: _foundBySearch,
    readDocuments: _readDocuments,
    imageTrackingData: _imageTrackingData,
    trackedImages: _trackedImages,
    ...listing
  } = raw;
  return storedListing(listing);
}

/** What was read without what only its link tells: that is known for who pasted the link, and never shared. */
export function withoutLinkFacts(raw: RawListingData): RawListingData {
  const { provenance = {} } = raw;
  const isOfPages = ([field]: [string, unknown]) => provenance[field as keyof Listing]?.reader !== linkReader;
  return {
    ...Object.fromEntries(Object.entries(raw).filter(isOfPages)),
    provenance: Object.fromEntries(Object.entries(provenance).filter(isOfPages)),
  };
}

/** What was read, with another listing and its origins in place of its own. */
export function withListing(raw: RawListingData, { listing, provenance }: Extraction): RawListingData {
  return { ...raw, ...listing, provenance };
}
