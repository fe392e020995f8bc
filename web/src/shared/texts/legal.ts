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

/** A wording that was replaced. */
export interface EarlierVersion {
  /** `YYYY-MM-DD`, from which on it applied. */
  readonly version: string;
  /** Where it can be read: a file of `web/public`. */
  readonly href: string;
}

export interface LegalText {
  readonly title: string;
  /** `YYYY-MM-DD`, from which on this wording applies; a consent is kept with it. */
  readonly version: string;
  readonly updated: string;
  /** Wordings before this one, the newest first. A change that matters is mailed 30 days before. */
  readonly earlier: readonly EarlierVersion[];
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export const legalTexts = {
  contents: 'Innehåll',
  print: 'Skriv ut',
  versions: {
    title: 'Lydelser',
    current: (version: string) => `Det här är lydelsen ${version}.`,
    first: 'Den är den första.',
    earlier: 'Tidigare lydelser:',
  },
  operator: {
    told: ({ name, orgNumber, address }: Operator) =>
      `${provider.name} drivs av ${name}, organisationsnummer ${orgNumber}, ${address}.`,
    untold: `På ${provider.email} får du vårt företagsnamn, organisationsnummer och vår postadress.`,
  },
} as const;
