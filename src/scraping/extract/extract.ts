import type { Listing, Provenance } from '../listing.types.js';
import { readDataLayer } from './data-layer.js';
import { readDescription } from './description.js';
import { readFasad } from './fasad.js';
import { readJsonLd } from './json-ld.js';
import { readLabels } from './labels.js';
import { readLinks } from './links.js';
import { readMeta } from './meta.js';
import { clean } from './numbers.js';
import { type Page, parsePage } from './page.js';
import { readPlaceLine } from './place-line.js';
import { readPictures } from './pictures.js';
import { readProse } from './prose-facts.js';
import { mergeReadings, type Reading } from './reading.js';
import { readVitec } from './vitec.js';

export type Reader = (page: Page) => Reading;

export interface Extraction {
  readonly listing: Listing;
  readonly provenance: Provenance;
}

/** Most telling first: a broker system's own object, what the page shows with a label, then machine-made summaries. */
const generalReaders: readonly Reader[] = [
  readVitec,
  readFasad,
  readLabels,
  readJsonLd,
  readPlaceLine,
  readDataLayer,
  readDescription,
  readLinks,
  readPictures,
  readMeta,
  readHeading,
];

/**
 * Reads one page: pure, from HTML to facts with their origin.
 * @param siteReaders what the site's pages say in a way of their own; they win over the general readers
 * @param isOtherAdvert tells links to other adverts of the site, whose cards are left out
 */
export function extractListing(
  html: string,
  url: string,
  siteReaders: readonly Reader[] = [],
  isOtherAdvert?: (href: string) => boolean,
): Extraction {
  const page = parsePage(html, url, isOtherAdvert);
  const own = siteReaders.map((read) => read(page));
  const general = generalReaders.map((read) => read(page));
  const readings = own.some(hasPictures)
    ? [...own, ...general.map(withoutPictures)]
    : [...own, ...mostPictures(general)];
  const { description } = mergeReadings(readings, url).listing;
  return mergeReadings([...readings, readProse(description)], url);
}

/** An advert says where the home is and at least two of price, living area, rooms and plot. */
export function isListing(listing: Listing): boolean {
  const facts = [
    listing.price ?? listing.soldPrice ?? listing.priceText,
    listing.livingArea,
    listing.rooms,
    listing.tomtarea,
  ];
  return (
    (listing.address ?? listing.title) !== undefined && facts.filter((fact) => fact !== undefined).length >= 2
  );
}

/** The heading is the address when it is worded as one: `Storgatan 5 B, 2 tr`. */
function readHeading(page: Page): Reading {
  const heading = clean(page.$('h1').first().text());
  const address = /^(\p{Lu}[\p{L}.' -]*? \d{1,4}(?: ?[A-Z](?![\p{L}]))?)(?=$|[,.–-])/u.exec(heading)?.[1];
  return {
    reader: 'heading',
    facts: { ...(heading ? { title: heading } : {}), ...(address ? { address } : {}) },
  };
}

function hasPictures({ facts }: Reading): boolean {
  return (facts.images?.length ?? 0) > 0;
}

function withoutPictures(reading: Reading): Reading {
  const { images: _images, ...facts } = reading.facts;
  return { ...reading, facts };
}

/** Several readers see parts of one gallery; the one that saw most of it counts. */
function mostPictures(readings: readonly Reading[]): Reading[] {
  const count = (reading: Reading) => reading.facts.images?.length ?? 0;
  const best = readings.reduce(
    (most, reading) => (count(reading) > count(most) ? reading : most),
    readings[0]!,
  );
  return readings.map((reading) => (reading === best ? reading : withoutPictures(reading)));
}
