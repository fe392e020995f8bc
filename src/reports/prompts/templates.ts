import type { PromptTemplateId } from '../reports.types.js';
import { defaultV1 } from './default-v1.js';
import type { PromptTemplate } from './prompt-template.types.js';
import { unbiasedV1 } from './unbiased-v1.js';

/** All templates by id; `default-v1` is the one in use. */
export const promptTemplates: Readonly<Record<PromptTemplateId, PromptTemplate>> = {
  'default-v1': defaultV1,
  'unbiased-v1': unbiasedV1,
};
