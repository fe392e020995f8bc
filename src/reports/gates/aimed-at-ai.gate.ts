import { findInstructions } from '../rules/injection.js';
import { addedClaims } from './claims.js';
import type { Gate } from './gate.types.js';
import { fieldText } from './source-text.js';

/** Text that speaks to a machine is no proof of anything about the home; the rules show it to the buyer. */
export const aimedAtAiGate: Gate = ({ result, rules, source }) =>
  addedClaims(result, rules).flatMap((claim) =>
    (claim.evidence ?? []).flatMap((proof) => {
      if (proof.kind !== 'quote') return [];
      const text = fieldText(source.listing, proof.field) ?? '';
      const isAimed = findInstructions({ field: proof.field, text }).some(
        (place) => proof.start < place.end && place.start < proof.end,
      );
      if (!isAimed) return [];
      return [
        { gate: 'aimed-at-ai', path: claim.path, reason: 'text som vänder sig till en AI är inget belägg' },
      ];
    }),
  );
