/** Shortest Base64 in a script that may be data, characters. */
const shortest = 200;

/**
 * Base64 between quotation marks in a script, at least 200 characters each. A run of so many covers a place that is a
 * multiple of 200, so only those are looked at: scripts are long and hold many quotation marks.
 */
export function codedTexts(script: string): string[] {
  const texts: string[] = [];
  for (let at = shortest - 1; at < script.length; at += shortest) {
    if (!isCoded(script.charCodeAt(at))) continue;
    let start = at;
    while (isCoded(script.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (isCoded(script.charCodeAt(end))) end += 1;
    const isLong = end - start >= shortest;
    for (let padding = 0; padding < 2 && script.charCodeAt(end) === 61; padding += 1) end += 1;
    if (isLong && isQuote(script.charCodeAt(start - 1)) && isQuote(script.charCodeAt(end)))
      texts.push(script.slice(start, end));
    while (at + shortest < end) at += shortest;
  }
  return texts;
}

/** `A-Z`, `a-z`, `0-9`, `+` and `/`. */
function isCoded(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 47 && code <= 57) || code === 43
  );
}

function isQuote(code: number): boolean {
  return code === 34 || code === 39;
}
