import type { Severity } from '../../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../../src/scraping/listing.types.js';
import { findings } from '../../../src/reports/sections/findings.js';
import { today } from './adverts.js';

/** A text of an advert, and how grave what it tells is; undefined where nothing is to be told. */
export type Told = [text: string, severity: Severity | undefined];

/** Severity of the heaviest of some rules that a text raises; flags come with the heaviest first. */
export const heaviest = (
  listing: Listing,
  description: string,
  rules: readonly string[],
): Severity | undefined =>
  findings({ listing: { ...listing, description }, images: [], disagreements: [], today }).flags.find(
    ({ rule }) => rules.includes(rule),
  )?.severity;
