import type { Quote, TextSource } from '../text/sources.js';

/** Farther off, characters, a sum pays for something else. */
const near = 500;

const pipes = /(?<!här)stam(?:byte|mar|renover|spol)|avloppsstam|relin/iu;

/** Whether the text around a quote is about the pipes of the house. */
export function isNearPipes(sources: readonly TextSource[], { field, start, end }: Quote): boolean {
  const text = sources.find((source) => source.field === field)?.readable ?? '';
  return pipes.test(text.slice(Math.max(0, start - near), end + near));
}
