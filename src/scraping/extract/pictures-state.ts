import { codedTexts } from './coded-texts.js';
import { endOfString } from './end-of-string.js';
import { isPlainObject } from './reading.js';
import { namedPicture, pictureIdentity, statedSize } from './picture-addresses.js';
import { pictureAddress } from './pictures-attributes.js';
import { isNoHome, isPlaceholder, planWords } from './pictures-refused.js';

export interface GalleryItem {
  readonly url: URL;
  readonly identity: string;
  readonly isPlan: boolean;
}

/** A list of pictures in embedded data. */
export interface StateGallery {
  readonly items: readonly GalleryItem[];
  /** The object or list that holds it: a home's photos and plans may be two lists of one object. */
  readonly holder: string;
}

interface Frame {
  readonly isList: boolean;
  readonly start: number;
  readonly name: string;
  /** Most objects and lists hold no picture. */
  held: { readonly identities: Set<string>; readonly addresses: string[] } | undefined;
  holdsGallery: boolean;
}

const otherNames =
  /similar|related|liknande|recommend|nearby|neighbou?r|agent|broker|m[aä]klar|realtor|staff|employee|person|contact|logo|icon|document|news|article|menu|nav|partner|office|kontor|breadcrumb|seller|author/i;
const homeKeys =
  /^(?:price|askingPrice|listPrice|startingPrice|pris|utgangspris|rooms|numberOfRooms|antalRum|livingArea|livingSpace|boarea|streetAddress|address|gatuadress|monthlyFee|avgift|plotArea)$/i;
const peopleKeys =
  /^(?:phone|telephone|mobile|telefon|mobil|email|e_?mail|epost|firstName|lastName|fornamn|efternamn)$/i;
const planKeys = /floor_?-?plan|planritning|planl[oö]sning/i;
const maxStateLength = 6_000_000;

/** Every list of pictures in the data that a page embeds, decoded as needed. `base` resolves short addresses. */
export function stateGalleries(states: readonly string[], base: string): StateGallery[] {
  const pictures = new PictureAddresses(base);
  return decodedStates(states).flatMap((text, index) => galleriesOf(text, pictures, `${index}`));
}

/** Each address is judged once, though data repeat it. */
class PictureAddresses {
  private readonly known = new Map<string, { url: URL; identity: string } | undefined>();

  constructor(private readonly base: string) {}

  of(address: string): { url: URL; identity: string } | undefined {
    if (!pictureAddress.test(address) || isPlaceholder(address)) return undefined;
    if (this.known.has(address)) return this.known.get(address);
    const named = URL.parse(address, this.base);
    const url = named && namedPicture(named);
    const picture = url && !isNoHome(url) ? { url, identity: pictureIdentity(url) } : undefined;
    this.known.set(address, picture);
    return picture;
  }
}

