import type { ReadDocument } from '../scraping/document.types.js';
import { guardProcess } from '../shared/guard-process.js';
import type { Listing } from '../scraping/listing.types.js';
import type { AnalysisResult } from './analysis-result.schema.js';
import { documentReading } from './document-reading.js';
import type { GateInput } from './gates/gate.types.js';
import { complaintsAbout } from './gates/gates.js';
import { caseTexts, type ShownTemplate, type TextCase } from './prompts/case-v1.js';
import type { DocumentReading, Uncertainties, Complaint } from './reports.types.js';
import { writeRulesReports, type RuleInput, type RulesReports } from './rules-analyst.js';
import { settleDisputes, type DisputedAnswer, type SettledDisputes } from './settle-disputes.js';
import { uncertaintiesOf } from './sections/uncertainties.js';

guardProcess();

/** The tasks of the processes that read homes; see `RulesPool`. */
export function reports(input: RuleInput): RulesReports {
  return writeRulesReports(input);
}

export function uncertainties({
  input,
  result,
}: {
  input: RuleInput;
  result: AnalysisResult;
}): Uncertainties {
  return uncertaintiesOf(input, result);
}

/** What the gates say of a model's answer. */
export function complaints(input: GateInput): Complaint[] {
  return complaintsAbout(input);
}

/** What a model's answer disputes, and the rules' reports without it. */
export function settle(disputed: DisputedAnswer): SettledDisputes {
  return settleDisputes(disputed);
}

/** What the model is told of a home. */
export function texts({ about, template }: { about: TextCase; template: ShownTemplate }): readonly string[] {
  return caseTexts(about, template);
}

export function documents(given: {
  documents: readonly ReadDocument[];
  listing: Listing;
  today: Date;
}): DocumentReading[] {
  return given.documents.map((document) => documentReading(document, given.listing, given.today));
}
