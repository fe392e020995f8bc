import type { Page } from './page.js';
import { type Reading } from './reading.js';

const notThisHome =
  /logo|broker|maklare|mäklare|avatar|profile|portrait|agent|icon|sprite|banner|pixel|blank|placeholder|badge|staticmap|maps\.google|favicon|\.svg(\?|$)|\.gif(\?|$)|^data:/i;
const floorPlan = /planritning|planlösning|planskiss|floor-?_?plan|floorplan|planritn/i;

/**
 * Pictures that the page shows: the largest of each `srcset`, lazy-loading attributes, links to full pictures. Logos,
 * portraits, maps and tracking pixels are left out; what names a plan is a floor plan.
 */
export function readPictures(page: Page): Reading {
  const images = new Set<string>();
  const floorplans = new Set<string>();
  page.$('img, picture source, a[href], [style*="background-image"]').each((_, element) => {
    const $element = page.$(element);
    const attributes = element.attribs;
    const address =
      largestOf(attributes['srcset'] ?? attributes['data-srcset']) ??
      attributes['data-src'] ??
      attributes['data-lazy-src'] ??
      attributes['data-original'] ??
      attributes['src'] ??
      (/\.(jpe?g|png|webp|avif)([?#]|$)/i.test(attributes['href'] ?? '') ? attributes['href'] : undefined) ??
      /background-image:\s*url\(['"]?([^'")]+)/i.exec(attributes['style'] ?? '')?.[1];
    if (!address || !URL.canParse(address, page.url)) return;
    const url = new URL(address, page.url);
    const around = `${attributes['alt'] ?? ''} ${attributes['class'] ?? ''} ${$element.parent().attr('class') ?? ''}`;
    if (!/^https?:$/.test(url.protocol) || notThisHome.test(url.pathname) || notThisHome.test(around)) return;
    if (Number(attributes['width'] ?? 999) < 100 || Number(attributes['height'] ?? 999) < 100) return;
    const plan =
      floorPlan.test(around) ||
      floorPlan.test(url.pathname) ||
      $element.closest('[class*=floorplan],[id*=planlosning],[id*=planritning]').length > 0;
    (plan ? floorplans : images).add(url.href);
  });
  return { reader: 'pictures', facts: { images: [...images], floorplans: [...floorplans] } };
}

function largestOf(srcset: string | undefined): string | undefined {
  if (!srcset) return undefined;
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url, size]) => ({ url, size: Number.parseFloat(size ?? '1') || 1 }));
  return candidates.sort((a, b) => b.size - a.size)[0]?.url;
}

/** Hemnet's image host serves the same picture in several sizes by the folder's name; the largest is `itemgallery_L`. */
export function largestHemnetPicture(url: string): string {
  return url.replace(/(bilder\.hemnet\.se\/images\/)itemgallery_\w+\//, '$1itemgallery_L/');
}
