/** How antd places a style among those it has written before. */
interface Placing {
  readonly mark?: string;
  /** `queue`: after those of the same or a lower priority; true: before all; otherwise last. */
  readonly prepend?: boolean | 'queue';
  readonly priority?: number;
}
interface Written {
  readonly id: string;
  readonly isPrepended: boolean;
  readonly priority: number;
  css: string;
  /** What antd marks as its own; it never stands in the document. */
  readonly mark: HTMLStyleElement;
}

const written: Written[] = [];

/**
 * Stands in the build for the file of antd's that writes style elements, which our content security policy refuses. The
 * rules go by script into the style element that index.html brings, each text as one group: before our own style sheet,
 * as antd's elements would. Texts come from antd alone.
 */
export function updateCSS(css: string, key: string, placing: Placing = {}): HTMLStyleElement | null {
  const sheet = firstSheet();
  if (!sheet) return null;
  const id = idOf(key, placing);
  const at = written.findIndex((one) => one.id === id);
  const known = written[at];
  if (known) {
    if (known.css !== css) {
      known.css = css;
      const place = firstPlace(sheet) + at;
      sheet.deleteRule(place);
      sheet.insertRule(grouped(css), place);
    }
    return known.mark;
  }
  return write(sheet, id, css, placing).mark;
}

export function injectCSS(css: string, placing: Placing = {}): HTMLStyleElement | null {
  const sheet = firstSheet();
  return sheet && write(sheet, '', css, placing).mark;
}

export function removeCSS(key: string, placing: Placing = {}): void {
  const sheet = firstSheet();
  const at = written.findIndex(({ id }) => id === idOf(key, placing));
  if (!sheet || at === -1) return;
  sheet.deleteRule(firstPlace(sheet) + at);
  written.splice(at, 1);
}

export function clearContainerCache(): void {
  // There are no containers here.
}

/** The icons of antd have a file of their own for the same, which holds these two beside it. */
export const getShadowRoot = (): null => null;
export function warningOnce(): void {
  // Of those who develop icons; what is built says none.
}

function write(
  sheet: CSSStyleSheet,
  id: string,
  css: string,
  { prepend = false, priority = 0 }: Placing,
): Written {
  const mark = document.createElement('style');
  const one: Written = { id, isPrepended: prepend !== false, priority, css, mark };
  const at = !prepend ? written.length : prepend === true ? 0 : endOfQueue(priority);
  sheet.insertRule(grouped(css), firstPlace(sheet) + at);
  written.splice(at, 0, one);
  return one;
}

const endOfQueue = (priority: number): number =>
  written.findLastIndex((one) => one.isPrepended && one.priority <= priority) + 1;

const idOf = (key: string, { mark }: Placing): string => `${mark ?? ''} ${key}`;

const grouped = (css: string): string => `@media all{${css}}`;

/** The rules of index.html itself come first. */
const firstPlace = (sheet: CSSStyleSheet): number => sheet.cssRules.length - written.length;

function firstSheet(): CSSStyleSheet | null {
  return typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLStyleElement>('#first-style')?.sheet ?? null);
}
