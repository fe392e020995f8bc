import stringWidth from 'string-width';
import { oneLine } from '../src/experiments/output/plain-text.js';

/** One text broken between words into lines of a width, each but the first a little further in. */
export function wrapped(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of oneLine(text).split(' ')) {
    if (line.trim() !== '' && stringWidth(line) + 1 + stringWidth(word) > width) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
