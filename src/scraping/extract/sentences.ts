/** The sentences of a text, word for word; a point after a number or a short form ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line.split(/(?<=[.!?])(?<!(?:\bca|\bkl|\bnr|\bst|\bbl\.?a|\bt\.?ex|\bS:t)\.)\s+(?=[\p{Lu}\d"”])/u),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
