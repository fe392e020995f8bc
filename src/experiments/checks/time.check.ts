import { z } from 'zod';
import { defineCheck } from './define-check.js';
import { failed, isAskedOfRules, notApplicable, passed } from './finding.js';

export const timeCheck = defineCheck({
  type: 'time',
  description: 'How long the answers took when they were made.',
  params: z.strictObject({
    ms: z.number().int().positive().describe('milliseconds a report, at most'),
    whenUnknown: z
      .enum(['fail', 'pass'])
      .default('fail')
      .describe('what to say of answers whose time nobody measured; pass leaves them aside'),
  }),
  run: ({ ms: took, report }, { ms, whenUnknown }) => {
    if (isAskedOfRules(report)) return notApplicable('the rules asked no model');
    if (took === null) {
      const unknown = 'nobody measured how long the answers took';
      return whenUnknown === 'pass' ? notApplicable(unknown) : failed(unknown);
    }
    const found = `${Math.round(took)} ms (at most ${ms})`;
    return took <= ms ? passed(found) : failed(found);
  },
});
