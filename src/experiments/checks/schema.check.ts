import { z } from 'zod';
import { analysisResultSchema } from '../../reports/analysis-result.schema.js';
import { defineCheck } from './define-check.js';
import { failed, foundIn, isAskedOfRules, ofDraft, passed } from './finding.js';

export const schemaCheck = defineCheck({
  type: 'schema',
  description: "The model's first answer could be read, and it and the report have the asked shape.",
  params: z.strictObject({}),
  run: (subject) => {
    if (subject.unusable !== null) return failed(`no answer could be used: ${subject.unusable}`);
    const whole = analysisResultSchema.safeParse(subject.report);
    if (!whole.success) {
      const faults = whole.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      return failed(`the report has not the asked shape: ${faults.join('; ')}`);
    }
    if (isAskedOfRules(subject.report) && !subject.draft)
      return passed('the report has the asked shape; the rules wrote it, so there is no answer');
    return ofDraft(subject, ({ round, complaints }) => {
      if (round !== 1) return failed('the first answer could not be read, only that of the repair round');
      const faults = complaints
        .filter(({ gate, reason }) => gate === 'schema' && !isOfProof(reason))
        .map(({ reason }) => reason);
      return foundIn(faults, 'the first answer and the report have the asked shape');
    });
  },
});

/** A claim without proof has the shape that the model is asked for; it is the matter of another check. */
const isOfProof = (reason: string): boolean => /^[\w.]+\.evidence:/.test(reason);
