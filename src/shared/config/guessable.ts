/** The fewest different characters: 32 random hexadecimal ones hold 14, give or take two. */
const fewestCharacters = 8;

/** Words of placeholders, as examples and tests have them; chance writes none of them in a random secret. */
const placeholder = /example|change-?me|for-tests|secret|password|hemlig/i;

/** @returns why anybody could guess the secret; undefined when nothing says so */
export function whyGuessable(secret: string): string | undefined {
  if (new Set(secret).size < fewestCharacters)
    return `holds fewer than ${fewestCharacters} different characters`;
  // Turned by the length of its block, a repeated block is the same again.
  if ((secret + secret).indexOf(secret, 1) < secret.length) return 'is one block, repeated';
  if (placeholder.test(secret)) return 'is a placeholder';
  return undefined;
}
