/** Where the text ends that begins with the quotation mark at `start`, of whichever kind; -1 where it does not end. */
export function endOfString(text: string, start: number): number {
  const quote = text[start]!;
  for (let end = text.indexOf(quote, start + 1); end >= 0; end = text.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}
