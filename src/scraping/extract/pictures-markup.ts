import type { AnyNode, Element } from 'domhandler';
import { codedTexts } from './coded-texts.js';
import type { Page } from './page.js';
import { pictureIdentity } from './picture-addresses.js';
import { type Context, type Found, namesGallery, Surroundings } from './pictures-around.js';
import {
  addressesOf,
  type Attributes,
  attributesOf,
  bySize,
  pictureAddress,
  widestOf,
} from './pictures-attributes.js';
import { AdvertLinks, ancestorsOf, textIn } from './pictures-links.js';
import { referredGalleries } from './pictures-referred.js';
import { isPlaceholder } from './pictures-refused.js';
import { bestAddress, type ShownPicture, shownPictures } from './pictures-shown.js';

export interface PicturesOfMarkup {
  readonly shown: readonly ShownPicture[];
  /** Texts of scripts and attributes that hold addresses of pictures, or may hold them coded. */
  readonly states: readonly string[];
  /** Lists of pictures in attributes of a gallery's own element. */
  readonly galleries: readonly string[];
  /** `og:image` and preloaded pictures: often one of the home. */
  readonly announced: readonly URL[];
}

const pictureText = /\.(?:jpe?g|png|webp|avif)\b|imagedelivery\.net|ctfassets\.net|_next\/image/i;

/** Collects every picture of the markup in one walk, in the page's order, without what is plainly none of the home. */
export function readPicturesOfMarkup(page: Page): PicturesOfMarkup {
  const walk = new MarkupWalk(page);
  walk.run(page.$.root().get(0)!);
  return {
    shown: walk.shown(),
    states: [...walk.states, ...referredGalleries(page)],
    galleries: walk.galleries,
    announced: walk.announced,
  };
}

class MarkupWalk {
  readonly states: string[] = [];
  readonly galleries: string[] = [];
  readonly announced: URL[] = [];
  private readonly found: Found[] = [];
  private readonly stack: Element[] = [];
  /** The context of each element of the stack. */
  private readonly contexts: Context[] = [];
  private base: string;
  private readonly links: AdvertLinks;
  private readonly surroundings: Surroundings;

  constructor(page: Page) {
    this.base = page.url;
    const headings = ancestorsOf(page.outline.mainHeadings);
    this.links = new AdvertLinks(page.url, headings);
    this.surroundings = new Surroundings(headings);
  }

  run(root: { readonly children: readonly AnyNode[] }): void {
    this.descend(root, {
      link: undefined,
      box: undefined,
      inGallery: false,
      isPlan: false,
      full: undefined,
    });
    while (this.stack.length > 0) {
      this.visit(this.stack.pop()!, this.contexts.pop()!);
    }
  }

  shown(): ShownPicture[] {
    return shownPictures(this.found, this.links, this.base);
  }

  private visit(node: Element, outer: Context): void {
    const { name, attribs: attributes } = node;
    switch (name) {
      case 'script':
        return this.visitScript(node);
      case 'style':
      case 'svg':
      case 'iframe':
      case 'video':
        return;
      case 'meta':
        if (/^og:image(?::secure_url)?$/.test(attributes['property'] ?? attributes['name'] ?? ''))
          this.announce(attributes['content']);
        return;
      case 'base':
        if (attributes['href'] && URL.canParse(attributes['href'], this.base))
          this.base = new URL(attributes['href'], this.base).href;
        return;
      case 'link':
        if (attributes['rel'] === 'preload' && attributes['as'] === 'image')
          this.announce(bySize(attributes['imagesrcset'])[0] ?? attributes['href']);
        return;
      case 'nav':
      case 'footer':
        // The site's own; data may stand here all the same.
        return this.descend(node, { ...outer, box: outer.box ?? { pictures: 0 } });
      case 'noscript':
        if (node.children.some((child) => 'attribs' in child)) return this.descend(node, outer);
        for (const [, tag, text] of textIn(node).matchAll(/<(img|source)\b([^>]*)>/gi)) {
          const inner = attributesOf(text!);
          this.add(node, outer, addressesOf(tag!.toLowerCase(), inner), inner);
        }
        return;
      case 'picture':
        return this.visitPicture(node, this.surroundings.inside(node, outer));
      case 'img':
      case 'amp-img':
        this.add(node, this.surroundings.inside(node, outer), addressesOf('img', attributes), attributes);
        return;
      default:
        return this.visitOther(node, this.surroundings.inside(node, outer));
    }
  }

