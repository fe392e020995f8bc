import { conditionRisks } from './risks/condition.js';
import { constructionRisks } from './risks/construction.js';
import { legalRisks } from './risks/legal.js';
import { materialRisks } from './risks/materials.js';
import { mendedRisks } from './risks/mended.js';
import { moistureRisks } from './risks/moisture.js';
import type { TextRisk } from './risks/text-risk.js';
import { waterAndSewageRisks } from './risks/water-and-sewage.js';

export { mendedRisks };

/** Risks that an advert's own words give away, by subject; those of the surroundings are in `location.ts`. */
export const textRisks: readonly TextRisk[] = [
  ...moistureRisks,
  ...constructionRisks,
  ...materialRisks,
  ...waterAndSewageRisks,
  ...conditionRisks,
  ...legalRisks,
];
