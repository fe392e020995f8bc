import type { AnyNode, Element } from 'domhandler';
import { planWords } from './pictures-refused.js';
import { remembered } from './remembered.js';

/** What the elements around a picture say about it. */
export interface Context {
  readonly link: string | undefined;
  /** An ancestor named after something else than the home: the broker, a map, partners. */
  readonly box: { pictures: number } | undefined;
  readonly inGallery: boolean;
  readonly isPlan: boolean;
  /** A link to a full picture, whose thumbnail is inside. */
  readonly full: Found | undefined;
}

/** A picture of the markup with all its addresses, before it is judged. */
export interface Found {
  readonly element: Element;
  readonly context: Context;
  readonly addresses: string[];
  words: string;
  alt: string;
  readonly isSmall: boolean;
  readonly isLarge: boolean;
}

/** What the class and id of an element call it. */
interface Named {
  readonly asGallery: boolean;
  readonly asPlan: boolean;
  readonly asOther: boolean;
}

/** What most names say. */
const nothing: Named = { asGallery: false, asPlan: false, asOther: false };

const boxNames =
  /(?:^|[\s_-])(?:brokers?|maklare|mäklare|realtors?|agents?|staff|employees?|medarbetare|coworkers?|persons?|people|profile|author|contact|kontakt|avatars?|portrait|portratt|logos?|logotype|map|karta|energy|social|share|cookies?|sponsors?|partners?|testimonials?|reviews?|instagram|news|nyheter|blog)(?=[\s_-]|$)/i;
const galleryNames =
  /galler[iy]|carousel|slide|swiper|slick|splide|flickity|embla|glide|lightbox|fancybox|photoswipe|pswp|bildspel|photos?\b|bilder\b|images\b|hero/i;

/** Whether a class attribute names something else than the home. */
export function namesOtherBox(classes: string): boolean {
  return boxNames.test(spaced(classes));
}

/** Tells what the names of the elements around a picture add; they come again and again, whole and word by word. */
export class Surroundings {
  private readonly named = new Map<string, Named>();
  private readonly words = new Map<string, Pick<Named, 'asGallery' | 'asOther'>>();

  /** @param headings the page's h1 and everything around them: no such box is a plan's or another's */
  constructor(private readonly headings: ReadonlySet<AnyNode>) {}

  /** The context inside an element. */
  inside(element: Element, outer: Context): Context {
    const { attribs: attributes, name } = element;
    const byClass = attributes['class'] ? remembered(this.named, attributes['class'], this.namedBy) : nothing;
    const byId = attributes['id'] ? remembered(this.named, attributes['id'], this.namedBy) : nothing;
    if (byClass === nothing && byId === nothing) return outer;
    const holdsHeading = this.headings.has(element);
    const inGallery = outer.inGallery || byClass.asGallery || byId.asGallery;
    const isPlan = outer.isPlan || ((byClass.asPlan || byId.asPlan) && !holdsHeading);
    const mayBeBox = name !== 'body' && name !== 'main' && !holdsHeading;
    const isOther = mayBeBox && (byClass.asOther || byId.asOther);
    const box = outer.box ?? (isOther ? { pictures: 0 } : undefined);
    return { ...outer, inGallery, isPlan, box };
  }

  private readonly namedBy = (names: string): Named => {
    const words = names.split(/\s+/).map((word) => remembered(this.words, word, namedByWord));
    const named = {
      asGallery: words.some(({ asGallery }) => asGallery),
      asOther: words.some(({ asOther }) => asOther),
      // `floor plan` are two words.
      asPlan: /plan/i.test(names) && planWords.test(spaced(names)),
    };
    return named.asGallery || named.asOther || named.asPlan ? named : nothing;
  };
}

function namedByWord(word: string): Pick<Named, 'asGallery' | 'asOther'> {
  const name = spaced(word);
  return { asGallery: namesGallery(name), asOther: boxNames.test(name) };
}

/** Whether a word names a gallery. */
export function namesGallery(words: string): boolean {
  return galleryNames.test(words);
}

/** `brokerCard` reads as `broker-card`. */
function spaced(names: string): string {
  return /[a-z][A-Z]/.test(names) ? names.replace(/([a-z])([A-Z])/g, '$1-$2') : names;
}
