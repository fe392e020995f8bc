import { getDocumentProxy } from 'unpdf';

/** A run of print that nothing but spaces of words part: a line of text, or one cell of a table. */
export interface Cell {
  readonly text: string;
  /** Where it begins and ends on its line, and how large it is, in units of the page as it is shown. */
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

/** The cells of one line, from left to right. */
export type Line = readonly Cell[];

/** Whether the bytes are a PDF; its mark may stand a little into the file. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/**
 * The print of a PDF by position: its pages as lines from above, as people read them.
 * @param limits most pages, and most characters in all
 * @returns undefined when it has more: a part of it would seem to lack what stands in the rest
 * @throws when the file is broken or locked
 */
export async function printedPages(
  bytes: Uint8Array,
  limits: { readonly pages: number; readonly characters: number },
): Promise<readonly (readonly Line[])[] | undefined> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    if (document.numPages > limits.pages) return undefined;
    const pages: Line[][] = [];
    let left = limits.characters;
    for (let number = 1; number <= document.numPages; number += 1) {
      const lines: Line[] = [];
      for (const line of linesOf(await piecesOf(document, number)).map(cellsOf)) {
        left -= line.reduce((sum, { text }) => sum + text.length + 1, 0);
        if (left < 0) return undefined;
        lines.push(line);
      }
      pages.push(lines);
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A piece of print as the file holds it: a letter, a word or a whole line. */
interface Piece extends Cell {
  readonly baseline: number;
}

async function piecesOf(document: PdfDocument, number: number): Promise<Piece[]> {
  const page = await document.getPage(number);
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [placed(item, transform)] : []));
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
function cellsOf(line: readonly Piece[]): Line {
  const cells: Cell[] = [];
  for (const { text, left, right, size } of line.toSorted((one, other) => one.left - other.left)) {
    const last = cells.at(-1);
    const gap = last ? (left - last.right) / size : Infinity;
    if (!last || gap >= 1) cells.push({ text, left, right, size });
    else cells[cells.length - 1] = { ...last, text: `${last.text}${gap > 0.12 ? ' ' : ''}${text}`, right };
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }));
}
