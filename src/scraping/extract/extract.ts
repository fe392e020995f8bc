import type { Extraction, Listing } from '../listing.types.js';
import { readHeadingNames } from './around-heading.js';
import { readCostSums } from './cost-sums.js';
import { readDescription } from './description.js';
import { readFasad } from './fasad.js';
import { readHeading } from './heading.js';
import { readJsonLd } from './json-ld.js';
import { readLabels } from './labels.js';
import { readLinks } from './links.js';
import { readMeta } from './meta.js';
import { readMspecs } from './mspecs.js';
import { readMicrodata } from './microdata.js';
import { type Page, parsePage } from './page.js';
import { readPeople } from './people.js';
import { readPlaceLine } from './place-line.js';
import { readPictures } from './pictures.js';
import { readPageProse } from './page-prose.js';
import { readProse } from './prose-facts.js';
import { readHomeProse } from './prose-home.js';
import { mergeReadings, type Reading } from './reading.js';
import { finished } from './finish.js';
import { settled } from './settle.js';
import { readState } from './state.js';
import type { KnownHome } from './text-home.js';
import { textPage } from './text-page.js';
import { readWebComponents } from './web-components.js';
import { readVitec } from './vitec.js';

export type Reader = (page: Page) => Reading;

/** Most telling first: a broker system's own object, what the page shows with a label, then machine-made summaries. */
const generalReaders: readonly Reader[] = [
  readVitec,
  readFasad,
  readMspecs,
  readPeople,
  readLabels,
  readHeading,
  readJsonLd,
  readMicrodata,
  readWebComponents,
  readPlaceLine,
  readHeadingNames,
  readCostSums,
  readState,
  readDescription,
  readLinks,
  readPictures,
  readMeta,
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
  return read(parsePage(html, url, isOtherAdvert), siteReaders);
}

/**
 * Reads the text of a page without its markup: copied by a person, or taken from a PDF.
 * @param known what the link says of the home; it decides which home is meant when the text holds several
 */
export function extractText(
  text: string,
  url: string,
  siteReaders: readonly Reader[] = [],
  known?: KnownHome,
): Extraction {
  return read(textPage(text, url, known), siteReaders);
}

function read(page: Page, siteReaders: readonly Reader[]): Extraction {
  const own = siteReaders.map((reader) => reader(page));
  const lacking = own.flatMap(({ lacks = [] }) => lacks);
  const general = generalReaders.map((reader) => without(reader(page), lacking));
  const readings = settled(
    own.some(hasPictures) ? [...own, ...general.map(withoutPictures)] : [...own, ...mostPictures(general)],
    page,
  );
  const labelled = mergeReadings(readings, page.url);
  const { description, associationFacts } = labelled.listing;
  const prose = [
    readProse(description),
    readHomeProse(description),
    readPageProse(page),
    withoutQuotes(readProse(associationFacts?.finances)),
  ];
  const whole = mergeReadings(prose, page.url, labelled);
  return mergeReadings([finished(whole.listing, page.url)], page.url, whole);
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

/** A quote is a part of the selling text. */
function withoutQuotes({ reader, facts }: Reading): Reading {
  return { reader, facts };
}

function hasPictures({ facts }: Reading): boolean {
  return (facts.images?.length ?? 0) > 0;
}

function withoutPictures(reading: Reading): Reading {
  return without(reading, ['images']);
}

function without(reading: Reading, fields: readonly (keyof Listing)[]): Reading {
  if (!fields.some((field) => field in reading.facts)) return reading;
  const facts = { ...reading.facts };
  for (const field of fields) delete facts[field];
  return { ...reading, facts };
}

/** Several readers see parts of one gallery; the one that saw most of it counts. */
function mostPictures(readings: readonly Reading[]): Reading[] {
  const count = (reading: Reading) => reading.facts.images?.length ?? 0;
  // Of as many the gallery's own: summaries for machines often name smaller versions.
  const rank = (reading: Reading) => count(reading) + (reading.reader === 'pictures' ? 0.5 : 0);
  const best = readings.reduce(
    (most, reading) => (rank(reading) > rank(most) ? reading : most),
    readings[0]!,
  );
  return readings.map((reading) => (reading === best ? reading : withoutPictures(reading)));
}
