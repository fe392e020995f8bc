import type { PromptTemplateId } from '../reports.types.js';

/** One versioned way to ask. A text that changes what the model answers gets a new version, not an edit. */
export interface PromptTemplate {
  readonly id: PromptTemplateId;
  /** Swedish, for the operators' lists. */
  readonly name: string;
  readonly description: string;
  readonly system: string;
  /** Whether the model is told what the rules make of the home before it judges itself. */
  readonly showsRuleVerdict: boolean;
}
