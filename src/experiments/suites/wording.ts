const NAMED = 5;

/** `a, b, c, d, e and 7 more` */
export function someOf(names: readonly string[], most = NAMED): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}

/** `1 case`, `2 cases` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `83.3%`; only all is 100% and only none is 0%. @param share 0–1 */
export function percent(share: number): string {
  const tenths = Math.round(share * 1000);
  const honest = share > 0 && share < 1 ? Math.min(999, Math.max(1, tenths)) : tenths;
  return `${honest / 10}%`;
}

/** `p = 0.031`, `p < 0.001` */
export const pValueInWords = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(3))}`);

/** An argument as a shell takes it: names of cases may hold anything. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
