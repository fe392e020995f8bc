import type { Element } from 'domhandler';
import type { Noise } from './noise.js';
import { clean } from './numbers.js';

/** An element or a run of text that the page shows. */
export interface Box {
  /** Tag name, or `#text`. */
  readonly name: string;
  readonly element?: Element;
  readonly parent?: Box;
  /** Place among the parent's boxes. */
  readonly index: number;
  readonly boxes: Box[];
  /** Where its text stands in `Outline.text`. */
  readonly start: number;
  end: number;
  /** Its text as one line, once somebody has asked for it. */
  line?: string;
}

/** A label or fact that stands in an attribute: `aria-label="Boarea"`, `itemprop="floorSize"`. */
export interface Marked {
  readonly box: Box;
  readonly element: Element;
  readonly attribute: string;
  readonly text: string;
}

/** What a page shows, in order, as one text with the tree of boxes over it. */
export interface Outline {
  readonly text: string;
  readonly root: Box;
  /** Runs of text in order. */
  readonly texts: readonly Box[];
  readonly headings: readonly Box[];
  /** Attributes that hold an object or a list, as frameworks leave their components' data. */
  readonly components: readonly { readonly element: Element; readonly text: string }[];
  /** Web components (`<sb-fact label="Pris" value="…">`): elements of the site's own with attributes. */
  readonly customs: readonly { readonly element: Element; readonly start: number }[];
  /** Every `h1`, also those that are not shown. */
  readonly mainHeadings: readonly Element[];
  readonly marked: readonly Marked[];
  /** Links that are shown. */
  readonly links: readonly Box[];
  readonly times: readonly { readonly start: number; readonly datetime: string }[];
  readonly scripts: readonly { readonly element: Element; readonly type: string; readonly text: string }[];
  /** Contents of `meta` by name or property, lower case; the first of each. */
  readonly metas: ReadonlyMap<string, string>;
  readonly title: string;
  /** What the place in the text belongs to, when it is not this home. */
  noiseAt(position: number): Noise | undefined;
}

/** The text of a box as one line. Readers look at the same boxes again and again. */
export function lineOf({ text }: Outline, box: Box): string {
  return (box.line ??= clean(text.slice(box.start, box.end)));
}
