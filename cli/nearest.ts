/**
 * The known word that was probably meant: fewest letters put in, left out or changed, at most a third of its
 * own, rounded up.
 * @returns undefined when none is near
 */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const away = known
    .map((word) => ({ word, letters: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, letters }) => letters <= Math.ceil(word.length / 3))
    .sort((one, other) => one.letters - other.letters);
  return away[0]?.word;
}

/** Levenshtein's distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= other.length; place++) {
      const changed = row[place - 1]! + (letter === other[place - 1] ? 0 : 1);
      next.push(Math.min(changed, row[place]! + 1, next[place - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
