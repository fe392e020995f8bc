import { standingOf } from '../../assertion/standing.js';
import type { Advert } from '../../text/advert.js';
import { findAll, words, type Quote } from '../../text/sources.js';
import type { ReadDocument } from '../../../../scraping/document.types.js';
import { alsoWords } from './also.js';
import { commonWords } from './common.js';
import { cooperativeWords } from './cooperative.js';
import { houseWords } from './house.js';
import { looseWords, vagueWords } from './loosely.js';
import { newWords } from './new.js';
import { plotWords } from './plot.js';
import { rentalWords } from './rental.js';

/** How adverts tell each fact that a buyer must have. */
export const mustHaveWords: Readonly<Record<string, string>> = {
  ...alsoWords,
  ...commonWords,
  ...cooperativeWords,
  ...houseWords,
  ...newWords,
  ...plotWords,
  ...rentalWords,
};
const compiled = (table: Readonly<Record<string, string>>): Map<string, RegExp> =>
  new Map(Object.entries(table).map(([id, text]) => [id, words(text)]));
const patterns = compiled(mustHaveWords);
const loosePatterns = compiled(looseWords);
const vaguePatterns = compiled(vagueWords);

/** Only what is said to be so answers these; of other facts a denial (`ingen balkong`) is an answer too. */
const affirmed = new Set([
  'foundation',
  'structure',
  'facade',
  'windows',
  'heating',
  'ventilation',
  'radon',
  'economicPlan',
  'advanceSecurity',
  'completionProtection',
  'finalInspection',
]);
/** What is only planned answers these. */
const planned = new Set(['feeHistory', 'maintenancePlan', 'ovk', 'bathroomYear']);
/** Lies in a building of its own, so what is said of another building answers it. */
const outside = 'storage';

/** The text tells this fact of this home, or the name of a document does. */
export function tells({ sources, listing }: Pick<Advert, 'sources' | 'listing'>, id: string): boolean {
  const pattern = patterns.get(id);
  if (!pattern) return false;
  const isAnswer = (quote: Quote): boolean => {
    const standing = standingOf(sources, quote);
    return affirmed.has(id)
      ? standing === 'stated' || standing === 'mended'
      : (standing !== 'hypothetical' || planned.has(id)) && (standing !== 'elsewhere' || id === outside);
  };
  return (
    findAll(sources, pattern).some(isAnswer) ||
    (listing.documents ?? []).some(({ name }) => name.replace(/[_-]+/g, ' ').search(pattern) >= 0)
  );
}

/** Of these `ingen balkong`, `marken ägs inte` and `aldrig dränerat` tell as much as what affirms. */
const deniable = new Set([
  ...['landOwnership', 'genuine', 'debtPerSqm', 'pipes', 'feeHistory', 'storage', 'balcony', 'deposit'],
  ...['mortgageDeeds', 'drainage'],
]);
/** `El? Omdragen 2019.` asks and answers. */
const answered = /\?\s*\S/u;
/** A name is that of the association whatever its sentence says, and how surely: `Brf Linden kan sägas vara …`. */
const named = 'association';

/** The text tells this fact of this home in words that leave some of it open, or counts it up. */
export function tellsLoosely({ sources }: Pick<Advert, 'sources'>, id: string): boolean {
  const pattern = loosePatterns.get(id);
  if (!pattern) return false;
  const isAnswer = (quote: Quote): boolean => {
    const standing = standingOf(sources, quote);
    return (
      standing === 'stated' ||
      standing === 'mended' ||
      (standing === 'denied' && deniable.has(id)) ||
      (standing === 'hypothetical' && (planned.has(id) || answered.test(quote.text))) ||
      id === named
    );
  };
  return findAll(sources, pattern).some(isAnswer);
}

/** The text names this figure and does not tell how large it is. */
export function tellsVaguely({ sources }: Pick<Advert, 'sources'>, id: string): boolean {
  const pattern = vaguePatterns.get(id);
  return (
    pattern !== undefined &&
    findAll(sources, pattern).some((quote) => ['stated', 'mended'].includes(standingOf(sources, quote)))
  );
}

/** What papers of an association tell in the words of adverts. */
const ofPapers = new Set(['ovk', 'maintenancePlan', 'feeHistory', 'transferFees']);

/** A page of the documents tells this fact of the association. */
export function papersTell(documents: readonly ReadDocument[], id: string): boolean {
  const pattern = ofPapers.has(id) ? patterns.get(id) : undefined;
  return (
    pattern !== undefined && documents.some(({ pages }) => pages.some((page) => page.search(pattern) >= 0))
  );
}
