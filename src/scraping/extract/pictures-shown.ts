import { namedPicture, pictureIdentity, pictureWithoutSize, statedSize } from './picture-addresses.js';
import { type Found, namesOtherBox } from './pictures-around.js';
import type { AdvertLinks } from './pictures-links.js';
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

/** Pictures of the home, as far as each by itself tells, in order and each once. */
export function shownPictures(found: readonly Found[], links: AdvertLinks, base: string): ShownPicture[] {
  for (const { context } of found) if (context.box) context.box.pictures += 1;
  // A box that holds most of the page's pictures is the page's frame, whatever its name.
  const isFrame = ({ pictures }: { pictures: number }) => pictures > 3 && pictures * 2 > found.length;
  const shown = new Map<string, ShownPicture>();
  for (const { element, context, addresses, words, alt, isSmall, isLarge } of found) {
    if (isSmall || (context.box && !isFrame(context.box))) continue;
    if (context.link !== undefined && !links.isOwn(context.link)) continue;
    if (isNamedOtherwise(alt) || namesOtherBox(element.attribs['class'] ?? '')) continue;
    if (links.isOnCard(element)) continue;
    const url = bestAddress(addresses, base);
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
function patternOf(url: URL): string {
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
export function bestAddress(addresses: readonly string[], base: string): URL | undefined {
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
