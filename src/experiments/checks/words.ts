import { z } from 'zod';

const written = /^\/(.+)\/([a-z]*)$/su;

/** A word or part of one, or `/a pattern/`: both in whatever case. */
export const wordSchema = z
  .string()
  .trim()
  .min(1)
  .superRefine((word, context) => {
    try {
      patternOf(word);
    } catch (error) {
      context.addIssue({ code: 'custom', message: `${word}: ${(error as Error).message}`, input: word });
    }
  });

/** The first of the words that a text holds; undefined when it holds none. White space of all kinds is the same. */
export function wordIn(text: string, words: readonly string[]): string | undefined {
  const plain = evened(text);
  return words.find((word) => {
    const pattern = patternOf(word);
    return pattern ? pattern.test(plain) : plain.toLowerCase().includes(evened(word).toLowerCase());
  });
}

/** @throws SyntaxError */
function patternOf(word: string): RegExp | undefined {
  const [, source, flags = ''] = written.exec(word.trim()) ?? [];
  // With `g` or `y` a pattern would remember where it was.
  return source === undefined
    ? undefined
    : new RegExp(source, [...new Set(`iu${flags.replace(/[gy]/g, '')}`)].join(''));
}

const evened = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');
