import { z } from 'zod';
import { defineCheck } from './define-check.js';
import type { Check } from './check.types.js';
import { claimAt } from './claim-words.js';
import { failed, notApplicable, ofDraft, passed } from './finding.js';
import { counted } from '../suites/wording.js';

/** A check that counts what some of the product's gates fault in the model's first answer. */
export function complaintCheck(about: {
  readonly type: string;
  readonly description: string;
  /** Names of gates. */
  readonly gates: readonly string[];
  /** Two faults of one claim count as one. Default: each fault counts. */
  readonly byClaim?: boolean;
  /** One and many of what they fault: `claim without proof`, `claims without proof`. */
  readonly fault: readonly [one: string, many: string];
}): Check {
  return defineCheck({
    type: about.type,
    description: about.description,
    params: z.strictObject({
      atMost: z.number().int().min(0).default(0).describe('so many are let pass'),
    }),
    run: (subject, { atMost }) =>
      ofDraft(subject, (draft) => {
        const { own, complaints } = draft;
        const faults = complaints.filter(({ gate }) => about.gates.includes(gate));
        if (own.length === 0 && faults.length === 0)
          return notApplicable('the model added no claim of its own');
        const count = about.byClaim ? new Set(faults.map(({ path }) => path)).size : faults.length;
        const found = `${counted(count, ...about.fault)} (at most ${atMost})`;
        if (count <= atMost) return passed(found);
        return failed(
          `${found}: ${faults.map(({ path, reason }) => `${claimAt(draft, path)}: ${reason}`).join('; ')}`,
        );
      }),
  });
}
