import { toNumber } from './numbers.js';
import { type Facts, isPlainObject } from './reading.js';
import { nodes, pick, word } from './record-values.js';
import { textOf } from './texts.js';

/** Pictures and documents of a system's record. */

const planWords = /planritning|planskiss|planlösning|floor ?plan/i;
const notPictures = /karta|porträtt|mäklare|logo|energideklaration|\bmap\b|portrait/i;

/** Pictures with plans told apart by a mark, category or caption; the largest reference of each. */
export function galleryOf(list: unknown, base: string): Pick<Facts, 'images' | 'floorplans'> {
  const pictures = (Array.isArray(list) ? (list as unknown[]) : nodes(list))
    .map((image) => (typeof image === 'string' ? { url: image } : image))
    .filter(isPlainObject)
    .filter((image) => !(pick(image, 'showImageOnInternet') === false || pick(image, 'isHidden') === true))
    .flatMap((image) => {
      const about = ['category', 'name', 'title', 'text', 'description', 'type', 'typ', 'label']
        .map((name) => namedOf(image[name]))
        .join(' ');
      const isPlan =
        ['isFloorplan', 'floorplan'].some((name) => pick(image, name) === true) || planWords.test(about);
      const url = absolute(
        largestReference(pick(image, 'cdnReferences', 'urls', 'sizes', 'variants', 'formats')) ??
          pick(image, 'url', 'file', 'src', 'href', 'imageUrl', 'originalUrl'),
        base,
      );
      const kind = `${namedOf(image['category'])} ${namedOf(image['type'])}`;
      if (!url || (notPictures.test(kind) && !isPlan)) return [];
      const order = toNumber(image['orderNumber'] ?? image['order']) ?? 0;
      return [{ url, order, isPlan }];
    })
    .sort((a, b) => a.order - b.order);
  const urls = (plans: boolean) => [
    ...new Set(pictures.filter(({ isPlan }) => isPlan === plans).map(({ url }) => url)),
  ];
  return { images: urls(false), floorplans: urls(true) };
}

function namedOf(value: unknown): string {
  return isPlainObject(value)
    ? ['name', 'id', 'value', 'text'].map((name) => word(value[name])).join(' ')
    : word(value);
}

const sizes = ['thumb', 'small', 'medium', 'large', 'xlarge', 'full', 'original'];

/**
 * References are named by their size (`1920x1080`, `large`), in a list or as keys; without a size the last one is taken.
 */
function largestReference(value: unknown): unknown {
  const references = Array.isArray(value)
    ? nodes(value).map((node) => ({ name: `${word(node['name'])} ${word(node['width'])}`, url: node['url'] }))
    : isPlainObject(value)
      ? Object.entries(value).map(([name, one]) => ({ name, url: isPlainObject(one) ? one['url'] : one }))
      : [];
  const sizeOf = (name: string) =>
    Math.max(0, ...(name.match(/\d{2,5}/g) ?? []).map(Number)) ||
    sizes.findLastIndex((size) => name.toLowerCase().includes(size)) + 1;
  return references
    .filter(({ url }) => typeof url === 'string')
    .sort((a, b) => sizeOf(a.name) - sizeOf(b.name))
    .at(-1)?.url;
}

export function absolute(value: unknown, base: string): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || !/^(https?:)?\/\/|^\//i.test(text) || !URL.canParse(text, base)) return undefined;
  return new URL(text, base).href;
}

/** Documents by address, or by their id where the system's own file address can be made of it. */
export function documentsOf(list: unknown, base: string, customerId = ''): Facts['documents'] {
  const documents = nodes(list).flatMap((file) => {
    const id = word(file['id']);
    const made =
      /^(DOK|CFI|FIL)\w{6,}$/.test(id) && /^[MS]\d+$/.test(customerId)
        ? `https://connect.maklare.vitec.net/File/GetFile?customerId=${customerId}&fileId=${id}`
        : undefined;
    const url =
      ['url', 'file', 'href', 'link', 'fileUrl', 'downloadUrl', 'src']
        .map((name) => absolute(pick(file, name), base))
        .find(Boolean) ?? made;
    const name = ['name', 'namn', 'title', 'rubrik', 'description', 'fileName']
      .map((each) => textOf(pick(file, each)))
      .find(Boolean);
    return url ? [{ name: (name ?? 'Dokument').slice(0, 200), url }] : [];
  });
  const seen = new Set<string>();
  return documents.filter(({ url }) => !seen.has(url) && seen.add(url));
}
