import { words } from '../text/sources.js';

const numbers: Readonly<Record<string, number>> = {
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  åtta: 8,
  nio: 9,
  tio: 10,
};
const wholes: readonly (readonly [string, number])[] = [
  ['halv', 2],
  ['tredje', 3],
  ['fjärde', 4],
  ['femte', 5],
  ['sjätte', 6],
  ['sjunde', 7],
  ['åttonde', 8],
  ['niond', 9],
  ['tiond', 10],
];
const numeral = String.raw`en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|\d`;
/** `tre av fyra`, `fyra femtedelar`, `var tredje`, `varannan`. */
export const countedShare = words(
  String.raw`(?:${numeral})\s+(?:av|på)\s+(?:varje\s+)?(?:${numeral}|10)|(?:${numeral})\s+(?:tredje|fjärde|femte|sjätte|sjunde|åttonde|niond|tiond)e?delar|en\s+(?:tiondel|sjättedel|åttondel)|var(?:je)?\s+(?:tredje|fjärde|femte)|varannan`,
);

/** Percent (0–100) that a share in words of `countedShare` comes to; null where it is more than the whole. */
export function percentOf(said: string): number | null {
  const [head = '', ...rest] = said.toLowerCase().split(/\s+/);
  if (head === 'varannan') return 50;
  const tail = rest.at(-1) ?? head;
  const part = head.startsWith('var') ? 1 : (numbers[head] ?? (Number(head) || 1));
  const all =
    numbers[tail] ?? (Number(tail) || wholes.find(([stem]) => tail.startsWith(stem))?.[1] || Number.NaN);
  return part <= all ? Math.round((part / all) * 100) : null;
}

/** Which area a figure per square metre is counted on, by its own words. */
export function areaNamedBy(words: string): 'tenant' | 'total' | 'unnamed' {
  if (/upplåt|bostadsrätt/i.test(words)) return 'tenant';
  return /total/i.test(words) ? 'total' : 'unnamed';
}
