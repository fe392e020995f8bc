import type { AskRow } from '../asks/ask.types.js';

/**
 * What an advert may tell of a thing where it names it: its year, that it was found good or bad, its permit, a reading in
 * percent or degrees, that it is hired, what it costs, how a place is got.
 */
export type ToldOfThing = 'age' | 'approval' | 'permit' | 'reading' | 'terms' | 'price' | 'queue';

/** What only some homes have, and what to ask where the advert names it. */
export interface Thing {
  /** About how much the answer may move, kr, as an order of size for the ranking alone. */
  readonly stake: number;
  /** Only of what the buyer answers for alone, or only of a home of an association; of any home when absent. */
  readonly only?: 'property' | 'association';
  /** Only where it is the home's own, or only where neighbours share it; either when absent. */
  readonly whose?: 'own' | 'shared';
  /** Only of a house that stands on it. */
  readonly needs?: 'cellar';
  /** Not of a house younger than so many years. */
  readonly notWithin?: number;
  /** Worth asking of a home that is rented, too: neither its age nor its price is the tenant's matter. */
  readonly alsoRented?: true;
  /** More than a tenth of all homes have it. */
  readonly isCommon?: true;
  /** Why a buyer asks, true of every home that has it, whether or not the advert has settled the first question. */
  readonly why: string;
  readonly ask: AskRow;
  /** What answers the question where the advert tells it, and what is then left to ask; nothing when absent. */
  readonly settled?: readonly [by: ToldOfThing, left?: AskRow];
}

/** By the id of its words (`reading/wordings/things`). */
export type Things = Readonly<Record<string, Thing>>;
