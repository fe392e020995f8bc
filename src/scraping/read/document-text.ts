import { getDocumentProxy } from 'unpdf';
import type { DocumentOutcome } from '../document.types.js';
import { isPdf } from './pdf-text.js';

/** What a document's bytes turned out to hold; `pages` is empty unless it was read. */
export interface OpenedDocument {
  readonly outcome: Extract<DocumentOutcome, 'read' | 'scanned' | 'unreadable' | 'not_pdf' | 'too_large'>;
  readonly pages: readonly string[];
}

/** The longest annual reports have some forty pages. */
const mostPages = 120;
/** Characters in all; what stands after them is left out. */
const mostText = 600_000;
/** Fewer letters than this on each page in the middle are page numbers and stamps on pictures of pages. */
const fewestLetters = 40;

/** Reads a PDF as lines of print. Pictures of pages are told apart and never guessed at; the file's name is not asked. */
export async function openDocument(bytes: Uint8Array): Promise<OpenedDocument> {
  if (!isPdf(bytes)) return { outcome: 'not_pdf', pages: [] };
  let document: PdfDocument | undefined;
  try {
    document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (document.numPages > mostPages) return { outcome: 'too_large', pages: [] };
    const pages: string[] = [];
    let left = mostText;
    for (let number = 1; number <= document.numPages; number += 1) {
      const text = (await pageText(document, number)).slice(0, left);
      left -= text.length;
      pages.push(text);
    }
    const letters = pages.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
    return letters < fewestLetters * pages.length
      ? { outcome: 'scanned', pages: [] }
      : { outcome: 'read', pages };
  } catch {
    // Broken or locked: whatever is wrong with it, nobody can read it.
    return { outcome: 'unreadable', pages: [] };
  } finally {
    await document?.loadingTask.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A piece of print and where it stands, in units of the page as it is shown. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

async function pageText(document: PdfDocument, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [placed(item, transform)] : [],
  );
  page.cleanup();
  return linesOf(pieces).map(lineText).join('\n');
}

function placed(
  { str, transform: own, width }: { str: string; transform: readonly number[]; width: number },
  view: readonly number[],
): Piece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [, , skew = 0, height = 0, x = 0, y = 0] = own;
  const left = a * x + c * y + e;
  return {
    text: str,
    left,
    right: left + width,
    // Shown from the top, as people read.
    baseline: b * x + d * y + f,
    size: Math.hypot(skew, height) || 1,
  };
}

/** Pieces whose baselines differ by less than half their size stand on one line. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    if (line && Math.abs(piece.baseline - line[0]!.baseline) < piece.size / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Words stand a part of their size apart, cells of a table at least one. */
function lineText(line: readonly Piece[]): string {
  let text = '';
  let end = 0;
  for (const piece of line.toSorted((one, other) => one.left - other.left)) {
    const gap = (piece.left - end) / piece.size;
    if (text !== '') text += gap >= 1 ? '\t' : gap > 0.12 && !/\s$/.test(text) ? ' ' : '';
    text += piece.text;
    end = piece.right;
  }
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .trim();
}
