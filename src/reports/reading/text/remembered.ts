/**
 * The same function of a text, which keeps what it found in the last `most` texts: rules ask for the sentences and
 * clauses of a text once for each thing it mentions, and reading it anew each time takes quadratic time.
 */
export function remembered<Found>(read: (text: string) => Found, most: number): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const fresh = read(text);
    if (known.size >= most) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}
