import { authorityRisks } from './authority.js';
import { buildingRisks } from './building.js';
import { damageRisks } from './damage.js';
import { dealRisks } from './deal.js';
import { moneyRisks } from './money.js';
import { placeRisks } from './place.js';
import type { Risk, Telling } from './risk.js';
import { tenureRisks } from './tenure.js';

/** All kinds that the learned reader tells. */
export const risks: readonly Risk[] = [
  ...moneyRisks,
  ...tenureRisks,
  ...authorityRisks,
  ...damageRisks,
  ...buildingRisks,
  ...placeRisks,
  ...dealRisks,
];

/** What the reader tells apart within the kinds that are of several things. */
export const tellings: readonly (Telling & { readonly risk: Risk })[] = risks
  .filter(({ tells }) => tells.length > 1)
  .flatMap((risk) => risk.tells.map((telling) => ({ ...telling, risk })));

const byId = new Map(risks.map((risk) => [risk.id, risk]));

/** @throws RangeError for a name that no kind has, as weights of another version would give */
export function riskById(id: string): Risk {
  const risk = byId.get(id);
  if (!risk) throw new RangeError(`No kind of risk is named ${id}`);
  return risk;
}
