import * as cheerio from 'cheerio/slim';
import type { Document } from 'domhandler';
import type { Outline } from './outline.js';
import { outlineOf } from './outline-walk.js';
import { withinTags } from './tag-limit.js';

/** A fetched page, parsed once and read by every reader. */
export interface Page {
  /** The public address the page was read from. */
  readonly url: string;
  readonly html: string;
  readonly $: cheerio.CheerioAPI;
  /** What the page shows, in reading order. */
  readonly outline: Outline;
}

/** Tags that need no closing tag: they say nothing about how deep a page nests. */
const unclosed = new Set(
  'p li br hr img input meta link source option td th tr dt dd col area base embed param track wbr tbody thead path use circle rect line polygon polyline ellipse stop g svg html body head'.split(
    ' ',
  ),
);
/** Deeper pages are no pages; parsers and readers cost more with each level. */
const maxNesting = 5000;

/**
 * Parses a page and takes away what tells of other homes: boxes of similar adverts and cards that link to another
 * advert (`isOtherAdvert`). What stands in scripts is left alone.
 */
export function parsePage(
  html: string,
  url: string,
  isOtherAdvert: (href: string) => boolean = () => false,
): Page {
  const parsed = withinTags(html);
  const $ = cheerio.load(parsed.slice(0, nestingLimit(parsed)));
  const outline = outlineOf($.root()[0] as unknown as Document, isOtherAdvert);
  return { url, html, $, outline };
}

/** Where a page that nests without end is cut off; its length for every other. */
function nestingLimit(html: string): number {
  let opened = 0;
  for (let at = html.indexOf('<'); at >= 0 && opened <= maxNesting; at = html.indexOf('<', at + 1))
    opened += 1;
  if (opened <= maxNesting) return html.length;
  let depth = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const isEnd = html.charCodeAt(at + 1) === 47;
    const name = /^[a-z][a-z0-9]*/i.exec(html.slice(at + (isEnd ? 2 : 1), at + 14))?.[0].toLowerCase();
    if (!name || unclosed.has(name)) continue;
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxNesting) return at;
  }
  return html.length;
}
