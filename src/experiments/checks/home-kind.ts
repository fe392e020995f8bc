import { tenureKinds, type Listing, type TenureKind } from '../../scraping/listing.types.js';

/** What a home is bought as, as the advert's own fields say; null where they do not. */
export interface HomeKind {
  readonly tenure: TenureKind | null;
  readonly form: 'flat' | 'house' | 'plot' | null;
  /** Somebody else owns the ground, and is paid for it. */
  readonly leasesGround: boolean;
}

/** Longer words first: a `kooperativ hyresrätt` is no `hyresrätt`. */
const tenures = [...tenureKinds].sort((a, b) => b.length - a.length);

/** Reads it by the fields alone, apart from how the rules read an advert, so that it can find them wrong. */
export function homeKind(listing: Listing): HomeKind {
  const words = `${listing.tenure ?? ''} ${listing.propertyType ?? ''}`.toLowerCase();
  const tenure = listing.tenureKind ?? tenures.find((kind) => words.includes(kind)) ?? null;
  const kind = `${listing.propertyKind ?? ''} ${listing.propertyType ?? ''}`.toLowerCase();
  const form = /lägenhet/.test(kind)
    ? 'flat'
    : /tomt|mark(?!\p{L})/u.test(kind)
      ? 'plot'
      : /villa|radhus|parhus|kedjehus|fritidshus|gård|småhus|torp|stuga/.test(kind)
        ? 'house'
        : null;
  const leasesGround =
    tenure === 'tomträtt' || tenure === 'arrende' || listing.associationFacts?.ownsLand === false;
  return { tenure, form, leasesGround };
}
