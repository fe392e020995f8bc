import type { AnyNode, Element } from 'domhandler';
import { clean } from './numbers.js';
import type { Page } from './page.js';

export interface LabelPair {
  /** Lower case, without colon, unit in brackets or trailing unit. */
  readonly label: string;
  /** The label as it stands, which may hold the unit (`Driftkostnad kr/år`). */
  readonly rawLabel: string;
  /** One line. */
  readonly value: string;
  /** The element that holds the value, when the value fills one. */
  readonly element?: Element;
}

const maxLabel = 60;
const skipped = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'select',
  'option',
  'button',
  'textarea',
  'head',
]);

const inline = new Set(['b', 'strong', 'i', 'em', 'span', 'sup', 'sub', 'small', 'abbr', 'time']);

/** `Månadsavgift (kr):` → `månadsavgift`. */
export function normalLabel(text: string): string {
  return clean(text)
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[*:]+\s*$/, '')
    .replace(/\s+(i )?(kr|kvm|m²|m2)?(\s*\/\s*(mån|månad|år|m²|kvm))?$/, (unit) =>
      unit.trim() === '' ? '' : unit,
    )
    .replace(/(?<=\S)\s+(kr\s*\/\s*(mån|år)\w*|kr|kvm|m²|m2)$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Finds Swedish label–value pairs wherever they stand: dl, tables, headings with a paragraph, sibling spans, bold words
 * with text after, or `Label: value` in one text. Walks the text nodes once; only labels that `isLabel` knows count,
 * so ordinary prose gives nothing.
 */
export function findLabelPairs(page: Page, isLabel: (label: string) => boolean): LabelPair[] {
  const pairs: LabelPair[] = [];
  const textOf = (node: AnyNode) => clean(page.$(node).text());

  /** The value without the links and buttons beside it ("Om föreningen"), unless the value is a link itself. */
  const ownText = (node: AnyNode): string => {
    const whole = textOf(node);
    if (node.type !== 'tag' || node.name === 'a' || page.$(node).find('a, button').length === 0) return whole;
    return clean(page.$(node).clone().find('a, button').remove().end().text()) || whole;
  };

  /** Text after a label in bold, with the inline elements in it: `<b>Boarea</b> ca <i>72</i> m²`. */
  const inlineText = (start: AnyNode, label: AnyNode): string => {
    const labelName = label.type === 'tag' ? label.name : undefined;
    let text = '';
    for (let node: AnyNode | null = start; node; node = node.next) {
      if (node.type === 'tag' && (node.name === labelName || !inline.has(node.name))) break;
      if (node.type === 'text' || node.type === 'tag') text += page.$(node).text();
    }
    return clean(text);
  };

  const visit = (node: AnyNode): void => {
    if (node.type === 'text') return inspect(node.data, node);
    if (!('children' in node)) return;
    if (node.type === 'tag' && skipped.has(node.name)) return;
    for (const child of node.children) visit(child);
  };

  const inspect = (data: string, node: AnyNode): void => {
    const text = clean(data);
    if (text.length < 2) return;
    const colon = text.indexOf(':');
    if (colon > 0 && colon < maxLabel && colon < text.length - 1) {
      const rawLabel = text.slice(0, colon);
      if (isLabel(normalLabel(rawLabel))) {
        pairs.push({
          label: normalLabel(rawLabel),
          rawLabel,
          value: withFollowing(text.slice(colon + 1), node),
        });
      }
      return;
    }
    if (text.length > maxLabel) return;
    const label = normalLabel(text);
    if (!isLabel(label)) return;
    const found = valueAfter(node);
    if (found && !isLabel(normalLabel(found.value))) pairs.push({ label, rawLabel: text, ...found });
  };

  /** `Boarea: <b>72</b> m²`: the rest of a short line belongs to the value. */
  const withFollowing = (start: string, node: AnyNode): string => {
    const parent = node.parent;
    if (!parent || !('name' in parent) || !['li', 'p', 'span', 'td', 'dd', 'div'].includes(parent.name))
      return clean(start);
    const whole = textOf(parent);
    const at = whole.indexOf(clean(start));
    const rest = at < 0 ? clean(start) : whole.slice(at);
    return rest.length <= 120 && !rest.includes(':') ? rest : clean(start);
  };

  const valueAfter = (node: AnyNode): { value: string; element?: Element } | undefined => {
    let current: AnyNode | null = node;
    for (let level = 0; level < 4 && current; level += 1) {
      let next: AnyNode | null = current.next;
      while (next && textOf(next).replace(/^[:\s]+$/, '') === '') next = next.next;
      if (next) {
        if (next.type === 'tag') return { value: ownText(next).replace(/^:\s*/, ''), element: next };
        return { value: inlineText(next, current).replace(/^:\s*/, '') };
      }
      // Only a wrapper around the label alone may be stepped out of: otherwise we would reach a neighbour's value.
      const parent: AnyNode | null = current.parent;
      if (
        !parent ||
        parent.type !== 'tag' ||
        textOf(parent).replace(/:$/, '') !== textOf(node).replace(/:$/, '')
      )
        return;
      current = parent;
    }
    return undefined;
  };

  const body = page.$('body').get(0);
  if (body) visit(body);
  return pairs;
}
