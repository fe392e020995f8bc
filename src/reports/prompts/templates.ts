import { createHash } from 'node:crypto';
import type { PromptTemplateId, PromptTemplateView } from '../reports.types.js';
import { defaultV1 } from './default-v1.js';
import type { PromptTemplate } from './prompt-template.types.js';
import { unbiasedV1 } from './unbiased-v1.js';

/** The one that buyers' reports are written with. */
export const activeTemplate: PromptTemplateId = 'default-v1';

/** All templates by id. */
export const promptTemplates: Readonly<Record<PromptTemplateId, PromptTemplate>> = {
  'default-v1': defaultV1,
  'unbiased-v1': unbiasedV1,
};

/** The templates as operators see them, the one in use first. */
export const templateViews: readonly PromptTemplateView[] = Object.values(promptTemplates)
  .map((template) => ({
    ...template,
    isActive: template.id === activeTemplate,
    digest: digestOf(template),
  }))
  .sort((a, b) => Number(b.isActive) - Number(a.isActive));

function digestOf({ system, showsRuleVerdict }: PromptTemplate): string {
  return createHash('sha256').update(JSON.stringify({ system, showsRuleVerdict })).digest('hex');
}
