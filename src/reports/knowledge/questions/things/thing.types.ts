import type { AskRow } from '../asks/ask.types.js';

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
}

/** By the id of its words (`reading/wordings/things`). */
export type Things = Readonly<Record<string, Thing>>;
