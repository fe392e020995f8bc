import { analysisResultSchema } from '../analysis-result.schema.js';
import type { Gate } from './gate.types.js';

/** The result has the contract's shape. */
export const schemaGate: Gate = ({ result }) => {
  const parsed = analysisResultSchema.safeParse(result);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    gate: 'schema',
    path: issue.path.join('.'),
    reason: `${issue.path.join('.')}: ${issue.message}`,
  }));
};
