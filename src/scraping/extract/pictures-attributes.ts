export type Attributes = Record<string, string>;

/** What looks like the address of a picture: a picture's ending, or an image service that names none. */
export const pictureAddress =
  /\.(?:jpe?g|png|webp|avif)(?=$|[?#&@/:])|\/\/imagedelivery\.net\/|images\.ctfassets\.net\/|\/_next\/image\?|\/image\/upload\/|\/rimage\.php\?|\/aHR0c/i;
const lazyNames = /src|lazy|bg|background|image|img|original|url|thumb/i;
const fullNames = /full|large|zoom|big|hi-?res|original|highres|xl/i;

/** Addresses of pictures in one element's attributes, the one that promises the largest picture first. */
export function addressesOf(name: string, attributes: Attributes): string[] {
  const isImage = name === 'img' || name === 'source';
  const full: string[] = [];
  const sets: string[] = [];
  const lazy: string[] = [];
  for (const attribute in attributes) {
    const value = attributes[attribute]!;
    if (value.length < 4 || value.length > 20_000) continue;
    if (attribute === 'srcset' || /^data-.*srcset$/.test(attribute)) sets.push(...bySize(value));
    else if (attribute.startsWith('data-')) {
      if (/^\s*[[{]/.test(value) || (isImage && !lazyNames.test(attribute) && !fullNames.test(attribute)))
        continue;
      const address = (/url\(\s*['"]?([^'")]+)/i.exec(value)?.[1] ?? value).trim();
      const isAddress = pictureAddress.test(address) || (isImage && /^(?:https?:)?\/\//.test(address));
      if (isAddress && !/\s/.test(address)) (fullNames.test(attribute) ? full : lazy).push(address);
    } else if (attribute === 'style' && /background/i.test(value)) {
      const address = /background(?:-image)?\s*:[^;]*?url\(\s*['"]?([^'")]+)/i.exec(value)?.[1];
      if (address) lazy.push(address.trim());
    }
  }
  if (name === 'img' && attributes['src'] !== undefined) lazy.push(attributes['src'].trim());
  return [...full, ...sets, ...lazy];
}

/** The addresses of a `srcset`, largest first; commas may be part of an address. */
export function bySize(srcset: string | undefined): string[] {
  if (!srcset) return [];
  const candidates: { address: string; size: number }[] = [];
  // A comma ends a candidate before white space or after its size; within an address it is part of it.
  const candidate = /([^\s,]+(?:,+[^\s,]+)*)(?:\s+([^\s,][^,]*)?)?/g;
  for (const [, address, descriptor = ''] of srcset.matchAll(candidate))
    candidates.push({ address: address!, size: Number.parseFloat(descriptor) || 1 });
  return candidates.sort((a, b) => b.size - a.size).map(({ address }) => address);
}

/** The largest size that a `srcset` names, px or density; 0 without one. */
export function widestOf(srcset: string | undefined): number {
  const sizes = [...(srcset ?? '').matchAll(/\s(\d+(?:\.\d+)?)[wx](?=\s*(?:,|$))/g)];
  return Math.max(0, ...sizes.map(([, size]) => Number(size)));
}

/** The attributes of a tag that was not parsed, as inside `noscript`. */
export function attributesOf(tag: string): Attributes {
  const attributes: Attributes = {};
  const attribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
  for (const [, name, double, single, bare] of tag.matchAll(attribute))
    attributes[name!.toLowerCase()] = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
  return attributes;
}
