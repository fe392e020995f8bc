import { figuresIn } from '../quantities/numbers.js';
import type { Advert } from '../text/advert.js';
import { words } from '../text/sources.js';
import { allStatements, quoteIn } from './statements.js';
import { isOfNeighbours } from './time.js';
import type { Said } from './traits.js';

const share = words(
  String.raw`andelstal(?:et)?|(?:lägenhetens|bostadens|bostadsrättens)\s+andel(?:\s+(?:i|av)\s+föreningen)?`,
);

/** Percent of its association that a home is, as the texts state it; a share of half or more is a misprint. */
export function shareIn(advert: Advert): Said<number> | null {
  for (const statement of allStatements(advert)) {
    const named = statement.text.search(share);
    if (named < 0 || isOfNeighbours(statement, named)) continue;
    const figure = figuresIn(statement.text).find(
      ({ start, unit, value }) =>
        unit === 'percent' && start > named && start - named < 60 && value > 0 && value < 50,
    );
    if (figure) return { value: figure.value, quote: quoteIn(statement, named, figure.end) };
  }
  return null;
}
