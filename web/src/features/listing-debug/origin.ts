import type { RawAnalysis } from '../../../../src/analyses/analysis.types.js';
import type { Provenance } from '../../../../src/scraping/listing.types.js';
import { safeLink } from '../../shared/safe-link.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';

const { origins } = listingDebugTexts.facts;

type Told = NonNullable<Provenance[keyof Provenance]>;

export interface Origin {
  /** Which kind of source, or its host. */
  readonly source: string;
  /** The page, when it can be opened. */
  readonly href: string | null;
}

/** Where a fact was read, in words. */
export function originOf(
  { reader, url, handedIn = false }: Pick<Told, 'reader' | 'url' | 'handedIn'>,
  pages: Pages,
): Origin {
  // As the server calls what the link itself tells.
  if (reader === 'link') return { source: origins.link, href: null };
  if (handedIn) return { source: origins.handedIn, href: null };
  return { source: sourceOf(url, pages), href: safeLink(url) };
}

export interface Pages {
  readonly advert: string;
  readonly broker?: string | undefined;
}

export const pagesOf = ({ analysis, rawListingData }: RawAnalysis): Pages => ({
  advert: analysis.hemnetUrl,
  broker: rawListingData?.linkToBroker,
});

/** A page by its part in the story, or by its host. */
export function sourceOf(url: string, { advert, broker }: Pages): string {
  const host = hostOf(url);
  if (host === hostOf(advert)) return `${origins.advert} (${host})`;
  if (broker && host === hostOf(broker)) return `${origins.broker} (${host})`;
  return host;
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') || url : url;
}

/** A value of any shape as people write it. */
export function asWords(value: unknown): string {
  if (value === null || value === undefined) return listingDebugTexts.facts.missing;
  if (typeof value === 'number') return value.toLocaleString('sv-SE').replaceAll('\u202f', '\u00a0');
  if (Array.isArray(value)) return value.map(asWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