  private visitScript(node: Element): void {
    if ('src' in node.attribs || node.attribs['type'] === 'application/ld+json') return;
    if (node.attribs['id'] === '__NUXT_DATA__') return;
    const text = textOfScript(node);
    if (text.length > 40 && (pictureText.test(text) || codedTexts(text).length > 0)) this.states.push(text);
  }

  /** The sources and the image of a `picture` are versions of one. */
  private visitPicture(node: Element, context: Context): void {
    const parts = node.children.filter((child): child is Element => 'attribs' in child);
    const image = parts.find((part) => part.name === 'img') ?? node;
    const versions = parts.toSorted((a, b) => widestOf(b.attribs['srcset']) - widestOf(a.attribs['srcset']));
    const addresses = versions.flatMap((part) => addressesOf(part.name, part.attribs));
    this.add(image, this.surroundings.inside(image, context), addresses, image.attribs);
    for (const part of parts) {
      if (part.name !== 'img' && part.name !== 'source') this.wait(part, context);
    }
  }

  private visitOther(node: Element, outer: Context): void {
    const { name, attribs: attributes } = node;
    let context = outer;
    let addresses: string[] = [];
    for (const attribute in attributes) {
      const value = attributes[attribute]!;
      if (value.length < 5 || attribute === 'class' || !pictureText.test(value)) continue;
      if (value.length > 40 && /^\s*[[{]/.test(value)) {
        this.states.push(value);
        const isShown = name.includes('-') && outer.box === undefined;
        if (isShown && namesGallery(`${name} ${attribute}`)) this.galleries.push(value);
      } else if (addresses.length === 0) addresses = addressesOf(name, attributes);
    }
    const href = name === 'a' ? attributes['href'] : undefined;
    if (href !== undefined && (pictureAddress.test(href) || this.isVersion(href, node))) {
      const full = this.add(node, context, [href, ...addresses], attributes);
      if (full) context = { ...context, full };
    } else {
      if (href !== undefined) {
        context = { ...context, link: href };
        this.links.note(node, href);
      }
      if (addresses.length > 0) this.add(node, context, addresses, attributes);
    }
    this.descend(node, context);
  }

  /** A link to a larger version of the picture inside it: the two addresses differ in the size alone. */
  private isVersion(href: string, link: Element): boolean {
    const image = link.children.find((child) => 'attribs' in child && child.name === 'img');
    const source = image && 'attribs' in image ? image.attribs['src'] : undefined;
    if (!source || !href.includes('?') || !source.includes('?')) return false;
    const [full, small] = [URL.parse(href, this.base), URL.parse(source, this.base)];
    return full !== null && small !== null && pictureIdentity(full) === pictureIdentity(small);
  }

  private add(
    element: Element,
    context: Context,
    addresses: readonly string[],
    attributes: Attributes,
  ): Found | undefined {
    const alt = (attributes['alt'] ?? attributes['aria-label'] ?? '').trim();
    const words = `${alt} ${attributes['title'] ?? ''} ${attributes['class'] ?? ''}`;
    const usable = addresses.filter((address) => !isPlaceholder(address));
    if (context.full) {
      context.full.addresses.push(...usable);
      context.full.words += ` ${words}`;
      context.full.alt ||= alt;
      return undefined;
    }
    if (usable.length === 0) return undefined;
    const width = Number.parseFloat(attributes['width'] ?? '');
    const height = Number.parseFloat(attributes['height'] ?? '');
    const found = {
      element,
      context,
      addresses: usable,
      words,
      alt,
      isSmall: width <= 3 || height <= 3 || (usable.length === 1 && (width <= 100 || height <= 100)),
      isLarge: width >= 400 || height >= 400,
    };
    this.found.push(found);
    return found;
  }

  private announce(address: string | undefined): void {
    const url = bestAddress([address ?? ''], this.base);
    if (url) this.announced.push(url);
  }

  private wait(element: Element, context: Context): void {
    this.stack.push(element);
    this.contexts.push(context);
  }

  private descend(node: { readonly children: readonly AnyNode[] }, context: Context): void {
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index]!;
      if ('attribs' in child) this.wait(child, context);
    }
  }
}

function textOfScript(node: Element): string {
  return node.children.map((child) => ('data' in child ? child.data : '')).join('');
}
