import { screen, within } from '@testing-library/dom';

/** The rows of a list of the administrators', or its cards where a window has no room for a table. */
export function linesOf(name: string): HTMLElement[] {
  const table = screen.queryByRole('table', { name });
  if (table) return within(table).getAllByRole('row').slice(1);
  return [...screen.getByRole('list', { name }).children] as HTMLElement[];
}

/** The pieces of text in an element, one after another, with the spaces that a keyboard writes. */
export function piecesOf(element: Element): string[] {
  const pieces: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const piece = texts.currentNode.nodeValue!.replaceAll('\u00a0', ' ').trim();
    if (piece) pieces.push(piece);
  }
  return pieces;
}

/** What an element says in one line, with the spaces that a keyboard writes. */
export const lineOf = (element: Element): string =>
  element.textContent!.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

/** The values of the figures above a list, each followed by what it counts. */
export const figuresOf = (label: string): string[] =>
  within(screen.getByLabelText(label)).getAllByRole('definition').map(lineOf);
