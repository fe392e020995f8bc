import { conditionRisks } from './condition.js';
import { contractRisks } from './contract.js';
import { constructionRisks } from './construction.js';
import { electricityRisks } from './electricity.js';
import { heatingRisks } from './heating.js';
import { landRisks } from './land.js';
import { materialRisks } from './materials.js';
import { mendedRisks } from './mended.js';
import { moistureRisks } from './moisture.js';
import { openDamageRisks } from './open-damage.js';
import { roofRisks } from './roof.js';
import type { TextRisk } from '../text-risk.js';
import { waterAndSewageRisks } from './water-and-sewage.js';

export { mendedRisks };

/** Risks that an advert's own words give away, by subject; those of the surroundings are in `location.ts`. */
export const textRisks: readonly TextRisk[] = [
  ...moistureRisks,
  ...openDamageRisks,
  ...constructionRisks,
  ...roofRisks,
  ...materialRisks,
  ...waterAndSewageRisks,
  ...conditionRisks,
  ...electricityRisks,
  ...heatingRisks,
  ...landRisks,
  ...contractRisks,
];
