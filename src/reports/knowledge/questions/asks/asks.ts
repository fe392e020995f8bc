import { type Ask, type AskRow, askOf } from './ask.types.js';
import { associationAsks } from './association.js';
import { buildingAsks } from './building.js';
import { damageAsks } from './damage.js';
import { dealAsks } from './deal.js';
import { placeAsks } from './place.js';
import { sharedPartAsks } from './shared-parts.js';
import { toldAuthorityAsks } from './told-authority.js';
import { toldBuildingAsks } from './told-building.js';
import { toldDamageAsks } from './told-damage.js';
import { toldDealAsks } from './told-deal.js';
import { toldMoneyAsks } from './told-money.js';
import { toldPlaceAsks } from './told-place.js';
import { toldTenureAsks } from './told-tenure.js';

const rowsByRule: readonly (readonly [rule: string, rows: readonly AskRow[]])[] = [
  associationAsks,
  buildingAsks,
  damageAsks,
  placeAsks,
  dealAsks,
].flatMap((table) => Object.entries(table));

/** A question by what the flag is called: the learned reader tells several things under one rule. */
const byTitle: ReadonlyMap<string, Ask> = new Map(
  [
    ...toldMoneyAsks,
    ...toldAuthorityAsks,
    ...toldBuildingAsks,
    ...toldDamageAsks,
    ...toldDealAsks,
    ...toldPlaceAsks,
    ...toldTenureAsks,
  ].map(([title, ...row]) => [title, askOf(row)]),
);

const askedBy = (
  rows: readonly (readonly [string, readonly AskRow[]])[],
): ReadonlyMap<string, readonly Ask[]> => new Map(rows.map(([rule, asked]) => [rule, asked.map(askOf)]));

const byRule = askedBy(rowsByRule);
const ofSharedParts = askedBy(Object.entries(sharedPartAsks));

/** The rows of rules that end in the name of a part or field: `original-conflict-`. */
const beginnings = [...byRule].filter(([rule]) => rule.endsWith('-'));

/**
 * What to ask of a flag; none where no row knows it.
 * @param isTold the learned reader raised it, which tells its things apart by their titles
 */
export function asksOf({ rule, title }: { rule: string; title: string }, isTold: boolean): readonly Ask[] {
  const told = isTold ? byTitle.get(title) : undefined;
  if (told) return [told];
  return byRule.get(rule) ?? beginnings.find(([begin]) => rule.startsWith(begin))?.[1] ?? [];
}

/** What to ask of the age of a part that the association pays for; none where no row knows it. */
export const asksOfSharedPart = (rule: string): readonly Ask[] => ofSharedParts.get(rule) ?? [];

/** Every question of the tables with the rule or title that brings it. */
export const allAsks: readonly (readonly [from: string, ask: Ask])[] = [
  ...[...byRule, ...ofSharedParts].flatMap(([rule, asked]) => asked.map((ask) => [rule, ask] as const)),
  ...byTitle,
];
