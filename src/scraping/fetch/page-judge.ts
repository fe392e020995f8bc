import type { AppError } from '../../shared/app-error.js';
import { retryAfterMs } from '../../shared/http/retry-after.js';
import {
  ListingChanged,
  ListingGone,
  NotAListing,
  PageBlocked,
  PageThrottled,
  PageUnavailable,
} from '../scraping.errors.js';
import { refusingByHeader, refusingByPage, tracedService } from './page-judge-services.js';
import { type PageSketch, sketchedLength, sketchOf } from './page-judge-sketch.js';
import {
  asksForConsent,
  asksForLogin,
  asksForProof,
  asksForScripts,
  hasState,
  mentionsHome,
  saysTooFast,
  statesHome,
  tellsRemoved,
  tellsSold,
} from './page-judge-words.js';

export interface FetchedPage {
  /** Public address after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
  /** Absent where the page was not fetched by us. */
  readonly by?: 'http' | 'browser';
}

/** Characters of text: a wall says little, and a notice of removal stands among little else. */
const shortText = { wall: 2_000, words: 800, scripts: 400, gone: 4_000 };

/** Answers that mean no. */
const refusals = new Set([401, 402, 403, 405, 406, 407, 418, 451]);
/** Answers that pass by themselves. */
const passing = new Set([408, 425]);

/**
 * Judges an answer before its facts are read. A page that states a home is never a wall, whatever scripts it carries;
 * a page that states none is one when a service's own marks stand on it, or several weaker ones together.
 * @throws PageThrottled, PageBlocked, ListingGone, PageUnavailable, NotAListing (no web page at all)
 */
export function judgePage(page: FetchedPage): void {
  const { url, status, headers, html } = page;
  const byHeader = refusingByHeader(headers, status);
  if (byHeader) throw new PageBlocked(url, `status ${status}`, byHeader, true);
  const isAnswer = status < 400;
  const head = html.slice(0, sketchedLength);
  const sketch = sketchOf(html);
  const home = isAnswer && statesHome(html);
  if (!home) {
    if (status !== 404 && status !== 410 && tellsTooFast(sketch)) throw throttled(page);
    const service = refusingByPage(head);
    if (service) throw new PageBlocked(url, 'a protection page', service);
  }
  if (status === 429 || (status === 503 && headers['retry-after'])) throw throttled(page);
  if (status === 404 || status === 410) throw new ListingGone(url);
  if (status >= 500 || passing.has(status)) throw new PageUnavailable(url, status);
  if (refusals.has(status) || !isAnswer) throw new PageBlocked(url, `status ${status}`, tracedService(head));
  if (html.trim() === '') throw new PageBlocked(url, 'an empty answer');
  if (!/html|xml/i.test(headers['content-type'] ?? 'text/html')) throw new NotAListing(url);
  // Also beside the cards of other homes.
  if (tellsRemoved(sketch.title) || tellsRemoved(sketch.heading)) throw new ListingGone(url);
  const wall = home ? undefined : wallOf(page, sketch);
  if (wall) throw new PageBlocked(url, wall, tracedService(head));
}

/**
 * What to say of a page that was judged readable and from which no whole advert could be read.
 * @param readSomething whether any of its facts were found
 */
export function faultOfUnread(page: FetchedPage, readSomething: boolean): AppError {
  if (saysGone(page.html)) return new ListingGone(page.url);
  return readSomething || statesHome(page.html) ? new ListingChanged(page.url) : new NotAListing(page.url);
}

/** Whether a page without facts says that its advert is gone, or sold and hidden. */
export function saysGone(html: string): boolean {
  const { title, headings, text } = sketchOf(html);
  const told = `${title} . ${headings} . ${text.length <= shortText.gone ? text : ''}`;
  return [told, title, headings].some(tellsRemoved) || tellsSold(told);
}

/** Why a page without a home is a wall; undefined when it is none. */
function wallOf({ url, html }: FetchedPage, sketch: PageSketch): string | undefined {
  const { title, headings, text, noScript } = sketch;
  if (text.length > shortText.wall) return undefined;
  const head = html.slice(0, sketchedLength);
  const isBrief = text.length <= shortText.words;
  if (asksForProof(`${title} . ${headings}`)) return 'asks for proof of a person';
  // The facts may stand in a form that only their reader understands, beside a form that asks the same of people.
  if (hasState(html)) return undefined;
  if (asksForProof(`${text} . ${noScript}`) && (isBrief || tracedService(head)))
    return 'asks for proof of a person';
  if (text.length <= shortText.scripts && asksForScripts(`${text} ${noScript}`)) return 'needs scripts';
  if (asksForLogin(text) || (sketch.hasPasswordField && isBrief) || leadsToLogin(url))
    return 'asks for a login';
  if (asksForConsent(text) && !mentionsHome(html) && /<(?:button|form|input|iframe)\b/i.test(head))
    return 'asks for consent';
  const carriesOnlyScripts = `${title}${text}` === '' && html.length < 20_000;
  return carriesOnlyScripts && tracedService(head) ? 'only a service’s script' : undefined;
}

function leadsToLogin(url: string): boolean {
  return (
    URL.canParse(url) && /\/(?:login|log-in|logga-in|signin|sign-in)(?:[/.]|$)/i.test(new URL(url).pathname)
  );
}

function tellsTooFast({ title, headings, text }: PageSketch): boolean {
  return saysTooFast(`${title} . ${headings}`) || (text.length <= shortText.words && saysTooFast(text));
}

function throttled({ url, headers }: FetchedPage): PageThrottled {
  return new PageThrottled(url, retryAfterMs(headers['retry-after']));
}
