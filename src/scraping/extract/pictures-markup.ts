import type { AnyNode, Element } from 'domhandler';
import { codedTexts } from './coded-texts.js';
import type { Page } from './page.js';
import { namedPicture, pictureIdentity, pictureWithoutSize, statedSize } from './picture-addresses.js';
import {
  addressesOf,
  type Attributes,
  attributesOf,
  bySize,
  pictureAddress,
  widestOf,
} from './pictures-attributes.js';
import { referredGalleries } from './pictures-referred.js';
import { AdvertLinks, ancestorsOf, textIn } from './pictures-links.js';
import {
  isNamedOtherwise,
  isNoHome,
  isPersonsName,
  isPlaceholder,
  planWords,
  roomWords,
} from './pictures-refused.js';

/** One picture the page shows, whatever the number of its versions. */
export interface ShownPicture {
  url: URL;
  readonly identity: string;
  /** Host and folders without ids and sizes: what pictures of one gallery share. */
  readonly pattern: string;
  isPlan: boolean;
  /** How much speaks for a picture of this home; 0 is nothing but its being there. */
  evidence: number;
  isNamedAfterPerson: boolean;
}

export interface PicturesOfMarkup {
  readonly shown: readonly ShownPicture[];
  /** Texts of scripts and attributes that hold addresses of pictures, or may hold them coded. */
  readonly states: readonly string[];
  /** Lists of pictures in attributes of a gallery's own element. */
  readonly galleries: readonly string[];
  /** `og:image` and preloaded pictures: often one of the home. */
  readonly announced: readonly URL[];
}

/** What the elements around a picture say about it. */
interface Context {
  readonly link: string | undefined;
  /** An ancestor named after something else than the home: the broker, a map, partners. */
  readonly box: { pictures: number } | undefined;
  readonly inGallery: boolean;
  readonly isPlan: boolean;
  /** A link to a full picture, whose thumbnail is inside. */
  readonly full: Found | undefined;
}

/** What the class and id of an element call it. */
interface Named {
  readonly asGallery: boolean;
  readonly asPlan: boolean;
  readonly asOther: boolean;
}

interface Found {
  readonly element: Element;
  readonly context: Context;
  readonly addresses: string[];
  words: string;
  alt: string;
  readonly isSmall: boolean;
  readonly isLarge: boolean;
}

const pictureText = /\.(?:jpe?g|png|webp|avif)\b|imagedelivery\.net|ctfassets\.net|_next\/image/i;
const boxNames =
  /(?:^|[\s_-])(?:brokers?|maklare|mäklare|realtors?|agents?|staff|employees?|medarbetare|coworkers?|persons?|people|profile|author|contact|kontakt|avatars?|portrait|portratt|logos?|logotype|map|karta|energy|social|share|cookies?|sponsors?|partners?|testimonials?|reviews?|instagram|news|nyheter|blog)(?=[\s_-]|$)/i;
