/** The first sentence of a text, and what follows it; empty where nothing does. */
export function splitFirstSentence(text: string): readonly [first: string, rest: string] {
  const end = /[.!?]\s+(?=\p{Lu})/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + end[0].length)] : [text, ''];
}

/** As many whole sentences of a text as fit into `length` letters, and at least its first. */
export function firstSentences(text: string, length: number): string {
  const [first, rest] = splitFirstSentence(text);
  if (!rest) return first;
  const [second] = splitFirstSentence(rest);
  return first.length + 1 + second.length > length
    ? first
    : `${first} ${firstSentences(rest, length - first.length - 1)}`;
}
