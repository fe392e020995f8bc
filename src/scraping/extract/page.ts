import * as cheerio from 'cheerio';
import type { Element } from 'domhandler';

/** A fetched page, parsed once and read by every reader. */
export interface Page {
  /** The public address the page was read from. */
  readonly url: string;
  readonly html: string;
  readonly $: cheerio.CheerioAPI;
}

const otherHomesHeading =
  /^(liknande|fler|andra|relaterade|närliggande|rekommenderade|senaste|senast) (\S+ )?(bostäder|objekt|hem|hus|lägenheter|annonser|sålda)|^(du kanske|andra har) .*(också|tittat)|^till salu i (närheten|området)|^(sålda|bostäder) (bostäder )?(i närheten|i området|nära)/i;
const otherHomesBox =
  /(^|[\s_-])(similar|related|recommend\w*|liknande|nearby|upcoming-listings|other-(objects|homes|listings))/i;

/**
 * Parses a page and takes away what tells of other homes or of the site itself: navigation, footers, boxes of similar
 * adverts and cards that link to another advert (`isOtherAdvert`). What stands in scripts is left alone.
 */
export function parsePage(
  html: string,
  url: string,
  isOtherAdvert: (href: string) => boolean = () => false,
): Page {
  const $ = cheerio.load(html);
  const holdsHeading = (element: Element) => element.name === 'h1' || $(element).find('h1').length > 0;
  const drop = (element: Element) => {
    if (!holdsHeading(element)) $(element).remove();
  };
  // Facts also stand in scripts inside these; only what is shown is cut.
  $('nav, footer, aside, [role=navigation], [role=contentinfo], template').each((_, element) => {
    $(element).find('script').insertAfter(element);
    drop(element);
  });
  $('[class],[id]').each((_, element) => {
    const name = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`;
    if (element.name !== 'body' && element.name !== 'script' && otherHomesBox.test(name)) drop(element);
  });
  $('h2,h3,h4').each((_, element) => {
    if (!otherHomesHeading.test($(element).text().trim())) return;
    const box = $(element).closest('section, div').get(0) as Element | undefined;
    if (box && box.name !== 'body') drop(box);
  });
  $('a[href]').each((_, element) => {
    if (!isOtherAdvert(element.attribs['href']!)) return;
    const card = $(element).closest('li, article, tr, [class*=card]').get(0) as Element | undefined;
    if (card && !holdsHeading(card)) $(card).remove();
    else drop(element);
  });
  return { url, html, $ };
}
