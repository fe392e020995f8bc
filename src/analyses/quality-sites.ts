import { linkReader, type Capture } from '../scraping/listing.types.js';
import type { SiteAnswer, SiteAnswers, SiteState } from './quality.types.js';

/** What one site answered, and how many facts its page gave; null where that cannot be told. */
export interface SiteOutcome {
  readonly site: string;
  readonly answer: SiteAnswer;
  readonly facts: number | null;
}

const answers: Readonly<Record<string, SiteAnswer>> = {
  page_blocked: 'blocked',
  page_disallowed: 'blocked',
  page_throttled: 'blocked',
  listing_changed: 'changed',
  page_unreadable: 'changed',
  page_unavailable: 'unavailable',
  fetch_timeout: 'unavailable',
  fetch_failed: 'unavailable',
  too_many_redirects: 'unavailable',
  listing_gone: 'gone',
};

/** What an error's code tells of the site. */
export const answerOf = (code: string): SiteAnswer => answers[code] ?? 'other';

const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** How the site of a link answered when nothing could be read of the advert. */
export const refusalOf = (url: string, code: string): SiteOutcome => ({
  site: siteOf(url),
  answer: answerOf(code),
  facts: null,
});

/**
 * How each site answered that took part in a capture. The facts are counted of the link's own page alone: of two pages
 * merged, the second has only what the first lacked. None of a capture that a buyer handed something in for.
 */
export function outcomesOf({ url, provenance, unread = [], handedIn = false }: Capture): SiteOutcome[] {
  if (handedIn) return [];
  const refused = unread.map((page) => refusalOf(page.url, page.code));
  const facts = new Map<string, number>();
  for (const { url: page, reader } of Object.values(provenance)) {
    if (reader !== linkReader) facts.set(siteOf(page), (facts.get(siteOf(page)) ?? 0) + 1);
  }
  const read = [...facts].map(([site, count]): SiteOutcome => {
    return { site, answer: 'read', facts: site === siteOf(url) ? count : null };
  });
  return [...refused, ...read.filter(({ site }) => !refused.some((one) => one.site === site))];
}

/** Below these counts nothing is said of a site. One advert alone counts seven times in a week, once a day. */
const enough = { recent: 10, earlier: 20 } as const;
/** So much of the share that could be read, or of the facts, may go before it is called a stop. */
const worst = { lostShare: 0.2, keptFacts: 0.75 } as const;

/** Reads that tell of the site: an advert that was taken down is no fault, and a fault of ours is not the site's. */
const tellingReads = ({ reads, answers: { gone, other } }: SiteAnswers): number => reads - gone - other;

/** Share of the telling reads that gave an advert, 0–1; null without any. */
export function readShare(counts: SiteAnswers): number | null {
  const telling = tellingReads(counts);
  return telling === 0 ? null : counts.answers.read / telling;
}

/**
 * Whether a site stopped reading well: the last week's share of read adverts is 20 percentage points or more below that
 * of the four weeks before, or a page gives less than three quarters of the facts that it gave.
 */
export function stateOf(recent: SiteAnswers, earlier: SiteAnswers): SiteState {
  const isEnough = tellingReads(recent) >= enough.recent && tellingReads(earlier) >= enough.earlier;
  if (!isEnough) return 'too few';
  const lost = readShare(earlier)! - readShare(recent)!;
  const hasLostFacts =
    recent.medianFacts !== null &&
    earlier.medianFacts !== null &&
    recent.medianFacts < worst.keptFacts * earlier.medianFacts;
  // Shares are fractions: a difference of exactly a fifth may come out a hair below it.
  return lost >= worst.lostShare - 1e-9 || hasLostFacts ? 'stopped' : 'good';
}
