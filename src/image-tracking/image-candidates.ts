import type { FilterDecision } from './image-tracking.types.js';

/** More pictures than this tell a buyer nothing new. */
export const maxCandidates = 60;
const tooMany = `Fler än ${maxCandidates} bilder: den här lästes inte`;

export interface ImageCandidate {
  /** The largest version the advert links to. */
  readonly url: string;
  readonly listedAsFloorplan: boolean;
  /** The name it is stored under when an earlier run kept it. */
  readonly sha256?: string;
}

/** Query parameters that picture services read as size or quality, never as identity. */
const sizeParameters =
  /^(w|h|width|height|maxwidth|maxheight|max-w|max-h|bredd|hojd|size|q|quality|fit|crop|format|fm|auto|dpr|resize|scale|mode|v|rnd|t)$/i;
/** Parts of a path that name a size: `itemgallery_L`, `1200x800`, `w_1600`, `_1440x0`, `-1024x683`, `@2x`. */
const sizeTokens: readonly RegExp[] = [
  /itemgallery_[a-z_]+/i,
  /(?<=[/_-])(?:w|width|h|height)[_-]?\d{2,5}(?=[/_.,-]|$)/gi,
  /[/_-]?\d{2,5}x\d{1,5}(?=[/_.-]|$)/gi,
  /(?<=[/_-])(?:thumb|thumbnail|small|medium|large|xlarge|original|full|preview)(?=[/_.-]|$)/gi,
  /@\dx/gi,
  /(?<=\/)(?:w|width|h|height)=\d[^/]*$/i,
];
const itemGallerySizes: Record<string, number> = {
  itemgallery_cut: 900,
  itemgallery_m: 600,
  itemgallery_l: 1200,
};
const decoration =
  /(?:^|[/_.-])(?:logo|logos|logotyp|logotype|icon|icons|ikon|ikoner|favicon|sprite|avatar|avatars|placeholder|spinner|loader|spacer|pixel|tracking|badge|emoji|flag|flags|1x1)(?=[/_.-]|$)/i;
const trackers =
  /(^|\.)(doubleclick\.net|google-analytics\.com|googletagmanager\.com|facebook\.com|bat\.bing\.com|hotjar\.com|scorecardresearch\.com)$/;

/**
 * Chooses what to download from an advert's picture links: each picture once, in its largest version, without
 * icons, logos and tracking pixels, at most 60. Order is the advert's own, photos first as listed, then pictures that
 * are stored and no longer linked. A stored picture that the buyer added (`egen:`) is none of the advert's.
 */
export function chooseCandidates(
  lists: { photos: readonly string[]; floorplans: readonly string[] },
  stored: readonly { url: string; sha256: string }[] = [],
): { chosen: ImageCandidate[]; decisions: FilterDecision[] } {
  const decisions: FilterDecision[] = [];
  const filter = (url: string, reason: string) =>
    decisions.push({ url: shorten(url), stage: 'extraction', action: 'filtered', reason });
  const byPicture = new Map<string, { url: string; size: number; listedAsFloorplan: boolean }>();
  const seen = new Set<string>();
  const plans = new Set(lists.floorplans);

  for (const raw of [...lists.photos, ...lists.floorplans]) {
    if (seen.has(raw)) continue;
    seen.add(raw);
    const refusal = refusalOf(raw);
    if (refusal) {
      filter(raw, refusal);
      continue;
    }
    const url = unwrap(new URL(raw));
    const key = pictureKey(url);
    const entry = { url: url.href, size: statedSize(url), listedAsFloorplan: plans.has(raw) };
    const earlier = byPicture.get(key);
    if (!earlier) {
      byPicture.set(key, entry);
      continue;
    }
    const better = entry.size > earlier.size ? entry : earlier;
    const worse = better === entry ? earlier : entry;
    filter(worse.url, `Samma bild i annan storlek: ${shorten(better.url)}`);
    byPicture.set(key, {
      ...better,
      listedAsFloorplan: earlier.listedAsFloorplan || entry.listedAsFloorplan,
    });
  }

  const all = [...byPicture.values()];
  // Plans stand last in most adverts and are too valuable to fall to the cap.
  const kept = new Set(
    [...all]
      .sort((a, b) => Number(b.listedAsFloorplan) - Number(a.listedAsFloorplan))
      .slice(0, maxCandidates),
  );
  const linked = all.filter((entry) => kept.has(entry));
  for (const { url } of all.filter((entry) => !kept.has(entry))) {
    filter(url, tooMany);
  }
  for (const { url, listedAsFloorplan } of linked) {
    const reason = listedAsFloorplan ? 'Listad som planritning i annonsen' : 'Listad som bild i annonsen';
    decisions.push({ url, stage: 'extraction', action: 'kept', reason });
  }
  const names = new Map(stored.map(({ url, sha256 }) => [url, sha256]));
  const chosen = linked.map(({ url, listedAsFloorplan }): ImageCandidate => {
    const sha256 = names.get(url);
    names.delete(url);
    return sha256 === undefined ? { url, listedAsFloorplan } : { url, listedAsFloorplan, sha256 };
  });
  for (const [url, sha256] of names) {
    if (url.startsWith('egen:')) continue;
    if (chosen.length >= maxCandidates) {
      filter(url, tooMany);
      continue;
    }
    chosen.push({ url, listedAsFloorplan: false, sha256 });
    const reason = 'Sparad vid en tidigare läsning; annonsen länkar den inte längre';
    decisions.push({ url, stage: 'extraction', action: 'kept', reason });
  }
  return { chosen, decisions };
}

