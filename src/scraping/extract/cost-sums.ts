import { linesOf } from './lines.js';
import { parseMoney } from './numbers.js';
import type { Page } from './page.js';
import type { Reading } from './reading.js';

const sumWord = /^(?:summa|totalt?|sammanlagt|totalsumma)(?: kostnad(?:er)?)?(?:,? ?(?:per|\/) ?år)?:?$/i;
const costWord =
  /^(?:hushållsel|uppvärmning|värme|fjärrvärme|el|elnät|vatten|va|v\/a|renhållning|sophämtning|sopor|sotning|försäkring|hemförsäkring|väg|vägavgift|samfällighet|bredband|underhåll|snöröjning)(?!\p{L})/iu;
const oneLine = /^(\p{L}[^\d]{1,50}?):?\s+(\d[\d .]*(?:kr|kronor|:-)?(?:\s*(?:\/|per)\s*\p{L}+)?)$/iu;
const amountAlone = /^\d[\d .]*\s*(?:kr|kronor|:-)(?:\s*(?:\/|per)\s*år)?$/i;
/** Most rows of one list of costs. */
const maxRows = 20;

/**
 * The yearly running cost below a list of its parts (`El 12 400 kr`, `Försäkring 11 200 kr`, `Summa 23 600 kr`). The word
 * "Summa" alone says of what: at least two parts are named as running costs, and the parts make up the sum. Kr a year.
 */
export function readCostSums({ outline }: Pick<Page, 'outline'>): Reading {
  const reader = 'sum of costs';
  const rows: { name: string; amount: string }[] = [];
  const lines = linesOf(outline).filter(({ noise }) => noise === undefined);
  for (let index = 0; index < lines.length; index += 1) {
    const { text } = lines[index]!;
    const next = lines[index + 1]?.text ?? '';
    const [, name, amount] = text.length <= 90 ? (oneLine.exec(text) ?? []) : [];
    if (name && amount) rows.push({ name, amount });
    else if (text.length <= 50 && /^\p{L}/u.test(text) && amountAlone.test(next)) {
      rows.push({ name: text, amount: next });
      index += 1;
    } else {
      rows.length = 0;
      continue;
    }
    if (!sumWord.test(rows.at(-1)!.name)) continue;
    const total = sumOf(rows.slice(-maxRows));
    if (total !== undefined) return { reader, facts: { operatingCost: total } };
    rows.length = 0;
  }
  return { reader, facts: {} };
}

function sumOf(rows: readonly { name: string; amount: string }[]): number | undefined {
  if (rows.some(({ amount }) => /mån|kvartal/i.test(amount))) return undefined;
  const parts = rows.slice(0, -1);
  if (parts.filter(({ name }) => costWord.test(name)).length < 2) return undefined;
  const total = parseMoney(rows.at(-1)!.amount);
  // Facts with figures may stand right before the list.
  for (let first = 0; total !== undefined && first <= parts.length - 2; first += 1) {
    const sum = parts.slice(first).reduce((all, { amount }) => all + (parseMoney(amount) ?? 0), 0);
    if (sum === total) return total;
  }
  return undefined;
}
