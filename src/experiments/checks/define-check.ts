import type { z } from 'zod';
import type { Check, CheckFinding, CheckSubject } from './check.types.js';

/** One check as the registry holds it: its parameters are what its own schema read. */
export function defineCheck<Schema extends z.ZodType>(check: {
  readonly type: string;
  readonly description: string;
  readonly params: Schema;
  readonly run: (subject: CheckSubject, params: z.output<Schema>) => CheckFinding | Promise<CheckFinding>;
}): Check {
  return { ...check, run: (subject, params) => check.run(subject, params as z.output<Schema>) };
}
