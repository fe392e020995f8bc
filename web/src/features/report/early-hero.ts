import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import { imageSources } from '../../shared/api/image-url.js';
import { heroOf, heroSizes, type Hero } from './logic/hero-picture.js';

let drawn: { readonly id: string; readonly hero: Hero } | undefined;

/**
 * Draws the picture at the head of a report into the frame that stands until the page's code has come, just as the
 * page will draw it.
 * @returns when it can be seen; at once where there is none, or no frame
 */
export async function drawEarlyHero(id: string, listing: ReportView['listing']): Promise<void> {
  const hero = heroOf(listing);
  const place = document.querySelector('.report-hero');
  if (!hero || !place) return;
  const { src, srcSet } = imageSources(hero.picture.sha256);
  const image = new Image(hero.picture.width, hero.picture.height);
  image.className = hero.isPhoto ? 'picture' : 'picture picture-contain';
  image.style.setProperty('--ratio', String(hero.picture.width / hero.picture.height));
  image.alt = '';
  image.fetchPriority = 'high';
  image.sizes = heroSizes;
  image.srcset = srcSet;
  image.src = src;
  place.replaceChildren(image);
  drawn = { id, hero };
  await image.decode();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The picture that is on the screen already when the page takes over. */
export function earlyHero(id: string): Hero | undefined {
  return drawn?.id === id ? drawn.hero : undefined;
}
