/**
 * All matches of a global pattern. Most texts hold none: to look first costs less than `matchAll`, which copies the
 * pattern each time.
 */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
