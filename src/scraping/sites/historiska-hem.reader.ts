import { largestPicture } from '../extract/picture-addresses.js';
import type { Page } from '../extract/page.js';
import { clean } from '../extract/numbers.js';
import type { Reading } from '../extract/reading.js';

/** Pictures of this home: the folder of the broker system's plug-in; other pictures are the site's own. */
const ofHomes = /\/uploads\/kowboy-estates\//;

/** Historiska Hem shows the plan under a heading of its own ("Planskiss"), with nothing at the picture that tells it. */
export function readHistoriskaHem(page: Page): Reading {
  const { $ } = page;
  const images = new Set<string>();
  const floorplans = new Set<string>();
  let isPlan = false;
  $('h1, h2, h3, h4, img, a[href]').each((_, element) => {
    if (/^h\d$/.test(element.name)) {
      isPlan = /^plan(skiss|ritning|lösning)(ar|er)?$/i.test(clean($(element).text()));
      return;
    }
    const { src, href } = element.attribs;
    const address = element.attribs['data-src'] ?? src ?? href ?? '';
    if (
      !ofHomes.test(address) ||
      !/\.(jpe?g|png|webp)([?#]|$)/i.test(address) ||
      !URL.canParse(address, page.url)
    )
      return;
    const url = largest(new URL(address, page.url));
    if (isPlan) floorplans.add(url);
    else images.add(url);
  });
  return {
    reader: 'historiska hem pictures',
    facts: {
      images: [...images].filter((url) => !floorplans.has(url)),
      floorplans: [...floorplans],
    },
  };
}

/** Sizes stand in the name: `…_w800_q70.jpg` of `…_w1920_q90.jpg`. */
function largest(url: URL): string {
  return largestPicture(url).href.replace(/_w\d+_q\d+(?=\.\w+$)/, '_w1920_q90');
}
