import { pushTo } from '../../shared/push-to.js';
import { jsonLdNodes } from './json-ld.js';
import type { Page } from './page.js';
import {
  largestPicture,
  namedPicture,
  pictureIdentity,
  pictureStem,
  statedSize,
} from './picture-addresses.js';
import { readPicturesOfMarkup } from './pictures-markup.js';
import { isNoHome } from './pictures-refused.js';
import type { ShownPicture } from './pictures-shown.js';
import { type GalleryItem, type StateGallery, stateGalleries } from './pictures-state.js';
import { isPlainObject, type Reading } from './reading.js';

/** From so many on, a list in the page's data is taken for the home's gallery though the page shows none of it. */
const unseenGallery = 5;
const notHomes = /organization|person|agent|localbusiness|website|webpage|breadcrumb|itemlist|imageobject/i;

/**
 * Every picture of this home in its largest known version, and nothing else: what the markup shows, completed by the
 * list in the page's data that holds those same pictures. Schema.org's, preloaded and `og:image` pictures stand in where
 * the page shows none.
 */
export function readPictures(page: Page): Reading {
  const { shown, states, galleries, announced } = readPicturesOfMarkup(page);
  const described = picturesOfJsonLd(page);
  const known = new Set([...described, ...announced].map(pictureIdentity));
  const visible = ownGallery(shown, known);
  const inData = states.length > 0 ? listedGallery(stateGalleries(states, page.url), visible, known) : [];
  const listed = inData.length > 0 ? inData : ownElement(galleries, visible, page.url);
  const stems = new Set(listed.map(({ url }) => pictureStem(url)).filter(Boolean));
  const pictures = new Map<string, { url: URL; isPlan: boolean }>();
  const take = ({ url, identity, isPlan }: GalleryItem) => {
    const earlier = pictures.get(identity);
    if (!earlier) pictures.set(identity, { url, isPlan });
    else {
      if (statedSize(url) > statedSize(earlier.url)) earlier.url = url;
      earlier.isPlan ||= isPlan;
    }
  };
  const unnamed = (url: URL): GalleryItem => ({ url, identity: pictureIdentity(url), isPlan: false });
  listed.forEach(take);
  visible.filter(({ url, identity }) => pictures.has(identity) || !stems.has(pictureStem(url))).forEach(take);
  described.map(unnamed).forEach(take);
  if (pictures.size === 0) announced.map(unnamed).forEach(take);
  const all = [...pictures.values()].map(({ url, isPlan }) => ({ url: largestPicture(url), isPlan }));
  return {
    reader: 'pictures',
    facts: {
      images: all.filter(({ isPlan }) => !isPlan).map(({ url }) => url.href),
      floorplans: all.filter(({ isPlan }) => isPlan).map(({ url }) => url.href),
    },
  };
}

/** The pictures that belong together by host and folders and have the most to say for themselves, and others with proof. */
function ownGallery(shown: readonly ShownPicture[], known: ReadonlySet<string>): ShownPicture[] {
  const evidenceOf = (picture: ShownPicture) => picture.evidence + (known.has(picture.identity) ? 3 : 0);
  const groups = new Map<string, ShownPicture[]>();
  for (const picture of shown) pushTo(groups, picture.pattern, picture);
  const weight = (group: readonly ShownPicture[]) =>
    group.reduce((sum, picture) => sum + (picture.isPlan ? 0 : 1 + evidenceOf(picture)), 0);
  const main = [...groups.values()].reduce<ShownPicture[]>(
    (best, group) => (weight(group) > weight(best) ? group : best),
    [],
  );
  const members = new Set(main);
  return shown.filter((picture) => {
    const evidence = evidenceOf(picture);
    if (picture.isNamedAfterPerson) return members.has(picture) && main.length >= 3 && evidence >= 2;
    return members.has(picture) || evidence >= (main.length < 3 ? 1 : 2);
  });
}

/** The list in the page's data that holds what is shown; without anything shown, the only long one. */
function listedGallery(
  galleries: readonly StateGallery[],
  visible: readonly ShownPicture[],
  known: ReadonlySet<string>,
): GalleryItem[] {
  if (galleries.length === 0) return [];
  const seen = new Set([...known, ...visible.map(({ identity }) => identity)]);
  const stems = new Set(visible.map(({ url }) => pictureStem(url)).filter(Boolean));
  const isSeen = ({ identity, url }: GalleryItem) => seen.has(identity) || stems.has(pictureStem(url));
  const overlap = ({ items }: StateGallery) => items.filter(isSeen).length;
  const ranked = galleries
    .map((gallery) => ({ gallery, seen: overlap(gallery), size: gallery.items.length }))
    .sort((a, b) => b.seen - a.seen || b.size - a.size);
  const [best, next] = ranked;
  const isAlone = best!.size >= unseenGallery && (next === undefined || next.size * 2 <= best!.size);
  if (best!.seen === 0 && (visible.length > 2 || !isAlone)) return [];
  return galleries.filter(({ holder }) => holder === best!.gallery.holder).flatMap(({ items }) => items);
}

/** What a gallery's own element lists, where the page shows nothing of it in another way. */
function ownElement(
  lists: readonly string[],
  visible: readonly ShownPicture[],
  base: string,
): readonly GalleryItem[] {
  if (lists.length === 0 || visible.length > 2) return [];
  return stateGalleries(lists.slice(0, 1), base).flatMap(({ items }) => items);
}

/** Pictures that schema.org's object of the home names; the objects of brokers and sites are others. */
function picturesOfJsonLd(page: Page): URL[] {
  for (const node of jsonLdNodes(page)) {
    if ([node['@type']].flat().some((type) => notHomes.test(String(type)))) continue;
    const urls = [node['image'], node['photo']].flat().flatMap((image) => {
      const address = isPlainObject(image) ? (image['contentUrl'] ?? image['url']) : image;
      if (typeof address !== 'string' || !URL.canParse(address, page.url)) return [];
      const url = namedPicture(new URL(address, page.url));
      return isNoHome(url) ? [] : [url];
    });
    if (urls.length > 0) return urls;
  }
  return [];
}

/** Hemnet's image host serves the same picture in several sizes by the folder's name; the largest is `itemgallery_L`. */
export function largestHemnetPicture(url: string): string {
  return URL.canParse(url) ? largestPicture(new URL(url)).href : url;
}
