import type { Listing } from '../../../src/scraping/listing.types.js';
import { textsOf } from '../../../src/reports/reading/text/sources.js';
import { workOf } from '../../../src/reports/reading/work/work.js';

/** What specs read of a home built in 1972, told in 2026: `roof 2014`, `pipes 1972 original`, sorted. */
export const readWork = (description: string, more: Listing = {}): string[] =>
  workOf(
    textsOf({ description, ...more }).map((source) => ({ ...source, readable: source.text })),
    2026,
    1972,
  )
    .map(
      ({ part, from, to, state }) =>
        `${part} ${from === to ? from : `${from}-${to}`}${state === 'done' ? '' : ` ${state}`}`,
    )
    .sort();