const galleryNames =
  /galler[iy]|carousel|slide|swiper|slick|splide|flickity|embla|glide|lightbox|fancybox|photoswipe|pswp|bildspel|photos?\b|bilder\b|images\b|hero/i;

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
  private readonly stack: [AnyNode, Context][] = [];
  private base: string;
  private readonly headings: ReadonlySet<AnyNode>;
  private readonly links: AdvertLinks;
  /** The names of boxes come again and again. */
  private readonly named = new Map<string, Named>();

  constructor(page: Page) {
    this.base = page.url;
    this.headings = ancestorsOf(page.outline.mainHeadings);
    this.links = new AdvertLinks(page.url, this.headings);
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
      const [node, context] = this.stack.pop()!;
      if ('attribs' in node) this.visit(node, context);
    }
  }

  /** Pictures of the home, as far as each by itself tells. */
  shown(): ShownPicture[] {
    for (const { context } of this.found) if (context.box) context.box.pictures += 1;
    // A box that holds most of the page's pictures is the page's frame, whatever its name.
    const isFrame = ({ pictures }: { pictures: number }) => pictures > 3 && pictures * 2 > this.found.length;
    const shown = new Map<string, ShownPicture>();
    for (const { element, context, addresses, words, alt, isSmall, isLarge } of this.found) {
      if (isSmall || (context.box && !isFrame(context.box))) continue;
      if (context.link !== undefined && !this.links.isOwn(context.link)) continue;
      if (isNamedOtherwise(alt) || boxNames.test(spaced(element.attribs['class'] ?? ''))) continue;
      if (this.links.isOnCard(element)) continue;
      const url = bestAddress(addresses, this.base);
      if (!url) continue;
      const isPlan = context.isPlan || planWords.test(words) || planWords.test(url.pathname);
      const isLinked = element.name === 'a' && element.attribs['href'] !== undefined;
      const signs = [context.inGallery, context.inGallery, isLinked, isPlan, roomWords.test(alt), isLarge];
      merge(shown, {
        url,
        identity: pictureIdentity(url),
        pattern: patternOf(pictureWithoutSize(url)),
        isPlan,
        evidence: signs.filter(Boolean).length,
        isNamedAfterPerson: isPersonsName(alt),
      });
    }
    return [...shown.values()];
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
        return this.visitPicture(node, this.around(node, outer));
      case 'img':
      case 'amp-img':
        this.add(node, this.around(node, outer), addressesOf('img', attributes), attributes);
        return;
      default:
        return this.visitOther(node, this.around(node, outer));
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
    this.add(image, this.around(image, context), addresses, image.attribs);
    for (const part of parts) {
      if (part.name !== 'img' && part.name !== 'source') this.stack.push([part, context]);
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
        if (isShown && galleryNames.test(`${name} ${attribute}`)) this.galleries.push(value);
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

  /** The context inside an element: what its names add. */
  private around(element: Element, outer: Context): Context {
    const { attribs: attributes, name } = element;
    if (!attributes['class'] && !attributes['id']) return outer;
    const named = this.namedBy(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`);
    const inGallery = outer.inGallery || named.asGallery;
    const isPlan = outer.isPlan || (named.asPlan && !this.headings.has(element));
    const mayBeBox = name !== 'body' && name !== 'main' && !this.headings.has(element);
    const box = outer.box ?? (mayBeBox && named.asOther ? { pictures: 0 } : undefined);
    if (inGallery === outer.inGallery && isPlan === outer.isPlan && box === outer.box) return outer;
    return { ...outer, inGallery, isPlan, box };
  }

  private namedBy(names: string): Named {
    let named = this.named.get(names);
    if (!named) {
      const words = spaced(names);
      named = {
        asGallery: galleryNames.test(words),
        asPlan: planWords.test(words),
        asOther: boxNames.test(words),
      };
      this.named.set(names, named);
    }
    return named;
  }

  private announce(address: string | undefined): void {
    const url = bestAddress([address ?? ''], this.base);
    if (url) this.announced.push(url);
  }

  private descend(node: { readonly children: readonly AnyNode[] }, context: Context): void {
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index]!;
      if ('attribs' in child) this.stack.push([child, context]);
    }
  }
}

function merge(shown: Map<string, ShownPicture>, picture: ShownPicture): void {
  const earlier = shown.get(picture.identity);
  if (!earlier) {
    shown.set(picture.identity, picture);
    return;
  }
  if (statedSize(picture.url) > statedSize(earlier.url)) earlier.url = picture.url;
  earlier.isPlan ||= picture.isPlan;
  earlier.evidence = Math.max(earlier.evidence, picture.evidence);
  earlier.isNamedAfterPerson &&= picture.isNamedAfterPerson;
}

/** Host and folders, without what differs between pictures of one gallery. */
export function patternOf(url: URL): string {
  const folders = url.pathname
    .split('/')
    .slice(0, -1)
    .map((folder) =>
      /\d|^[0-9a-f]{2}$|^(?:thumb\w*|small|medium|large|full|original)$|itemgallery/i.test(folder)
        ? '#'
        : folder,
    );
  return `${url.hostname.replace(/\d+/g, '#')}${folders.join('/')}`;
}

/** The first address, in the largest version named. Undefined when any of them names something else than a home. */
function bestAddress(addresses: readonly string[], base: string): URL | undefined {
  let best: URL | undefined;
  for (const address of addresses) {
    const named = isPlaceholder(address) ? null : URL.parse(address, base);
    if (!named) continue;
    const url = namedPicture(named);
    if (isNoHome(url)) return undefined;
    if (!best) best = url;
    else if (statedSize(url) > statedSize(best) && pictureIdentity(url) === pictureIdentity(best)) best = url;
  }
  return best;
}

/** `brokerCard` reads as `broker-card`. */
function spaced(names: string): string {
  return /[a-z][A-Z]/.test(names) ? names.replace(/([a-z])([A-Z])/g, '$1-$2') : names;
}

function textOfScript(node: Element): string {
  return node.children.map((child) => ('data' in child ? child.data : '')).join('');
}
