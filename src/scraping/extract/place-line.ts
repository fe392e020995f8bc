import { municipalityName } from './municipalities.js';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import type { Reading } from './reading.js';

/** Longer texts are sentences that happen to name a municipality. */
const LONGEST_LINE = 80;

/**
 * The line by which brokers place a home, `Södermalm, Stockholms kommun`. Only when the page names one municipality
 * in this way: a page that names several speaks of more than this home.
 */
export function readPlaceLine(page: Page): Reading {
  const places = new Map<string, string | undefined>();
  page.$('p, span, div, h2, h3, li, a, dd').each((_, element) => {
    if (page.$(element).children().length > 0) return;
    const line = clean(page.$(element).text());
    const [, area, named] = (line.length <= LONGEST_LINE && /^(?:(.+), )?([^,]+ kommun)$/.exec(line)) || [];
    const municipality = named && municipalityName(named);
    if (municipality) places.set(municipality, places.get(municipality) ?? area);
  });
  if (places.size !== 1) return { reader: 'place line', facts: {} };
  const [[municipality, area] = []] = places;
  return { reader: 'place line', facts: { ...(municipality && { municipality }), ...(area && { area }) } };
}
