import type { CheerioAPI } from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { telling } from '../extract/page-data.js';

/** Scripts that hold what the page knows; all others only act. */
const state =
  /__NEXT_DATA__|__NUXT|__next_f|__APOLLO_STATE__|__PRELOADED_STATE__|__INITIAL_STATE__|__RESOLVED_RESOURCES|__reactRouterContext|__remixContext|dataLayer/;
const picture = /\.(?:jpe?g|png|webp|avif)\b/i;
/** An object, a list, JSON in a text or Base64 that a script assigns, passes on or returns. */
const literal =
  /(?:[=(,:]|return)\s*(?:[{[]\s*["'{[\w$]|JSON\.parse|["'](?:[A-Za-z0-9+/]{400}|%7B|\{|\[))|atob\(/i;
const dataType = /^application\/(?:[\w.]+\+)?json$/i;
const removed = [
  'style, iframe, frame, frameset, object, embed, portal, base[target], textarea, select, dialog form',
  'link[rel~=stylesheet], link[rel~=modulepreload], link[rel=preload]:not([as=image]), link[rel=prefetch]',
  'link[rel=dns-prefetch], link[rel=preconnect], link[rel=manifest]',
  'meta[name*=csrf i], meta[name*=token i], meta[http-equiv=refresh i], meta[name*=verification i]',
].join(', ');
/** A form with more text than this is the page itself, as some systems write it. */
const longestForm = 3000;

/** Takes from a page what acts, what fills in and what is not shown: only facts and the data that holds them are left. */
export function stripPage($: CheerioAPI): void {
  $('script').each((_, element) => {
    if (!holdsState(element as Element, $(element).text())) $(element).remove();
  });
  $(removed).remove();
  $('form').each((_, element) => {
    const form = $(element);
    if (form.text().length > longestForm || form.find('h1').length > 0) form.replaceWith(form.contents());
    else form.remove();
  });
  $('input').each((_, element) => {
    if (!/^\s*[[{]/.test((element as Element).attribs['value'] ?? '')) $(element).remove();
  });
  $('*').each((_, node) => {
    const { attribs } = node as Element;
    for (const name of Object.keys(attribs)) {
      if (/^on[a-z]+$/i.test(name) || /^(?:nonce|integrity|data-cfemail)$/i.test(name)) delete attribs[name];
    }
  });
  removeComments($.root()[0] as unknown as Element);
}

function holdsState(script: Element, text: string): boolean {
  if (script.attribs['src'] !== undefined) return false;
  const type = script.attribs['type'] ?? '';
  if (/importmap|speculationrules/.test(type)) return false;
  if (dataType.test(type) || script.attribs['id'] === '__NEXT_DATA__') return true;
  return state.test(text) || ((telling.test(text) || picture.test(text)) && literal.test(text));
}

/** Comments go, and the texts they parted become one again, as they are once the page is written and read. */
function removeComments(root: { children: AnyNode[] }): void {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const kept: AnyNode[] = [];
    for (const child of node.children) {
      const before = kept.at(-1);
      if (child.type === 'comment') continue;
      if (child.type === 'text' && before?.type === 'text') before.data += child.data;
      else kept.push(child);
      if ('children' in child) open.push(child as { children: AnyNode[] });
    }
    node.children = kept;
    for (const [index, child] of kept.entries()) {
      child.prev = (kept[index - 1] ?? null) as typeof child.prev;
      child.next = (kept[index + 1] ?? null) as typeof child.next;
    }
  }
}
