import { conditionRisks } from './risks/condition.js';
import { contractRisks } from './risks/contract.js';
import { constructionRisks } from './risks/construction.js';
import { electricityRisks } from './risks/electricity.js';
import { heatingRisks } from './risks/heating.js';
import { landRisks } from './risks/land.js';
import { materialRisks } from './risks/materials.js';
import { mendedRisks } from './risks/mended.js';
import { moistureRisks } from './risks/moisture.js';
import { openDamageRisks } from './risks/open-damage.js';
import { roofRisks } from './risks/roof.js';
import type { TextRisk } from './risks/text-risk.js';
import { waterAndSewageRisks } from './risks/water-and-sewage.js';

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
