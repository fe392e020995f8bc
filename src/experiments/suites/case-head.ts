import { createHash } from 'node:crypto';
import type { GoldenCase } from './case.schema.js';
import type { CaseHead } from './suite.types.js';

/** What a run keeps of a case; a new word in its story or another tag leaves the digest as it was. */
export function caseHead({ name, story: _, tags: __, ...content }: GoldenCase): CaseHead {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  const { verdict, verdictAlso } = content.expected;
  return { name, digest, verdicts: [verdict, ...verdictAlso] };
}
