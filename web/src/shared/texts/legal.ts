import type { Operator } from '../../../../src/shared/config/config.js';
import { provider } from './provider.js';

/** What the legal pages have in common. In texts `[ord](mål)` is a link. */

export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };

export interface LegalSection {
  /** The anchor: kept for ever, since others may link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export const legalTexts = {
  contents: 'Innehåll',
  print: 'Skriv ut',
  operator: {
    told: ({ name, orgNumber, address }: Operator) =>
      `${provider.name} drivs av ${name}, organisationsnummer ${orgNumber}, ${address}.`,
    untold: `På ${provider.email} får du vårt företagsnamn, organisationsnummer och vår postadress.`,
  },
} as const;
