import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import type { AnalysisResult, TechnicalItem } from '../../../../../src/reports/analysis-result.schema.js';
import { reportTexts } from '../../../shared/texts/report.js';
import type { Fact } from '../parts/fact-list.js';
import { fieldLabel } from '../../../shared/field-labels.js';

/** The advert's own fields about each technical item. */
const fields = {
  foundationAndBasement: ['foundation'],
  structure: ['structure'],
  facade: ['facade'],
  roof: ['roof'],
  windows: ['windows'],
  heating: ['heating', 'energySource'],
  ventilation: ['ventilation'],
  waterAndSewage: ['waterAndSewage'],
  plumbingAndElectrical: ['plumbing', 'electrical'],
} as const satisfies Record<TechnicalItem, readonly (keyof ReportListing)[]>;

/** What the advert's fields say of the item, in its own words. */
export function statedOf(item: TechnicalItem, listing: Partial<ReportListing>): Fact[] {
  const stated = fields[item].flatMap((field): Fact[] => {
    const value = listing[field];
    return value ? [[fieldLabel(field), value]] : [];
  });
  // The row above has the only one's name already.
  return stated.length === 1 ? [[reportTexts.facts.stated, stated[0]![1]]] : stated;
}

export type RiskFactor = NonNullable<AnalysisResult['renovationAnalysis']>['riskFactors'][number];

/** Earlier reports say it in the second way. */
const unjudged = / är (?:inte|ej) bedömd$/;

/**
 * Why an item has no status, where the report says so among its risk factors (`Frånluftsvärmepumpen är inte bedömd`).
 * Only what heats a house is told so: other items are named by nothing that a page could go by.
 */
export function unjudgedReason(item: TechnicalItem, risks: readonly RiskFactor[]): RiskFactor | undefined {
  return item === 'heating' ? risks.find(({ risk }) => unjudged.test(risk)) : undefined;
}
