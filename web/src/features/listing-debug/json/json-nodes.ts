export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** One value of a document, at its place in the order that the document is read in. */
export interface JsonNode {
  /** Its place in that order, from 0; the document itself is 0. */
  readonly id: number;
  /** -1 for the document itself. */
  readonly parent: number;
  /** 0 for the document itself. */
  readonly depth: number;
  /** The name in an object, the place in a list from 0; null for the document itself. */
  readonly key: string | number | null;
  readonly kind: JsonKind;
  /** Of an object or a list; null for other values. */
  readonly children: readonly number[] | null;
  /** The first place after all that it holds. */
  readonly end: number;
  /** Of a text, figure, word or null; an empty text for objects and lists. */
  readonly text: string;
  readonly value: unknown;
}

/** Longer texts, and those of several lines, are shortened until they are opened. UTF-16 units. */
export const shortText = 200;

/** Every value of a document, each before those that it holds. */
export function nodesOf(document: unknown): readonly JsonNode[] {
  const nodes: JsonNode[] = [];
  add(document, { parent: -1, depth: 0, key: null });
  return nodes;

  function add(value: unknown, place: Pick<JsonNode, 'parent' | 'depth' | 'key'>): number {
    const id = nodes.length;
    const kind = kindOf(value);
    const isHolder = typeof value === 'object' && value !== null;
    const text = isHolder ? '' : String(value);
    const children: number[] = [];
    const node = { id, ...place, kind, children: isHolder ? children : null, end: id + 1, text, value };
    nodes.push(node);
    if (!isHolder) return id;
    const isList = Array.isArray(value);
    for (const [key, held] of Object.entries(value)) {
      const at = { parent: id, depth: place.depth + 1, key: isList ? Number(key) : key };
      children.push(add(held, at));
    }
    node.end = nodes.length;
    return id;
  }
}

function kindOf(value: unknown): JsonKind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'object' | 'string' | 'number' | 'boolean';
}

/** Whether there is something to open: a filled object or list, or a text that is shortened. */
export function canOpen({ kind, children, text }: JsonNode): boolean {
  if (children) return children.length > 0;
  return kind === 'string' && (text.length > shortText || text.includes('\n'));
}

/** Those that stand on the screen: in order, without what folded ones hold. */
export function shownNodes(nodes: readonly JsonNode[], open: ReadonlySet<number>): readonly JsonNode[] {
  const shown: JsonNode[] = [];
  for (let id = 0; id < nodes.length;) {
    const node = nodes[id]!;
    shown.push(node);
    id = open.has(id) ? id + 1 : node.end;
  }
  return shown;
}

/** The filled objects and lists down to a level, which are open when that many levels are; 0 opens none. */
export function openTo(nodes: readonly JsonNode[], levels: number): ReadonlySet<number> {
  return new Set(
    nodes.filter((node) => node.depth < levels && node.children && canOpen(node)).map(({ id }) => id),
  );
}

/** How many levels can be opened; 0 for a document that holds nothing. */
export function levelsOf(nodes: readonly JsonNode[]): number {
  return Math.max(...nodes.map(({ depth }) => depth).concat(0));
}

/** Those that hold a value, the nearest first. */
export function holdersOf(nodes: readonly JsonNode[], id: number): readonly number[] {
  const holders: number[] = [];
  for (let at = nodes[id]!.parent; at >= 0; at = nodes[at]!.parent) holders.push(at);
  return holders;
}

/** Where a value stands, as a JSONPath of RFC 9535: `$.readDocuments[0].pages[3]`, `$['a b']`. */
export function pathOf(nodes: readonly JsonNode[], id: number): string {
  const steps = [id, ...holdersOf(nodes, id)].map((at) => stepOf(nodes[at]!.key)).reverse();
  return `$${steps.join('')}`;
}

function stepOf(key: JsonNode['key']): string {
  if (key === null) return '';
  if (typeof key === 'number') return `[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `['${key.replace(/[\\']/g, '\\$&')}']`;
}
