import { longestAddress } from '../read/bounded.js';

export interface PageLink {
  /** Absolute. */
  readonly url: string;
  /** What stands in the link, and its own title. */
  readonly text: string;
}

/** Characters of a page that is searched for links, of one link's tag and text. */
const limits = { html: 3_000_000, tag: 4_000, text: 4_000 };
/** Links in all, tags that are looked at for them, attributes of one tag. */
const counts = { links: 3_000, tags: 10_000, attributes: 30 };

const anchor = /<(\/?)a(?=[\s>])/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The links of a page with their texts, in one pass; building a large search page's document would take far longer. */
export function linksOf(html: string, base: string): PageLink[] {
  const source = html.slice(0, limits.html);
  const links: PageLink[] = [];
  /** The link being read, and where its text begins. */
  let open: { url: string; said: string; from: number } | undefined;
  const close = (at: number) => {
    if (open) links.push({ url: open.url, text: plain(`${open.said} ${textOf(source, open.from, at)}`) });
    open = undefined;
  };
  let past = 0;
  let tags = 0;
  for (const { index, 1: slash } of source.matchAll(anchor)) {
    // Inside the last tag.
    if (index < past) continue;
    // A link ends where another begins: there are none within links.
    close(index);
    const end = source.indexOf('>', index);
    if (end < 0 || links.length === counts.links || ++tags > counts.tags) return links;
    past = end + 1;
    if (slash) continue;
    const {
      href,
      title = '',
      'aria-label': label = '',
    } = attributesOf(source.slice(index + 2, Math.min(end, index + limits.tag)));
    const url = href !== undefined && href.length <= longestAddress ? URL.parse(href, base) : null;
    if (url) open = { url: url.href, said: `${title} ${label}`, from: past };
  }
  close(source.length);
  return links;
}

/** None where the link is left open for so long. */
function textOf(source: string, from: number, to: number): string {
  return to - from <= limits.text ? source.slice(from, to) : '';
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  let left = counts.attributes;
  for (const [, name, double, single, bare] of tag.matchAll(attribute)) {
    if (left-- === 0) break;
    const key = name!.toLowerCase();
    // The first of a name counts.
    if (!found.has(key)) found.set(key, (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim());
  }
  return Object.fromEntries(found);
}

const letters: Readonly<Record<string, string>> = {
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  eacute: 'é',
  nbsp: ' ',
};

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name) =>
      name
        ? (letters[(name as string).toLowerCase()] ?? whole)
        : String.fromCodePoint(Number(decimal ?? `0x${hex as string}`)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
