import { costItemOf } from './cost-items.js';
import type { Facts } from './reading.js';
import { amountOf } from './record-values.js';
import { deedsOf, taxOf } from './record-economy.js';
import { plainKey } from './state-keys.js';
import { factOf } from './state-values.js';

type Node = Record<string, unknown>;

/**
 * Parts of a home's object whose keys mean something only there: `tax: {year, building, land}`, `energi: {klass,
 * varde}`, `pris: {belopp, perKvm}`, `drift: {el, vatten, summa}`.
 */
export function takeRecord(name: string, value: Node, facts: Facts): void {
  if (/^(?:tax|taxation|taxering|taxvalues?|taxassessment|taxeringsvarden?)$/.test(name)) {
    const taxValues = taxOf(value);
    if (taxValues) facts.taxValues = { ...taxValues, ...facts.taxValues };
  } else if (/^(?:pantbrev|deeds|mortgages?|mortgagedeeds)$/.test(name)) {
    const deeds = deedsOf(value);
    if (deeds) facts.mortgageDeeds = { ...deeds, ...facts.mortgageDeeds };
  } else if (/^(?:energi|energy|energideklaration|energydeclaration)$/.test(name)) {
    take(facts, 'energyClass', value, /^(?:class|klass|grade|rating|betyg)$/);
    take(facts, 'energyPerformance', value, /^(?:value|varde|kwh|performance|prestanda|primar\w*|tal)$/);
  } else if (/^(?:price|pris|pricing)$/.test(name)) {
    take(facts, 'pricePerSqm', value, /^per(?:kvm|sqm|m2|squaremeter|kvadratmeter)$/);
    take(facts, 'priceText', value, /^(?:type?|text|label)$/);
  } else if (/^(?:drift\w*|operation|operatingcosts?|operationcosts?|runningcosts?)$/.test(name)) {
    const costs = costsOf(value);
    if (costs) facts.annualOperatingCosts ??= costs;
  }
}

function take(
  facts: Facts,
  field: 'energyClass' | 'energyPerformance' | 'pricePerSqm' | 'priceText',
  record: Node,
  named: RegExp,
): void {
  for (const key in record) {
    if (facts[field] !== undefined) return;
    const fact = named.test(plainKey(key)) ? factOf(field, record[key]) : undefined;
    if (fact !== undefined) Object.assign(facts, { [field]: fact });
  }
}

/** Kr a year. Parts that do not make up the sum beside them may be a month's, or another home's. */
function costsOf(record: Node): Facts['annualOperatingCosts'] {
  const items: Record<string, number> = {};
  let total: number | undefined;
  for (const key in record) {
    const plain = plainKey(key);
    const amount = typeof record[key] === 'number' ? amountOf(record[key]) : undefined;
    if (/^(?:period|interval|per)$/.test(plain) && /m[aå]n|month|kvartal/i.test(String(record[key])))
      return undefined;
    if (amount === undefined) continue;
    if (/^(?:sum|summa|totalt?)$/.test(plain)) total = amount;
    const item = costItemOf(plain);
    if (item) items[item] = (items[item] ?? 0) + amount;
  }
  const amounts = Object.values(items);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return amounts.length >= 2 && sum === total ? { ...items, total } : undefined;
}
