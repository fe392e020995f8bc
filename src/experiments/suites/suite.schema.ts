import { z } from 'zod';
import { promptTemplateIds } from '../../reports/reports.types.js';

const share = z.number().min(0).max(1);
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/, 'small letters, digits, dots, hyphens and underscores, at most 60');

/** What a run must hold for its exit code to be 0. A demand that is not named is not made, but for the errors. */
export const gateSchema = z.strictObject({
  /** Share of the cases, of each variant, that pass in every repeat; at least. */
  passRate: share.optional(),
  /** Cases, of each variant, that pass at times only; at most. */
  flaky: z.number().int().min(0).optional(),
  /** Share of the runs that could not be judged; at most. More, and nobody can tell. */
  errors: share.default(0),
  /** By the name of a check: share of the judged runs, of each variant, that pass it; at least. */
  checks: z.record(z.string(), share).default({}),
  /** Cases, of each variant, that fail and did not in the baseline; at most. */
  newlyFailing: z.number().int().min(0).default(0),
});
export type Gate = z.infer<typeof gateSchema>;

const variantSchema = z.strictObject({
  id,
  /** `rules` asks no model. */
  analyst: z.enum(['openai', 'rules']).default('openai'),
  template: z.enum(promptTemplateIds).default('default-v1'),
  /** A text file, relative to the suite, in place of the template's own instructions. */
  instructions: z.string().min(1).optional(),
  model: z.string().min(1).optional(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});

/** `type` and whatever that check asks for; each check reads its own part. */
const checkSchema = z.looseObject({
  type: z.string().min(1),
  name: z.string().min(1).optional(),
  tags: z.array(z.string().min(1)).default([]),
});

/** A suite file, as it is written. Paths are relative to it. */
export const suiteFileSchema = z.strictObject({
  name: id,
  description: z.string().min(1),
  day: z.iso.date(),
  /** Files or patterns such as `../golden/planted/*.json`. */
  cases: z.array(z.string().min(1)).min(1),
  variants: z.array(variantSchema).min(1),
  repeat: z.number().int().min(1).max(20).default(1),
  checks: z.array(checkSchema).min(1),
  gate: gateSchema.prefault({}),
  judge: z.strictObject({ model: z.string().min(1) }).optional(),
  /** A folder of recorded answers. */
  recordings: z.string().min(1).optional(),
});
export type SuiteFile = z.infer<typeof suiteFileSchema>;
