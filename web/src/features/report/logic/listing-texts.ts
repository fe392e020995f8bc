import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

/** Scrapers write this where an advert has no text; a reader should not meet it. */
const placeholder = 'Beskrivning saknas';

export function hasText(text: string | null | undefined): text is string {
  return text != null && text.trim() !== '' && text.trim() !== placeholder;
}

/** A summary up to this many letters stands whole in the report's head, where there is room for it. */
const shortSummary = 140;

/**
 * What there is to open of the advert's own words: the description, after a summary that the head shows cut and that the
 * description does not begin with. Null when the head shows all of it.
 */
export function advertWords(
  { description, summary }: Pick<ReportListing, 'description' | 'summary'>,
  isSummaryShown: boolean,
): string | null {
  const told = hasText(summary) ? summary.trim() : '';
  const whole = hasText(description) ? description.trim() : '';
  const isShown = isSummaryShown && told.length <= shortSummary;
  if (isShown && whole === told) return null;
  const isRepeated = whole.startsWith(told.replace(/(?:…|\.{3})$/u, ''));
  return (isShown || isRepeated ? [whole] : [told, whole]).filter(Boolean).join('\n\n') || null;
}

/** Street address, else city, else `Okänd adress`. */
export function headline({ address, city }: Pick<ReportListing, 'address' | 'city'>): string {
  return address?.trim() || city?.trim() || reportPageTexts.header.unknownAddress;
}

/** The line under the address: neighbourhood, and city or municipality; never a repetition of the headline. */
export function placeLine(
  listing: Pick<ReportListing, 'address' | 'area' | 'city' | 'municipality'>,
): string | null {
  const places = [listing.area, listing.city ?? listing.municipality, listing.municipality]
    .map((place) => place?.trim())
    .filter((place): place is string => Boolean(place) && place !== headline(listing));
  return [...new Set(places)].join(', ') || null;
}
