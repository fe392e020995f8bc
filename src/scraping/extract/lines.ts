import { clean } from './numbers.js';
import type { Noise } from './noise.js';
import type { Outline } from './outline.js';

/** One line as a person sees it. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly noise: Noise | undefined;
}

const cache = new WeakMap<Outline, readonly Line[]>();

/** The lines of a page that are not empty and do not tell of other homes. */
export function linesOf(outline: Outline): readonly Line[] {
  const known = cache.get(outline);
  if (known) return known;
  const lines: Line[] = [];
  let start = 0;
  for (const part of outline.text.split('\n')) {
    const text = clean(part);
    if (text !== '') {
      const noise = outline.noiseAt(start + part.search(/\S/));
      if (noise !== 'others') lines.push({ text, start, noise });
    }
    start += part.length + 1;
  }
  cache.set(outline, lines);
  return lines;
}
