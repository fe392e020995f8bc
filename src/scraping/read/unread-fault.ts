import type { AppError } from '../../shared/app-error.js';
import { ListingChanged, ListingGone, NotAListing } from '../scraping.errors.js';
import type { PageReading } from './read-page.js';

/** What to say of a page that was judged readable and from which no whole advert could be read. */
export function faultOfUnread(url: string, { listing, saysGone, isUnread }: PageReading): AppError {
  if (saysGone) return new ListingGone(url);
  const { address, price, livingArea } = listing;
  const readSomething = (address ?? price ?? livingArea) !== undefined;
  return readSomething || isUnread ? new ListingChanged(url) : new NotAListing(url);
}
