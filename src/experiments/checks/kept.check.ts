import { z } from 'zod';
import { claimAt } from './claim-words.js';
import { defineCheck } from './define-check.js';
import { failed, ofDraft, passed } from './finding.js';

export const keptCheck = defineCheck({
  type: 'kept',
  description: "The share of the model's own claims that no gate would drop.",
  params: z.strictObject({
    atLeast: z.number().gt(0).max(1).default(0.9).describe('share of the claims'),
  }),
  run: (subject, { atLeast }) =>
    ofDraft(subject, (draft) => {
      const { own, complaints } = draft;
      if (own.length === 0) return failed('the model added no claim of its own');
      const faulted = new Map(complaints.map(({ path, gate }) => [path, gate]));
      const dropped = own.flatMap(({ path }) =>
        faulted.has(path) ? [`${claimAt(draft, path)} (${faulted.get(path)})`] : [],
      );
      const kept = own.length - dropped.length;
      const found = `${kept} of ${own.length} claims kept (at least ${percent(atLeast)})`;
      return kept / own.length >= atLeast ? passed(found) : failed(`${found}; dropped ${dropped.join(', ')}`);
    }),
});

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