/** JSON may stand in JavaScript texts (flight rows, `JSON.parse("…")`) or in Base64. */
function decodedStates(states: readonly string[]): string[] {
  const flight: string[] = [];
  const texts: string[] = [];
  for (const state of states) {
    if (state.length > maxStateLength) continue;
    if (state.includes('__next_f')) {
      flight.push(...stringsOf(state));
      continue;
    }
    for (const coded of codedTexts(state)) {
      const text = Buffer.from(coded, 'base64').toString('utf8');
      if (/^[[{]/.test(text)) texts.push(text);
    }
    if (/\\"[^"]{0,400}\.(?:jpe?g|png|webp|avif)/i.test(state)) {
      texts.push(...stringsOf(state).filter((text) => text.length > 100 && /^\s*[[{]/.test(text)));
    } else texts.push(state);
  }
  if (flight.length > 0) texts.push(flight.join(''));
  return texts;
}

function stringsOf(script: string): string[] {
  const strings: string[] = [];
  for (let start = script.indexOf('"'); start >= 0; start = script.indexOf('"', start)) {
    const end = endOfString(script, start);
    if (end < 0) break;
    if (end - start > 60) {
      try {
        strings.push(JSON.parse(script.slice(start, end + 1)) as string);
      } catch {
        // Not a JSON text: nothing that could be read.
      }
    }
    start = end + 1;
  }
  return strings;
}

/**
 * One pass over the data: the innermost lists that hold two different pictures or more, or are named as plans. A list
 * of homes, whose members have galleries of their own, is none.
 */
function galleriesOf(text: string, pictures: PictureAddresses, source: string): StateGallery[] {
  const galleries: StateGallery[] = [];
  const frames: Frame[] = [];
  let lastText = '';
  let name = '';
  const token = /["[\]{}:,]/g;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const at = match.index;
    const sign = match[0];
    if (sign === '"') {
      const end = endOfString(text, at);
      if (end < 0) break;
      token.lastIndex = end + 1;
      lastText = end - at < 400 ? text.slice(at + 1, end) : '';
      if (/^(?:https?:)?\\?\//i.test(lastText)) collect(lastText, frames, pictures);
    } else if (sign === ':') name = lastText;
    else if (sign === ',') name = '';
    else if (sign === '[' || sign === '{') {
      frames.push({
        isList: sign === '[',
        start: at,
        name,
        held: undefined,
        holdsGallery: false,
      });
      name = '';
    } else {
      const frame = frames.pop();
      if (!frame) continue;
      const outer = frames.at(-1);
      const { held } = frame;
      const isGallery =
        held !== undefined &&
        frame.isList &&
        !frame.holdsGallery &&
        (held.identities.size >= 2 || planKeys.test(frame.name));
      if (isGallery && ![frame, ...frames.slice(-4)].some((each) => otherNames.test(each.name))) {
        const items = itemsOf(text.slice(frame.start, at + 1), frame.name, held.addresses, pictures);
        if (items.length > 0) galleries.push({ items, holder: `${source}:${outer?.start ?? -1}` });
      }
      if (outer) {
        outer.holdsGallery ||= frame.holdsGallery || isGallery;
        if (!held) continue;
        if (outer.held) {
          for (const identity of held.identities) outer.held.identities.add(identity);
          outer.held.addresses.push(...held.addresses);
        } else outer.held = held;
      }
    }
  }
  return galleries;
}

function collect(raw: string, frames: readonly Frame[], pictures: PictureAddresses): void {
  const frame = frames.at(-1);
  if (!frame || (frame.held && frame.held.addresses.length > 2_000)) return;
  const picture = pictures.of(
    raw.includes('\\') ? raw.replace(/\\(?:u002F|\/)/gi, '/').replaceAll('\\u0026', '&') : raw,
  );
  if (!picture) return;
  frame.held ??= { identities: new Set(), addresses: [] };
  frame.held.identities.add(picture.identity);
  frame.held.addresses.push(picture.url.href);
}

function itemsOf(
  slice: string,
  name: string,
  addresses: readonly string[],
  pictures: PictureAddresses,
): GalleryItem[] {
  const isPlanList = planKeys.test(name);
  const item = (picture: { url: URL; identity: string } | undefined, isPlan: boolean): GalleryItem[] =>
    picture ? [{ ...picture, isPlan: isPlan || isPlanList || planWords.test(picture.url.pathname) }] : [];
  let members: unknown;
  try {
    members = JSON.parse(slice);
  } catch {
    return unique(addresses.flatMap((address) => item(pictures.of(address), false)));
  }
  if (!Array.isArray(members)) return [];
  const items: GalleryItem[] = [];
  for (const member of members as unknown[]) {
    if (typeof member === 'string') items.push(...item(pictures.of(member), false));
    else if (isPlainObject(member)) {
      const keys = Object.keys(member);
      const isHome = keys.filter((key) => homeKeys.test(key)).length >= 2;
      if (isHome || keys.some((key) => peopleKeys.test(key))) return [];
      items.push(...item(largestOf(member, pictures), isCalledPlan(member)));
    } else if (Array.isArray(member)) items.push(...item(largestOf(member, pictures), false));
  }
  return unique(items);
}

/** `1_480.webp`, `1_2160.webp`: within one member a number at the end is the size. */
const trailingSize = /[_-](\d{3,4})\.\w+$/;

/** Of the versions that one member names: by the size in the address or beside it, else by the word of its key. */
function largestOf(member: unknown, pictures: PictureAddresses) {
  let best: { picture: { url: URL; identity: string }; rank: number } | undefined;
  const stack: [unknown, string, number][] = [[member, '', 0]];
  for (let [value, key, width] = stack[0]!; stack.length > 0;) {
    [value, key, width] = stack.pop()!;
    if (typeof value === 'string') {
      const picture = pictures.of(value);
      if (!picture) continue;
      const stated = statedSize(picture.url);
      const byKey = /full|large|orig|xl|big|high|max/i.test(key)
        ? 2
        : /thumb|small|mini|tiny|blur|low|preview/i.test(key)
          ? 0
          : 1;
      const size = Number(trailingSize.exec(picture.url.pathname)?.[1] ?? 0) / 10_000;
      const rank = (Number.isFinite(stated) ? stated : width || 3000) + byKey * 10_000 + size;
      if (!best || rank > best.rank) best = { picture, rank };
    } else if (Array.isArray(value)) for (const each of value.toReversed()) stack.push([each, key, width]);
    else if (isPlainObject(value)) {
      const own = Number(value['width'] ?? value['w']) || 0;
      for (const [name, each] of Object.entries(value).toReversed())
        stack.push([each, `${key} ${name}`, own]);
    }
  }
  return best?.picture;
}

function isCalledPlan(member: Record<string, unknown>): boolean {
  return Object.entries(member).some(([key, value]) => {
    if (value === true) return planKeys.test(key);
    const words = Array.isArray(value) ? value.join(' ') : value;
    return typeof words === 'string' && words.length < 120 && !words.includes('/') && planWords.test(words);
  });
}

function unique(items: readonly GalleryItem[]): GalleryItem[] {
  const seen = new Set<string>();
  return items.filter(({ identity }) => !seen.has(identity) && seen.add(identity));
}
