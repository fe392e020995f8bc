import { costItemOf, type CostItem } from './cost-items.js';
import { linesOf } from './lines.js';
import { parseMoney } from './numbers.js';
import type { Page } from './page.js';
import type { Facts, Reading } from './reading.js';

const sumWord = /^(?:summa|totalt?|sammanlagt|totalsumma)(?: kostnad(?:er)?)?(?:,? ?(?:per|\/) ?år)?:?$/i;
/** The running cost under its own name: its parts may stand above it or below. */
const wholeWord =
  /^(?:(?:summa|totala?|beräknad|årlig) )?drifts?(?:kostnad(?:er)?)?(?:,? (?:totalt|summa|per år))?:?$/i;
const oneLine =
  /^(\p{L}[^\d]{1,50}?):?\s+(\d[\d .]*(?:(?:(?:kr|kronor|sek|:-)\s*|[^\S ]\s*)?(?:\/|per)\s*\p{L}+|kr|kronor|sek|:-)?)$/iu;
const amountAlone = /^(?:summa )?\d[\d .]*(?:[^\S ]\s*)?(?:kr|kronor|sek|:-)(?:\s*(?:\/|per)\s*år)?$/i;
const ofYear = /(?:\/|per)\s*år/i;
/** Most rows of one list of costs. */
const maxRows = 20;

interface Row {
  readonly name: string;
  /** As it stands, with its unit. */
  readonly amount: string;
  readonly item: CostItem | undefined;
}

/**
 * The parts of a home's yearly running cost (`El 12 400 kr`, `varav Försäkring 11 200 kr/år`) and their sum. A cost
 * counts where its amount is said to be a year's, or where the parts make up a sum that stands with them; "Summa" alone
 * is the running cost when at least two parts are named as such and they make it up. Kr a year.
 */
export function readCostSums({ outline }: Pick<Page, 'outline'>): Reading {
  const facts: Facts = {};
  for (const rows of runsOf(linesOf(outline).filter(({ noise }) => noise === undefined))) {
    const total = sumOf(rows);
    if (total !== undefined) facts.operatingCost ??= total;
    facts.annualOperatingCosts ??= itemsOf(rows)!;
  }
  return { reader: 'sum of costs', facts };
}

/** Rows of a name with its amount that follow one another. */
function runsOf(lines: readonly { readonly text: string }[]): Row[][] {
  const runs: Row[][] = [];
  let rows: Row[] = [];
  const end = (): void => {
    if (rows.length > 1) runs.push(rows);
    rows = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const { text } = lines[index]!;
    const next = lines[index + 1]?.text ?? '';
    const [, name, amount] = text.length <= 90 ? (oneLine.exec(text) ?? []) : [];
    if (name && amount) rows.push(rowOf(name, amount));
    else if (text.length <= 50 && /^\p{L}/u.test(text) && amountAlone.test(next)) {
      rows.push(rowOf(text, next));
      index += 1;
    } else end();
    if (rows.length > 0 && sumWord.test(rows.at(-1)!.name)) end();
  }
  end();
  return runs;
}

function rowOf(name: string, amount: string): Row {
  return { name, amount, item: costItemOf(name) };
}

function sumOf(rows: readonly Row[]): number | undefined {
  if (!sumWord.test(rows.at(-1)!.name) || rows.some(({ amount }) => /mån|kvartal/i.test(amount)))
    return undefined;
  const parts = rows.slice(-maxRows, -1);
  if (parts.filter(({ item }) => item !== undefined).length < 2) return undefined;
  const total = parseMoney(rows.at(-1)!.amount);
  // Facts with figures may stand right before the list.
  for (let first = 0; total !== undefined && first <= parts.length - 2; first += 1) {
    if (added(parts.slice(first)) === total) return total;
  }
  return undefined;
}

function itemsOf(rows: readonly Row[]): Facts['annualOperatingCosts'] {
  const named = rows.filter(({ item }) => item !== undefined);
  if (named.length < 2 || named.some(({ amount }) => /mån|kvartal/i.test(amount))) return undefined;
  const whole = rows.find(({ name }) => wholeWord.test(name) || sumWord.test(name));
  const total = whole && !/mån|kvartal/i.test(whole.amount) ? parseMoney(whole.amount) : undefined;
  const sum = added(named);
  if (total !== undefined && sum > total) return undefined;
  if (sum !== total && !named.every(({ amount }) => ofYear.test(amount))) return undefined;
  const items: Record<string, number> = {};
  for (const { item, amount } of named) items[item!] = (items[item!] ?? 0) + (parseMoney(amount) ?? 0);
  return total === undefined ? items : { ...items, total };
}

function added(rows: readonly Row[]): number {
  return rows.reduce((all, { amount }) => all + (parseMoney(amount) ?? 0), 0);
}
