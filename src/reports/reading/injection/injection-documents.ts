import type { ReadDocument } from '../../../scraping/document.types.js';
import { beginningOf } from '../../../shared/storable.js';
import { evened } from '../text/sources.js';
import { findInstructions, withoutInstructions } from './injection.js';

/** A passage of a document that speaks to a machine. */
export interface DocumentInstruction {
  readonly document: string;
  /** From 1. */
  readonly page: number;
  /** As it is printed, white space evened out. */
  readonly text: string;
}

/** Characters of a page that are read, far more than any page in print holds. */
export const longestPage = 200_000;

/** Documents with every passage that speaks to a machine blanked, so that no fact is read of it, and those passages. */
export function readDocuments(documents: readonly ReadDocument[]): {
  readonly documents: readonly ReadDocument[];
  readonly instructions: readonly DocumentInstruction[];
} {
  const instructions: DocumentInstruction[] = [];
  const readable = documents.map((document) => ({
    ...document,
    pages: document.pages.map((page, index) => {
      const text = beginningOf(page, longestPage);
      const found = findInstructions({
        field: `${document.name}, ${index + 1}`,
        text,
      });
      for (const quote of found)
        instructions.push({ document: document.name, page: index + 1, text: evened(quote.text) });
      return withoutInstructions(text, found);
    }),
  }));
  return { documents: readable, instructions };
}
