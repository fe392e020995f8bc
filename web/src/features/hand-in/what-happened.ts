import { readingFaultTexts as texts } from '../../shared/texts/hand-in.js';
import { isBrokersLink } from './ways.js';

const portals: Readonly<Record<string, string>> = { 'hemnet.se': 'Hemnet', 'booli.se': 'Booli' };

/** What people call the site of a link: a portal's name, else the host. */
function siteName(url: string): string {
  if (!URL.canParse(url)) return texts.someSite;
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  return portals[host] ?? host;
}

/**
 * In one sentence, why the page of this link could not be read.
 * @param reason the server's own words, which tell how long a site asks us to wait
 */
export function whatHappened(failureCode: string | null, url: string, reason: string | null = null): string {
  const site = siteName(url);
  switch (failureCode) {
    case 'page_throttled':
      return texts.page_throttled(
        site,
        /ber oss vänta( (?:en|\d+) minut(?:er)?)\./.exec(reason ?? '')?.[1] ?? '',
      );
    case 'page_blocked':
    case 'page_disallowed':
    case 'page_unavailable':
    case 'listing_gone':
    case 'not_a_listing':
    case 'listing_changed':
      return texts[failureCode](site);
    case 'fetch_failed':
    case 'fetch_timeout':
      return texts.no_answer(site);
    case 'handed_in_other_home':
    case 'reading_busy':
      return texts[failureCode];
    default:
      return texts.other(site);
  }
}

/** Failures that may pass by themselves: another try is worth offering first. */
export function mayPass(failureCode: string | null): boolean {
  return [
    'page_throttled',
    'page_unavailable',
    'fetch_failed',
    'fetch_timeout',
    'browser_unavailable',
    'reading_busy',
  ].includes(failureCode ?? '');
}

/** What the buyer can do about it. */
export function whatToDo(failureCode: string | null, url: string): string {
  const { gone, goneAtBroker, throttled, otherPage, other } = texts.whatToDo;
  switch (failureCode) {
    case 'listing_gone':
      return isBrokersLink(url) ? goneAtBroker : gone;
    case 'page_throttled':
      return throttled;
    case 'not_a_listing':
    case 'listing_changed':
      return otherPage;
    default:
      return other;
  }
}
