import type { AnyNode, Element } from 'domhandler';

/** How far up a card's edge may stand from its picture and its link. */
const cardDepth = 5;
const cardText = 500;

/** Tells links to an advert's own pages from links to others of the site, and the cards those stand on. */
export class AdvertLinks {
  private readonly hostname: string;
  private readonly search: string;
  private readonly path: string;
  private readonly parts: string[];
  private readonly ids: string[];
  private readonly targets = new Map<AnyNode, Set<string>>();

  /** @param headings the page's h1 and everything around them: a box that holds one is never a neighbour's card */
  constructor(
    private readonly address: string,
    private readonly headings: ReadonlySet<AnyNode>,
  ) {
    const { hostname, pathname, search } = new URL(address);
    this.hostname = hostname;
    this.search = search;
    this.path = pathname.replace(/\/$/, '');
    this.parts = this.path.split('/');
    this.ids = `${this.parts.at(-1)} ${search}`
      .split(/[^A-Za-z0-9]+/)
      .filter((word) => word.length >= 4 && /\d/.test(word));
  }

  /** Whether a link stays with this advert: a fragment, a page under it, or one that carries its id. */
  isOwn(href: string): boolean {
    const url = this.targetOf(href);
    return url === undefined || this.isOwnPage(url);
  }

  /** Where a link leads; undefined when to no page. */
  private targetOf(href: string): URL | undefined {
    if (href === '' || href.startsWith('#') || /^(?:javascript|mailto|tel):/i.test(href)) return undefined;
    return URL.parse(href, this.address) ?? undefined;
  }

  private isOwnPage(url: URL): boolean {
    if (url.hostname !== this.hostname) return false;
    const target = url.pathname.replace(/\/$/, '');
    if (target === this.path && (this.search === '' || url.search === this.search)) return true;
    if (this.path !== '' && target.startsWith(`${this.path}/`)) return true;
    return this.ids.some((id) => `${url.pathname}${url.search}`.includes(id));
  }

  /** Remembers a link that may lead to a neighbour: its address is built as this advert's. */
  note(element: Element, href: string): void {
    const url = this.targetOf(href);
    if (!url || url.hostname !== this.hostname || this.isOwnPage(url)) return;
    const parts = url.pathname.replace(/\/$/, '').split('/');
    const isAlike = parts.length === this.parts.length && parts.length > 2 && parts[1] === this.parts[1];
    if (!isAlike) return;
    let ancestor: AnyNode | null = element.parent;
    for (let level = 0; ancestor && level < cardDepth; level += 1, ancestor = ancestor.parent) {
      const targets = this.targets.get(ancestor) ?? new Set<string>();
      this.targets.set(ancestor, targets.add(url.pathname + url.search));
    }
  }

  /** A picture beside one link to another advert and that advert's figures is the neighbour's. */
  isOnCard(element: Element): boolean {
    let ancestor: AnyNode | null = element.parent;
    for (let level = 0; ancestor && level < cardDepth; level += 1, ancestor = ancestor.parent) {
      if (this.headings.has(ancestor)) return false;
      if (this.targets.get(ancestor)?.size !== 1) continue;
      const text = textIn(ancestor, cardText);
      if (text.length < cardText && /\d\s*(?:kr\b|kvm|m²|m2|rum|rok\b)/i.test(text)) return true;
    }
    return false;
  }
}

/** The elements and everything around them. */
export function ancestorsOf(elements: readonly AnyNode[]): Set<AnyNode> {
  const ancestors = new Set<AnyNode>();
  for (const element of elements) {
    for (let node: AnyNode | null = element; node && !ancestors.has(node); node = node.parent)
      ancestors.add(node);
  }
  return ancestors;
}

/** The text below a node, cut off soon after `limit` characters. */
export function textIn(node: AnyNode, limit = Infinity): string {
  let text = '';
  const stack: AnyNode[] = [node];
  while (stack.length > 0 && text.length < limit) {
    const next = stack.pop()!;
    if ('data' in next && typeof next.data === 'string' && next.type === 'text') text += next.data;
    if ('children' in next) stack.push(...next.children.toReversed());
  }
  return text;
}
