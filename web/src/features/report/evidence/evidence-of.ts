import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';

/** One kind of proof. */
export type EvidenceOf<Kind extends Evidence['kind']> = Extract<Evidence, { kind: Kind }>;
