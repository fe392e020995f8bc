import { linesOf } from './lines.js';
import { municipalityName } from './municipalities.js';
import type { Page } from './page.js';
import type { Reading } from './reading.js';

/** Longer texts are sentences that happen to name a municipality. */
const longestLine = 80;

/**
 * The line by which brokers place a home, `Södermalm, Stockholms kommun`. Only when the page names one municipality
 * in this way: a page that names several speaks of more than this home.
 */
export function readPlaceLine({ outline }: Pick<Page, 'outline'>): Reading {
  const places = new Map<string, string | undefined>();
  for (const { text } of linesOf(outline)) {
    if (text.length > longestLine || !text.endsWith(' kommun')) continue;
    const [, area, named] = /^(?:(.+), )?([^,]+ kommun)$/.exec(text) ?? [];
    const municipality = named && municipalityName(named);
    if (municipality) places.set(municipality, places.get(municipality) ?? area);
  }
  if (places.size !== 1) return { reader: 'place line', facts: {} };
  const [[municipality, area] = []] = places;
  return { reader: 'place line', facts: { ...(municipality && { municipality }), ...(area && { area }) } };
}
