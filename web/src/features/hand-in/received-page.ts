import { linkFault, linkFaults } from '../../shared/listing-link.js';
import { pageKind } from './bookmarklet.js';
import { pageLimit } from './files.js';

/** An advert's page as the bookmark handed it over. The html is a stranger's: it is sent on and never shown. */
export interface ReceivedPage {
  readonly url: string;
  /** Without `www.`: what the reader knows the site by. */
  readonly host: string;
  readonly html: string;
}

/** `refusal` is worth telling the reader; null is noise of other scripts and not answered at all. */
export type Judgement =
  | { readonly page: ReceivedPage }
  | { readonly refusal: 'unsupported' | 'no home' | 'too large'; readonly host: string }
  | null;

const longestUrl = 2000;

/**
 * Judges a message from the window that opened ours. Only the site itself may hand over its page: the address must
 * stand on the very host that sent the message.
 */
export function judgeMessage(data: unknown, origin: string): Judgement {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, url, html } = data as Record<string, unknown>;
  if (kind !== pageKind || typeof url !== 'string' || typeof html !== 'string' || html === '') return null;
  if (url.length > longestUrl || !URL.canParse(url) || !URL.canParse(origin)) return null;
  const address = new URL(url);
  if (address.host !== new URL(origin).host || !/^https?:$/.test(address.protocol)) return null;
  const host = address.hostname.replace(/^www\./, '');
  const fault = linkFault(url);
  if (fault) return { refusal: fault === linkFaults.unsupported ? 'unsupported' : 'no home', host };
  // A character takes one byte at least, which spares encoding what is too large in any case.
  if (html.length > pageLimit || new Blob([html]).size > pageLimit) return { refusal: 'too large', host };
  return { page: { url: address.href, host, html } };
}

/** The page as a browser would have saved it: with the standard remark that tells its address. */
export function asSavedFile({ url, html }: ReceivedPage): File {
  const { href } = new URL(url);
  const remark = `<!-- saved from url=(${String(href.length).padStart(4, '0')})${href} -->`;
  return new File([`${remark}\n`, html], 'sida.html', { type: 'text/html' });
}
