/** One image service's way of naming sizes; `largest` gives the address of the largest version known to exist. */
interface SizeRule {
  /** Matched against host and path together: `cdn.example/images/1.jpg`. */
  readonly at: RegExp;
  readonly largest: (url: URL) => URL | string | undefined;
  /** A wide version that a page names is surely served; the file behind it need not be. */
  readonly isKeptWide?: true;
}

/** Long side that we ask services for that make any size: that of a stored picture. */
const wantedWidth = 2400;
/** From this width on a named version is as good as the whole picture. */
const wide = 1600;

const imgixSizes =
  /^(w|h|width|height|fit|crop|rect|ar|dpr|q|auto|fm|max-w|max-h|min-w|min-h|bri|sharp|blur|cs|lossless)$/i;
const processorSizes =
  /^(w|h|width|height|mode|rmode|anchor|ranchor|rxy|center|scale|upscale|quality|q|format|bredd|hojd|cropmode|slimmage|maxwidth|maxheight|preset)$/i;

/** Only what a service's documents or its own pages show; an address without a rule is left as it is. */
const rules: readonly SizeRule[] = [
  // Proxies that name the picture they shrink.
  { at: /\/_(next|vercel)\/image\/?$/, largest: (url) => inner(url, url.searchParams.get('url')) },
  { at: /\/_image\/?$/, largest: (url) => inner(url, url.searchParams.get('href')) },
  { at: /^(images\.weserv\.nl|wsrv\.nl)\//, largest: (url) => proxied(url, url.searchParams.get('url')) },
  {
    at: /\/(?:_ipx|cdn-cgi\/image)\/[^/]+\/./,
    largest: (url) => {
      const rest = decoded(/\/(?:_ipx|cdn-cgi\/image)\/[^/]+\/(.+)$/.exec(url.pathname)?.[1]);
      // What names no host of its own stands under the site's root.
      return inner(url, rest && (/^https?:/i.test(rest) ? rest : `/${rest}`));
    },
  },
  {
    at: /\/rimage\.php$/,
    largest: (url) => [...url.searchParams.values()].find((value) => /^https?:\/\//i.test(value)),
  },
  {
    at: /\/(?:plain|image\/fetch(?:\/[^/]*)?)\/https?(?::|%3a)/i,
    largest: (url) => {
      const address = decoded(/\/(https?(?::|%3a).+?)(?:@(?:webp|avif|jpg|png))?$/i.exec(url.pathname)?.[1]);
      return inner(url, address && address + url.search);
    },
  },
  {
    // imgproxy's coded form: everything after the options is the address in URL-safe Base64.
    at: /\/(?:rs|resize|s|size|w|width|fit|q|g):[^/]*\/.*aHR0c/,
    largest: (url) => {
      const coded = /\/(aHR0c[\w/-]+)(?:\.\w+)?$/.exec(url.pathname)?.[1]?.replaceAll('/', '');
      return coded && inner(url, Buffer.from(coded, 'base64url').toString('utf8'));
    },
  },
  {
    // Thumbor: options, then the address; `unsafe` or a signature first.
    at: /^[^/]+\/(?:unsafe|[\w-]{27}=|[\w-]{28})\/.*https?(?::|%3a)/i,
    largest: (url) => inner(url, decoded(/\/(https?(?::|%3a).+)$/i.exec(url.pathname)?.[1])),
  },
  { at: /^i\d\.wp\.com\//, largest: (url) => `https:/${url.pathname}` },
  // Services that make sizes by folder, file name or transformation.
  {
    at: /^bilder\.hemnet\.se\/images\/itemgallery_\w+\//,
    largest: (url) => replacePath(url, /\/itemgallery_\w+\//, '/itemgallery_L/'),
  },
  {
    at: /^(?:\w+\.)?bcdn\.se\/images\/cache\/\w+?_\d+x\d+\.\w+$/,
    largest: (url) => {
      const [, width, height] = /_(\d+)x(\d+)\.\w+$/.exec(url.pathname)!.map(Number);
      const isWhole = height === 0 && width! >= 1170;
      return isWhole ? undefined : replacePath(url, /_\d+x\d+\.\w+$/, '_1170x0.jpg');
    },
  },
  {
    // Only accounts with flexible variants have such addresses; without a height the proportions stay.
    at: /^imagedelivery\.net\/[^/]+\/[^/]+\/.*\b(?:w|width)=\d+/,
    largest: (url) => {
      const [, account, id] = url.pathname.split('/');
      return `https://imagedelivery.net/${account}/${id}/w=${wantedWidth},quality=90,format=auto`;
    },
  },
  { at: /^media\.fastighetsbyran\.se\/\d+\.\w+$/, largest: (url) => withoutQuery(url, /^(bredd|hojd)$/i) },
  {
    // WordPress keeps the uploaded file beside the sizes it makes of it.
    at: /\/wp-content\/uploads\/.*-\d{2,4}x\d{2,4}\.(?:jpe?g|png|webp|avif)$/i,
    largest: (url) => replacePath(url, /-\d{2,4}x\d{2,4}(?=\.\w+$)/, ''),
  },
  {
    isKeptWide: true,
    at: /^res\.cloudinary\.com\/[^/]+\/image\/upload\/(?:[a-z]{1,3}_[^/]+\/)+/,
    largest: (url) => replacePath(url, /(\/image\/upload\/)(?:[a-z]{1,3}_[^/]+\/)+/, '$1'),
  },
  {
    at: /^a\.storyblok\.com\/.*\/m\/[^/]*/,
    largest: (url) => replacePath(url, /\/m(?:\/(?:fit-in|smart|\d*x\d*|filters:[^/]+))*\/?$/, ''),
  },
  // Services that make sizes by query.
  { at: /^images\.ctfassets\.net\//, largest: (url) => withoutQuery(url, /^(w|h|fit|f|r|q|fm|fl|bg)$/) },
  {
    at: /^cdn\.sanity\.io\/images\//,
    largest: (url) => withoutQuery(url, /^(w|h|fit|crop|q|auto|fm|dpr|rect|fp-x|fp-y|max-w|max-h)$/),
  },
  {
    isKeptWide: true,
    at: /^[^/]*(?:\.imgix\.net|images\.prismic\.io|datocms-assets\.com)\//,
    // A signature (`s`) covers the size too.
    largest: (url) =>
      url.searchParams.has('s') ? undefined : withoutQuery(url, imgixSizes, { w: wantedWidth, fit: 'max' }),
  },
  {
    isKeptWide: true,
    // Umbraco, Optimizely and their like resize a stored file by query.
    at: /\/(?:media|contentassets|globalassets|siteassets)\/.*\.(?:jpe?g|png|webp|avif)$/i,
    largest: (url) =>
      url.searchParams.has('hmac') || url.searchParams.has('s')
        ? undefined
        : withoutQuery(url, processorSizes),
  },
];

/**
 * The largest version of a picture that its service is known to hold: the size folder, suffix, transformation or query
 * of the services that have a certain rule is undone. Any other address is given back as it is, and so is a wide
 * version (1600 px and more) of a service that need not serve the file behind it.
 */
export function largestPicture(address: URL): URL {
  return enlarged(address, ({ isKeptWide }, url) => !isKeptWide || !isWide(statedSize(url)));
}

/** The address of the size that a page names, without the proxies and folders before it. */
export function namedPicture(address: URL): URL {
  return enlarged(address, ({ isKeptWide }) => !isKeptWide);
}

function isWide(size: number): boolean {
  return size >= wide && Number.isFinite(size);
}

function enlarged(address: URL, isUndone: (rule: SizeRule, url: URL) => boolean): URL {
  let url = address;
  // Proxies may stand before one another.
  for (let step = 0; step < 4; step += 1) {
    const place = `${url.hostname}${url.pathname}`;
    const rule = rules.find(({ at }) => at.test(place));
    const larger = rule && isUndone(rule, url) ? rule.largest(url) : undefined;
    if (!larger || (typeof larger === 'string' && !URL.canParse(larger))) return url;
    const next = new URL(larger);
    if (next.href === url.href || !/^https?:$/.test(next.protocol)) return url;
    url = next;
  }
  return url;
}

const sizeQuery =
  /^(w|h|width|height|maxwidth|maxheight|max-w|max-h|bredd|hojd|size|q|quality|fit|crop|format|fm|auto|dpr|resize|scale|mode|rmode|rect|v|rnd|t)$/i;
const sizePath =
  /itemgallery_[a-z_]+|(?<=[/_-])(?:w|width|h|height)[_-]?\d{2,5}(?:_q\d+)?(?=[/_.,-]|$)|[/_-]?\d{2,5}x\d{1,5}(?=[/_.-]|$)|(?<=[/_-])(?:thumb|thumbnail|mini|small|medium|large|xlarge|original|full|preview)(?=[/_.-]|$)|@\dx|\/(?:w|width|h|height)=\d[^/]*$/gi;

const keptWide = rules.filter(({ isKeptWide }) => isKeptWide);

/** The address without the size of a service whose wide versions are kept. */
export function pictureWithoutSize(url: URL): URL {
  const place = `${url.hostname}${url.pathname}`;
  const larger = keptWide.find(({ at }) => at.test(place))?.largest(url);
  return larger === undefined ? url : new URL(larger);
}

/**
 * Folder and file name without size and ending, by which one picture is told on two hosts (`4471/1`); undefined where
 * the folder is not one home's.
 */
export function pictureStem(url: URL): string | undefined {
  const [folder = '', file = ''] = url.pathname.split('/').slice(-2);
  const name = /^(.+?)(?:[_-]\d{3,4})?\.\w{3,4}$/.exec(file)?.[1];
  return /\d/.test(folder) && name ? `${folder}/${name}` : undefined;
}

/** What an address says besides the size: two addresses with one identity show one picture. */
export function pictureIdentity(address: URL): string {
  const url = pictureWithoutSize(address);
  const path = url.pathname.replace(sizePath, '').replace(/\.(?:jpe?g|webp|avif)$/i, '');
  if (url.search === '') return `${url.hostname}${path}`;
  const query = [...url.searchParams]
    .filter(([name]) => !sizeQuery.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return query.length === 0 ? `${url.hostname}${path}` : `${url.hostname}${path}?${query.join('&')}`;
}

/** Pixels of the longer side that an address names; one that names none is the original. */
export function statedSize(url: URL): number {
  const gallery = /itemgallery_([a-z]+)/i.exec(url.pathname)?.[1]?.toLowerCase();
  if (gallery) return { l: 1200, cut: 900, m: 600 }[gallery] ?? 300;
  if (/(?<=[/_-])(thumb|thumbnail|mini|small|preview)(?=[/_.-]|$)/i.test(url.pathname)) return 200;
  const inPath = url.pathname.matchAll(
    /(?:^|[/_,-])(?:w|width|h|height)[_=-]?(\d{2,5})(?=[/_.,-]|$)|[/_-](\d{2,5})x(\d{1,5})(?=[/_.-]|$)/gi,
  );
  const numbers = [...inPath].flatMap(([, ...found]) => found.filter(Boolean).map(Number));
  for (const [name, value] of url.searchParams) {
    if (/^(w|h|width|height|maxwidth|maxheight|bredd|hojd|size)$/i.test(name) && /^\d{2,5}$/.test(value))
      numbers.push(Number(value));
  }
  return numbers.length > 0 ? Math.max(...numbers) : Infinity;
}

function inner(proxy: URL, address: string | null | undefined): URL | undefined {
  return address && URL.canParse(address, proxy.href) ? new URL(address, proxy) : undefined;
}

/** Such proxies take addresses without a scheme too. */
function proxied(proxy: URL, address: string | null): URL | undefined {
  return inner(proxy, address && (/^https?:/i.test(address) ? address : `https://${address}`));
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function replacePath(url: URL, pattern: RegExp, by: string): URL {
  const larger = new URL(url);
  larger.pathname = url.pathname.replace(pattern, by);
  return larger;
}

function withoutQuery(
  url: URL,
  names: RegExp,
  instead: Record<string, string | number> = {},
): URL | undefined {
  const sized = [...url.searchParams.keys()].filter((name) => names.test(name));
  if (sized.length === 0) return undefined;
  const larger = new URL(url);
  for (const name of sized) larger.searchParams.delete(name);
  for (const [name, value] of Object.entries(instead)) larger.searchParams.set(name, String(value));
  return larger;
}
