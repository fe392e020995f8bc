import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

/** Scrapers write this where an advert has no text; a reader should not meet it. */
const placeholder = 'Beskrivning saknas';

export function hasText(text: string | null | undefined): text is string {
  return text != null && text.trim() !== '' && text.trim() !== placeholder;
}

/** The full description when it says more than the summary above it; else null. */
export function fullDescription({
  description,
  summary,
}: Pick<ReportListing, 'description' | 'summary'>): string | null {
  return hasText(description) && description.trim() !== summary?.trim() ? description : null;
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
