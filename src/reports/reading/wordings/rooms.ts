import { standingOf } from '../assertion/standing.js';
import { findAll, words, type Quote, type TextSource } from '../text/sources.js';

/** How adverts name floors, places outdoors and plans. */
const patterns = {
  cellar: words(String.raw`(?:hel|halv|del)?källare(?:n)?|källarplan\p{L}*|gillestug\p{L}*`),
  /** `övervåning`, `1,5-plansvilla`, `etage`. */
  upstairs: words(
    String.raw`(?:över|ovan)(?:våning(?:en)?|plan(?:et)?)|(?:två|2|1,5|ett\s+och\s+ett\s+halvt)\s*(?:-\s*)?plan(?:s\p{L}*)?|etage\p{L}*`,
  ),
  balcony: words(String.raw`(?:\p{L}+)?balkong(?:en|er)?`),
  patio: words(String.raw`(?:\p{L}+)?(?:altan|uteplats|terrass)(?:en|er)?`),
  openPlan: words(String.raw`(?:öppen|social)\s+planlösning(?:en)?`),
  /** `rum i fil`: one is reached through another. */
  inRow: words(String.raw`i\s+fil`),
};

export type PlaceName = keyof typeof patterns;

/** The places where the texts say that the home has it. */
export const statedPlaces = (sources: readonly TextSource[], place: PlaceName): Quote[] =>
  findAll(sources, patterns[place]).filter((quote) => standingOf(sources, quote) === 'stated');
