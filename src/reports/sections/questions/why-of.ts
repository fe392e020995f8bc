import type { Flag } from '../../facts/context.js';

/** Why a flag calls for a question: that it decides the verdict, or what the flag says first of its matter. */
export function whyOf({ description, severity, matter, guess }: Flag): string {
  if (severity === 'critical') return 'Svaret avgör bedömningen.';
  if (matter !== undefined && guess === undefined) return 'Det kan vara till din nackdel.';
  const first = firstSentence(description);
  // A figure has its proof at the flag.
  return /\d/u.test(first) ? 'Svaret påverkar vad bostaden kostar dig.' : first;
}

/** Up to the first stop before a capital: figures and abbreviations hold stops of their own. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? text;
