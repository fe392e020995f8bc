import { authorityRisks } from './authority.js';
import { buildingRisks } from './building.js';
import { damageRisks } from './damage.js';
import { dealRisks } from './deal.js';
import { moneyRisks } from './money.js';
import { placeRisks } from './place.js';
import type { Risk } from './risk.js';
import { tenureRisks } from './tenure.js';

/** All kinds that the learned reader tells, in the order of its answers. */
export const risks: readonly Risk[] = [
  ...moneyRisks,
  ...tenureRisks,
  ...authorityRisks,
  ...damageRisks,
  ...buildingRisks,
  ...placeRisks,
  ...dealRisks,
];
