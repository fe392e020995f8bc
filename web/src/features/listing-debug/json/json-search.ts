import type { JsonNode } from './json-nodes.js';

/** One place where what is looked for stands: in a name, or in a text, figure or word. */
export interface JsonHit {
  readonly node: number;
  readonly part: 'key' | 'text';
  /** UTF-16 units; `end` is the first after it. */
  readonly start: number;
  readonly end: number;
}

/** More hits than this nobody steps through. */
export const mostHits = 5000;

/** Around a hit in a shortened text, UTF-16 units. */
const around = 80;

/**
 * Every place where the words stand, in the document's order, whichever case they are in; at most `mostHits`. Places in
 * a list are no names.
 */
export function findHits(nodes: readonly JsonNode[], words: string): readonly JsonHit[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const hits: JsonHit[] = [];
  for (const { id, key, text } of nodes) {
    const parts = [
      ['key', typeof key === 'string' ? key : ''],
      ['text', text],
    ] as const;
    for (const [part, words] of parts) {
      for (const { index, 0: found } of words.matchAll(pattern)) {
        if (hits.length === mostHits) return hits;
        hits.push({ node: id, part, start: index, end: index + found.length });
      }
    }
  }
  return hits;
}

/** A stretch of a text: looked for or not, and whether it is the hit that one stands at. */
export interface Stretch {
  readonly text: string;
  readonly mark?: 'hit' | 'current';
}

/**
 * A text in stretches, so that its hits can be marked.
 * @param hits of this text, in order
 */
export function stretchesOf(
  text: string,
  hits: readonly JsonHit[],
  current?: JsonHit,
  { from = 0, to = text.length }: { readonly from?: number; readonly to?: number } = {},
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = from;
  for (const hit of hits) {
    if (hit.start < at || hit.end > to) continue;
    if (hit.start > at) stretches.push({ text: text.slice(at, hit.start) });
    stretches.push({ text: text.slice(hit.start, hit.end), mark: hit === current ? 'current' : 'hit' });
    at = hit.end;
  }
  if (at < to) stretches.push({ text: text.slice(at, to) });
  return stretches;
}

/**
 * The parts of a long text to show while it is shortened: its beginning, and the surroundings of the hit that one
 * stands at when that lies beyond. `from` and `to` in UTF-16 units, in order.
 */
export function shortParts(
  length: number,
  shown: number,
  current?: JsonHit,
): readonly { readonly from: number; readonly to: number }[] {
  const start = { from: 0, to: Math.min(shown, length) };
  if (!current || current.end <= start.to) return [start];
  const from = Math.max(0, current.start - around);
  const to = Math.min(length, current.end + around);
  return from <= start.to ? [{ from: 0, to }] : [start, { from, to }];
}
