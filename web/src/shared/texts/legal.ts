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
} as const;
