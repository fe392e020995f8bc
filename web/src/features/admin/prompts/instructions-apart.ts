/** A stretch of a text, and whether another text lacks it. */
export interface Stretch {
  readonly text: string;
  readonly isOwn: boolean;
}

/**
 * A text in stretches by whether all the others have the same sentences, wherever they stand in them. Put together the
 * stretches are the text.
 */
export function instructionsApart(text: string, others: readonly string[]): readonly Stretch[] {
  const known = others.map((other) => new Set(piecesOf(other).map((piece) => piece.trim())));
  const stretches: Stretch[] = [];
  for (const piece of piecesOf(text)) {
    const words = piece.trim();
    const last = stretches.at(-1);
    const isOwn = words
      ? known.some((pieces) => !pieces.has(words))
      : // What is between two lines is nobody's.
        (last?.isOwn ?? false) && !piece.includes('\n');
    if (last?.isOwn === isOwn) stretches.splice(-1, 1, { text: last.text + piece, isOwn });
    else stretches.push({ text: piece, isOwn });
  }
  return stretches;
}

/** Sentences, which lines end too, and the space between them. */
function piecesOf(text: string): string[] {
  return text.split(/((?<!\s)\s*\n\s*)|(?<=[.!?])( +)/).filter(Boolean);
}
