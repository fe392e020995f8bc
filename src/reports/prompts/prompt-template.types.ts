import type { UserPart } from '../../shared/llm/llm.service.js';
import type { PromptTemplateId } from '../reports.types.js';
import type { PromptCase } from './case-v1.js';

/** One versioned way to ask. A text that changes what the model answers gets a new version, not an edit. */
export interface PromptTemplate {
  readonly id: PromptTemplateId;
  /** Swedish, for the operators' lists. */
  readonly name: string;
  readonly description: string;
  readonly system: string;
  readonly user: (promptCase: PromptCase) => UserPart[];
}
