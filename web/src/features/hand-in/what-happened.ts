import { isBrokersLink } from './ways.js';

const portals: Readonly<Record<string, string>> = { 'hemnet.se': 'Hemnet', 'booli.se': 'Booli' };

/** What people call the site of a link: a portal's name, else the host. */
function siteName(url: string): string {
  if (!URL.canParse(url)) return 'webbplatsen';
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
    case 'page_blocked':
      return `${site} släpper inte in vår läsare.`;
    case 'page_disallowed':
      return `${site} tillåter inte att robotar läser sidan.`;
    case 'page_throttled':
      return `${site} ber oss vänta${/ber oss vänta( (?:en|\d+) minut(?:er)?)\./.exec(reason ?? '')?.[1] ?? ''}.`;
    case 'page_unavailable':
      return `${site} har tillfälliga problem.`;
    case 'fetch_failed':
    case 'fetch_timeout':
      return `Vi fick inget svar från ${site}.`;
    case 'listing_gone':
      return `Annonsen är borttagen från ${site}.`;
    case 'not_a_listing':
      return `Sidan på ${site} ser inte ut som en annons för en enskild bostad.`;
    case 'handed_in_other_home':
      return 'Mäklarens länk gäller en annan bostad än annonsen.';
    case 'reading_busy':
      return 'Just nu läser vi många sidor.';
    case 'listing_changed':
      return `Vi känner inte igen innehållet på ${site}.`;
    default:
      return `Sidan på ${site} gick inte att läsa.`;
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
  switch (failureCode) {
    case 'listing_gone':
      return isBrokersLink(url)
        ? 'Har du sidan sparad, eller dess text kvar? Lämna in den här.'
        : 'Har du sidan sparad, eller finns den kvar hos mäklaren? Lämna in den här.';
    case 'page_throttled':
      return 'Du behöver inte vänta: öppna annonsen i din egen webbläsare och lämna in den på det sätt som passar dig bäst.';
    case 'not_a_listing':
    case 'listing_changed':
      return 'Ser du annonsen i din egen webbläsare? Lämna in den på det sätt som passar dig bäst.';
    default:
      return 'Öppna annonsen i din egen webbläsare och lämna in den på det sätt som passar dig bäst.';
  }
}
