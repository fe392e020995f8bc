import { latinRegExp } from '../text/latin.js';

/** How many kronor one of a figure's units is; `isSure` where the row itself names it. */
export interface MoneyUnit {
  readonly factor: 1 | 1000 | 1_000_000;
  readonly isSure: boolean;
}

const named: readonly (readonly [MoneyUnit['factor'], string])[] = [
  [1_000_000, String.raw`mkr|mnkr|msek|milj(?:on|oner|\.)?\s*kr(?:onor)?`],
  [1000, String.raw`t\s?kr|t\s?sek|k\s?kr|k\s?sek|tusen\s*(?:kr|kronor|sek)|tusental(?:s)?(?:\s+kronor)?`],
  [1, String.raw`kr|sek|kronor`],
];
/** A unit of money as a pattern, for use within others. */
export const moneyUnit = named.map(([, words]) => words).join('|');
const units = named.map(
  ([factor, words]) => [factor, latinRegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')] as const,
);

const factorIn = (text: string): MoneyUnit['factor'] | undefined =>
  units.find(([, pattern]) => pattern.test(text))?.[0];

/** What a whole document counts in: `Belopp i TSEK om inget annat anges`, `alla belopp anges i tkr`. */
const ofDocument = latinRegExp(
  String.raw`(?<!\p{L})(?:belopp(?:en)?|siffror(?:na)?)\s+(?:\p{L}+\s+){0,4}?(?:${moneyUnit})(?!\p{L})`,
  'iu',
);

/** Lines above the years of a table, or above a row without any, that may name the unit. */
const headingLines = 3;
const freeLines = 12;

/**
 * The unit of a row's money: the row's own words, else the nearest heading above it in the table, else what the document
 * says of all its figures, nearest above first. Undefined where nothing tells.
 * @param lines of the whole document; `index` is the row, `yearsAt` the line of the years that head it
 */
export function unitOf(
  lines: readonly string[],
  { row, index, yearsAt }: { readonly row: string; readonly index: number; readonly yearsAt: number | null },
): MoneyUnit | undefined {
  const own = factorIn(row);
  if (own) return { factor: own, isSure: true };
  const top = Math.max(0, yearsAt === null ? index - freeLines : yearsAt - headingLines);
  for (let at = index - 1; at >= top; at -= 1) {
    const factor = isHeading(lines[at]!) ? factorIn(lines[at]!) : undefined;
    if (factor) return { factor, isSure: false };
  }
  const said = documentUnits(lines);
  const factor = (said.findLast(({ at }) => at < index) ?? said[0])?.factor;
  return factor ? { factor, isSure: false } : undefined;
}

const known = new WeakMap<
  readonly string[],
  { readonly at: number; readonly factor: MoneyUnit['factor'] }[]
>();

/** The lines that tell what a whole document counts in, read once for all its rows. */
function documentUnits(lines: readonly string[]) {
  const before = known.get(lines);
  if (before) return before;
  const found = lines.flatMap((line, at) => {
    const factor = factorIn(ofDocument.exec(line)?.[0] ?? '');
    return factor ? [{ at, factor }] : [];
  });
  known.set(lines, found);
  return found;
}

/** Few words and no figures but years: what stands over columns, not a row of its own. */
const isHeading = (line: string): boolean =>
  !/\d/.test(line.replace(/(?<!\d)(?:19|20)\d\d(?:[-/]\d{1,2}){0,2}(?!\d)/g, '').replace(/m2/gi, '')) &&
  line.trim().split(/\s+/).length <= 12;

/**
 * A figure per square metre in whole kronor; undefined where it cannot be told, which is said rather than guessed. Tables
 * in thousands often keep figures per square metre in kronor, so there the reading that is possible counts, if only one is.
 * @param fits whether kr/m² are possible for such a figure
 */
export function kronorOf(
  value: number,
  unit: MoneyUnit | undefined,
  fits: (kronor: number) => boolean,
): number | undefined {
  const inUnit = Math.round(value * (unit?.factor ?? 1));
  if (unit === undefined) return fits(value) && !isSmallShare(value) ? value : undefined;
  if (unit.factor === 1) return fits(value) ? value : undefined;
  // Nothing in whole thousands may be up to five hundred.
  if (value === 0) return undefined;
  if (unit.isSure) return fits(inUnit) ? inUnit : undefined;
  if (fits(inUnit) === fits(value)) return undefined;
  return fits(inUnit) ? inUnit : value;
}

/** Below ten and with decimals no association writes kronor. */
const isSmallShare = (value: number): boolean => Math.abs(value) < 10 && !Number.isInteger(value);
