import type { Context } from '../facts/context.js';
import { list } from '../format.js';
import { lightTold } from '../reading/home/daylight.js';
import type { Quote } from '../reading/text/sources.js';

/** What the advert says of sun and light: of rooms, of what lies outside them, or of neither by name. */
interface Daylight {
  readonly text: string;
  readonly quotes: readonly Quote[];
}

/** Null where the advert says nothing of it. A patio to the south says nothing of the rooms. */
export function daylight({ sources }: Context): Daylight | null {
  const told = lightTold(sources);
  const inside = told.inside.slice(0, 3);
  if (inside.length > 0) {
    return {
      text: `Om rummens ljus säger annonsen ${named(inside)}. Se på ritningen vilka rum det gäller, och vad som skymmer.`,
      quotes: inside,
    };
  }
  const out = told.outside.slice(0, 2);
  if (out.length > 0) {
    return {
      text: `Annonsen säger ${named(out)} om utsidan, men inget om åt vilket håll rummen vetter. Se på ritningen var fönstren sitter och fråga.`,
      quotes: out,
    };
  }
  const bare = told.bare.slice(0, 1);
  return bare.length === 0
    ? null
    : {
        text: `Annonsen säger ${named(bare)} utan att säga vad som ligger så. Fråga om det gäller rummen eller bara utsidan.`,
        quotes: bare,
      };
}

const named = (quotes: readonly Quote[]): string =>
  list([...new Set(quotes.map((quote) => `”${quote.text}”`))]);
