import type { DocumentKind, OpenedOutcome } from '../document.types.js';
import { hasPages, nonPdf } from './document-bytes.js';
import { documentKindOf } from './document-kind.js';
import { isPdf, printedPages } from './pdf-print.js';

/** What a document's bytes turned out to hold; `pages` is empty unless it was read. */
export interface OpenedDocument {
  readonly kind: DocumentKind;
  readonly outcome: OpenedOutcome;
  readonly pages: readonly string[];
}

/** The longest annual reports have some forty pages. */
const limits = { pages: 120, characters: 600_000 };
/** Fewer letters than this on each page in the middle are page numbers and stamps on pictures of pages. */
const fewestLetters = 40;

/**
 * Reads a PDF as lines of print, the cells of a table parted by tabs. Pictures of pages are told apart and never guessed
 * at.
 * @param name tells its kind where its text does not
 */
export async function openDocument(bytes: Uint8Array, name: string): Promise<OpenedDocument> {
  const opened = await textOf(bytes);
  return { kind: documentKindOf(name, opened.pages), ...opened };
}

async function textOf(bytes: Uint8Array): Promise<Omit<OpenedDocument, 'kind'>> {
  if (!isPdf(bytes)) return { outcome: nonPdf(bytes), pages: [] };
  if (!hasPages(bytes)) return { outcome: 'unreadable', pages: [] };
  try {
    const print = await printedPages(bytes, limits);
    if (!print) return { outcome: 'too_large', pages: [] };
    const pages = print.map((lines) =>
      lines.map((line) => line.map(({ text }) => text).join('\t')).join('\n'),
    );
    const letters = pages.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
    return letters < fewestLetters * pages.length
      ? { outcome: 'scanned', pages: [] }
      : { outcome: 'read', pages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { outcome: isLocked ? 'locked' : 'unreadable', pages: [] };
  }
}
