import * as cheerio from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { clean } from './numbers.js';
import { withinTags } from './tag-limit.js';

/** Longest selling text we keep, characters. */
const maxText = 30_000;

/**
 * Markup to plain text: paragraphs, headings, list items and line breaks become `\n`; tags, entities and invisible
 * characters go.
 */
export function htmlToText(html: string): string {
  const broken = withinTags(html)
    .replace(/<(script|style|noscript|button|svg)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|ul|ol|h[1-6]|tr|section|article|blockquote)>/gi, '\n');
  return plainText(cheerio.load(broken, null, false).root().text());
}

const unread = new Set(['script', 'style', 'noscript', 'button', 'svg']);
const blocks = new Set([
  ...['p', 'div', 'li', 'ul', 'ol', 'tr', 'section', 'article', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** What `htmlToText` makes of an element's markup, without writing that out and parsing it again. */
export function elementText(element: Element): string {
  let text = '';
  // A string stands for what follows an element's end.
  const stack: (AnyNode | string)[] = element.children.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'string') text += node;
    else if (node.type === 'text') text += node.data;
    else if ('name' in node && 'children' in node) {
      if (unread.has(node.name)) text += ' ';
      else if (node.name === 'br') text += '\n';
      else {
        if (blocks.has(node.name)) stack.push('\n');
        stack.push(...node.children.toReversed());
      }
    }
  }
  return plainText(text);
}

/** Tidies a text that may hold line breaks: one `\n` between paragraphs, single spaces, no control characters. */
export function plainText(text: string): string {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(clean)
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, maxText);
}

/** A text of embedded data, which may or may not hold markup; undefined when there is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = /<[a-z!/][^>]*>|&[a-z#0-9]+;/i.test(value) ? htmlToText(value) : plainText(value);
  return text === '' ? undefined : text;
}
