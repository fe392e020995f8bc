import type { Advert } from '../text/advert.js';
import { words } from '../text/sources.js';

/** `byggt 2018–2020`. */
const builtOver = words(
  String.raw`(?:byggår|(?:upp|ny)?bygg(?:des|t|d)|uppför(?:des|t|d)|färdigställ(?:des|t|d))[^.\d\n]{0,20}(?<from>20\d\d)\s?[-–/]\s?(?<to>(?:20)?\d\d)`,
);
/** Years; what took longer than this was a renewal. */
const longestBuild = 5;

/** The last year in which the house was being built; parts of the year after its year of build came with it. */
export function builtUntil({ listing, sources }: Pick<Advert, 'listing' | 'sources'>): number {
  const built = listing.yearBuilt ?? 0;
  const told = [
    listing.yearBuiltText?.replace(/^/, 'byggår ') ?? '',
    ...sources.map((source) => source.readable),
  ]
    .flatMap((text) => [...text.matchAll(builtOver)])
    .filter(({ groups }) => Number(groups?.from) === built)
    .map(({ groups }) => Number(`20${groups?.to?.slice(-2) ?? ''}`));
  return Math.max(built + 1, ...told.filter((last) => last - built <= longestBuild));
}
