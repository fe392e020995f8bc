import { styleText } from 'node:util';
import { currentIo, type Output } from './call.js';

/** Puts a text in a colour, or leaves it as it is. */
export type Paint = (colour: 'green' | 'red' | 'yellow' | 'dim', text: string) => string;

/**
 * Colours for a terminal only, unless FORCE_COLOR asks for them or NO_COLOR forbids them.
 * @param stream where the text will go
 */
export function painter(stream: Output): Paint {
  if (!hasColour(stream)) return (_, text) => text;
  // Left to itself, Node would look at stdout, whatever the stream is.
  return (colour, text) => styleText(colour, text, { validateStream: false });
}

function hasColour(stream: Output): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = currentIo().env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stream.isTTY === true && !NO_COLOR && TERM !== 'dumb';
}
