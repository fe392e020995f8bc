import { standingOf } from '../../assertion/standing.js';
import type { Advert } from '../../text/advert.js';
import { findAll, words, type Quote } from '../../text/sources.js';
import { commonWords } from './common.js';
import { cooperativeWords } from './cooperative.js';
import { houseWords } from './house.js';
import { newWords } from './new.js';
import { plotWords } from './plot.js';
import { rentalWords } from './rental.js';

/** How adverts tell each fact that a buyer must have. */
export const mustHaveWords: Readonly<Record<string, string>> = {
  ...commonWords,
  ...cooperativeWords,
  ...houseWords,
  ...newWords,
  ...plotWords,
  ...rentalWords,
};
const patterns = new Map(Object.entries(mustHaveWords).map(([id, text]) => [id, words(text)]));

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
      : standing !== 'hypothetical' && (standing !== 'elsewhere' || id === outside);
  };
  return (
    findAll(sources, pattern).some(isAnswer) ||
    (listing.documents ?? []).some(({ name }) => name.replace(/[_-]+/g, ' ').search(pattern) >= 0)
  );
}