function refusalOf(raw: string): string | undefined {
  if (/^data:/i.test(raw)) return 'Inbäddad bild (data:), oftast en platshållare';
  if (!URL.canParse(raw)) return 'Ingen fullständig adress';
  const url = unwrap(new URL(raw));
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `Adressen börjar med ${url.protocol}`;
  if (/\.svgz?$/i.test(url.pathname)) return 'Vektorgrafik (svg), oftast en ikon eller logotyp';
  if (trackers.test(url.hostname)) return 'Spårningspixel';
  if (decoration.test(decodePath(url.pathname))) return 'Adressen tyder på logotyp, ikon eller platshållare';
  return undefined;
}

/** Picture proxies such as Next.js name the real picture in `url`. */
function unwrap(url: URL): URL {
  const inner = /\/_next\/image\/?$/.test(url.pathname) ? url.searchParams.get('url') : null;
  return inner && URL.canParse(inner, url.href) ? new URL(inner, url) : url;
}

function pictureKey(url: URL): string {
  const path = sizeTokens.reduce((text, token) => text.replace(token, ''), url.pathname);
  const query = [...url.searchParams]
    .filter(([name]) => !sizeParameters.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `${url.hostname}${path.replace(/\/{2,}/g, '/')}?${query.join('&')}`;
}

/** Pixels of the long side as far as the link tells; a link without any size is the original. */
function statedSize(url: URL): number {
  const gallery = /itemgallery_[a-z]+/i.exec(url.pathname)?.[0].toLowerCase();
  if (gallery) return itemGallerySizes[gallery] ?? 300;
  if (/(?<=[/_-])(thumb|thumbnail|small|preview)(?=[/_.-]|$)/i.test(url.pathname)) return 200;
  const numbers = [
    ...url.pathname.matchAll(/[/_-]?(\d{2,5})x(\d{1,5})(?=[/_.-]|$)/g),
    ...url.pathname.matchAll(/(?<=[/_,-])(?:w|width|h|height)[_=-]?(\d{2,5})(?=[/_.,-]|$)/gi),
  ].flatMap(([, ...found]) => found.map(Number));
  for (const name of ['w', 'width', 'h', 'height', 'maxwidth', 'maxheight', 'Bredd', 'size', 'resize']) {
    const value = Number.parseInt(url.searchParams.get(name) ?? '', 10);
    if (Number.isFinite(value)) numbers.push(value);
  }
  return numbers.length > 0 ? Math.max(...numbers) : Infinity;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A data: address may be megabytes long; decisions are kept and shown. */
function shorten(url: string): string {
  return url.length > 300 ? `${url.slice(0, 297)}...` : url;
}
