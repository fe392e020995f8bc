import type { AppError } from '../../shared/app-error.js';
import { asksToWait, retryAfterMs } from '../../shared/http/retry-after.js';
import { ListingGone, NotAListing, PageBlocked, PageThrottled, PageUnavailable } from '../scraping.errors.js';
import { refusingByHeader, refusingByPage, tracedService } from './page-judge-services.js';
import { type PageSketch, sketchedLength, sketchOf } from './page-judge-sketch.js';
import {
  asksForConsent,
  asksForLogin,
  asksForProof,
  asksForScripts,
  hasState,
  mentionsHome,
  statesHome,
  tellsRemoved,
  tellsSold,
  tooFastIn,
} from './page-judge-words.js';

export interface FetchedPage {
  /** Public address after redirects. */
  readonly url: string;
  /** The one before them. */
  readonly askedFor?: string;
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

/** Why an answer is not read: as plain data, for pages are judged in processes of their own. */
export type Refusal =
  | {
      readonly kind: 'blocked';
      readonly reason: string;
      readonly service?: string;
      readonly isChallenge?: boolean;
    }
  | { readonly kind: 'throttled' | 'gone' | 'unavailable' | 'no-web-page' };

/**
 * Judges an answer before its facts are read. A page that states a home is never a wall, whatever scripts it carries;
 * a page that states none is one when a service's own marks stand on it, or several weaker ones together.
 * @returns why it is not to be read; undefined when it is
 */
export function refusalIn(page: FetchedPage): Refusal | undefined {
  const { status, headers, html } = page;
  const blocked = (reason: string, service?: string): Refusal => ({
    kind: 'blocked',
    reason,
    ...(service && { service }),
  });
  const byHeader = refusingByHeader(headers, status);
  if (byHeader) return { kind: 'blocked', reason: `status ${status}`, service: byHeader, isChallenge: true };
  const isAnswer = status < 400;
  const head = html.slice(0, sketchedLength);
  const sketch = sketchOf(html);
  const home = isAnswer && statesHome(html);
  if (!home) {
    if (status !== 404 && status !== 410 && tellsTooFast(page, sketch)) return { kind: 'throttled' };
    const service = refusingByPage(head);
    if (service) return blocked('a protection page', service);
  }
  if (asksToWait(page)) return { kind: 'throttled' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status >= 500 || passing.has(status)) return { kind: 'unavailable' };
  if (refusals.has(status) || !isAnswer) return blocked(`status ${status}`, tracedService(head));
  if (html.trim() === '') return blocked('an empty answer');
  if (!/html|xml/i.test(headers['content-type'] ?? 'text/html')) return { kind: 'no-web-page' };
  // Also beside the cards of other homes.
  if (tellsRemoved(sketch.title) || tellsRemoved(sketch.heading)) return { kind: 'gone' };
  const wall = home ? undefined : wallOf(page, sketch);
  return wall === undefined ? undefined : blocked(wall, tracedService(head));
}

/** The error that tells of a refused answer. */
export function faultOf({ url, status, headers }: Omit<FetchedPage, 'html'>, refusal: Refusal): AppError {
  switch (refusal.kind) {
    case 'blocked':
      return new PageBlocked(url, refusal.reason, refusal.service, refusal.isChallenge);
    case 'throttled':
      return new PageThrottled(url, retryAfterMs(headers['retry-after']));
    case 'gone':
      return new ListingGone(url);
    case 'unavailable':
      return new PageUnavailable(url, status);
    case 'no-web-page':
      return new NotAListing(url);
  }
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

/** A search page repeats what is looked for, so a page that refuses nothing is not believed its address's own words. */
function tellsTooFast(page: FetchedPage, { title, headings, text }: PageSketch): boolean {
  const told =
    tooFastIn(`${title} . ${headings}`) ?? (text.length <= shortText.words ? tooFastIn(text) : undefined);
  if (told === undefined || page.status >= 400) return told !== undefined;
  const asked = new Set([page.url, page.askedFor ?? ''].flatMap((address) => wordsOf(decoded(address))));
  return !wordsOf(told).some((word) => asked.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
}

/** Twice, as sites do it whose search pages are redirected to; what is no UTF-8 stays as it is. */
function decoded(address: string): string {
  return decodedOnce(decodedOnce(address));
}

function decodedOnce(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
