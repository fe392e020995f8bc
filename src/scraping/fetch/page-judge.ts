import * as cheerio from 'cheerio';
import { ListingGone, NotAListing, PageBlocked, PageThrottled, PageUnavailable } from '../scraping.errors.js';

export interface FetchedPage {
  /** Public address after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
}

/** Words that only the protection services' own pages hold; good pages carry their scripts too. */
const challengeMarks =
  /_cf_chl_opt|cf-browser-verification|id="challenge-(form|error-text)"|captcha-delivery\.com|px-captcha|_Incapsula_Resource|<title>\s*(Just a moment\.\.\.|Attention Required! \| Cloudflare|Access Denied|Pardon Our Interruption|Vänta lite|Ett ögonblick)/i;

const goneWords =
  /(annonsen|objektet|bostaden|sidan) (är (borttagen|avpublicerad|inte längre (tillgänglig|till salu))|finns inte (längre|kvar)|har tagits bort)|kunde inte hitta (annonsen|objektet|bostaden)/i;

/**
 * Judges an answer before its facts are read, by status and content.
 * @throws PageThrottled, PageBlocked, ListingGone, PageUnavailable, NotAListing (no web page at all)
 */
export function judgePage(page: FetchedPage): void {
  const { url, status, headers, html } = page;
  if (headers['cf-mitigated'] === 'challenge') throw new PageBlocked(url, 'Cloudflare challenge');
  if (challengeMarks.test(html.slice(0, 60_000))) throw new PageBlocked(url, 'a protection page');
  if (status === 429 || (status === 503 && headers['retry-after'])) {
    throw new PageThrottled(url, retryAfterMs(headers['retry-after']));
  }
  if (status === 404 || status === 410) throw new ListingGone(url);
  if ([401, 403, 405, 406, 451].includes(status)) throw new PageBlocked(url, `status ${status}`);
  if (status >= 500) throw new PageUnavailable(url, status);
  if (status >= 400) throw new PageBlocked(url, `status ${status}`);
  if (html.trim() === '') throw new PageBlocked(url, 'an empty answer');
  if (!/html|xml/i.test(headers['content-type'] ?? 'text/html')) throw new NotAListing(url);
}

/** Whether a page without facts says that its advert is gone. */
export function saysGone(html: string): boolean {
  const $ = cheerio.load(html);
  $('script, style, nav, footer').remove();
  return goneWords.test($('body').text().replace(/\s+/g, ' '));
}

/** `Retry-After` in seconds or as a date, as milliseconds from now. */
function retryAfterMs(value: string | undefined): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : at - Date.now();
}
