/** What a visitor reads of a page, roughly: enough to judge it by, without building its document. */
export interface PageSketch {
  readonly title: string;
  /** The first level-one heading. */
  readonly heading: string;
  /** All of the first and second level. */
  readonly headings: string;
  /** The page's own text: scripts, navigation and footer left out. */
  readonly text: string;
  /** What is shown to those without scripts. */
  readonly noScript: string;
  readonly hasPasswordField: boolean;
}

/** Characters of HTML looked at; a page that refuses is short. */
export const sketchedLength = 300_000;

/** Elements that no visitor reads as the page's text, each with what ends it. */
const hidden = new Map(
  ['script', 'style', 'template', 'svg', 'nav', 'footer', 'iframe', 'select'].map((name) => [
    name,
    new RegExp(`</${name}`, 'gi'),
  ]),
);
const tagName = /<(\/?)([a-z][a-z0-9-]{0,22})/iy;

/** One pass over the markup, linear in its length whatever it holds: each end is looked for once, behind the last. */
export function sketchOf(html: string): PageSketch {
  const source = html.slice(0, sketchedLength);
  const parts = { title: '', h1: '', h2: '', noscript: '', text: '' };
  let heading: string | undefined;
  let inside: keyof typeof parts = 'text';
  let hasPasswordField = false;
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    const text = source.slice(at, open < 0 ? undefined : open);
    if (text !== '') {
      parts[inside] += text;
      if (inside === 'h1' || inside === 'h2') parts.text += text;
    }
    if (open < 0) break;
    if (source.startsWith('<!--', open)) {
      at = after(source, '-->', open + 4);
      continue;
    }
    tagName.lastIndex = open;
    const name = tagName.exec(source);
    if (!name) {
      at = open + 1;
      continue;
    }
    const end = after(source, '>', open);
    const tag = name[2]!.toLowerCase();
    if (name[1]) {
      if (tag === inside) {
        if (tag === 'h1') heading ??= parts.h1;
        inside = 'text';
      }
      at = end;
    } else if (hidden.has(tag)) {
      at = after(source, '>', closeOf(source, tag, end));
    } else {
      if (tag === 'title' || tag === 'h1' || tag === 'h2' || tag === 'noscript') inside = tag;
      if (tag === 'input' && /password/i.test(source.slice(open, end))) hasPasswordField = true;
      at = end;
    }
    parts[inside] += ' ';
  }
  return {
    title: tidy(parts.title),
    heading: tidy(heading ?? ''),
    headings: tidy(`${parts.h1} ${parts.h2}`),
    text: tidy(parts.text),
    noScript: tidy(parts.noscript),
    hasPasswordField,
  };
}

/** Where a hidden element's end tag begins, or the end. */
function closeOf(source: string, tag: string, from: number): number {
  const close = hidden.get(tag)!;
  close.lastIndex = from;
  return close.exec(source)?.index ?? source.length;
}

/** Just after the next `mark`, or the end. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

const entities: Record<string, string> = {
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  amp: '&',
  rsquo: '’',
};

function tidy(text: string): string {
  return text
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) =>
      name
        ? (entities[name as string] ?? whole)
        : String.fromCodePoint(Number(decimal ?? `0x${hex as string}`)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
