import { addedClaims } from './claims.js';
import type { Gate } from './gate.types.js';
import { fieldText } from './source-text.js';

/** Each quote stands exactly so, at its place, in the field it names. */
export const quotesGate: Gate = ({ result, rules, source }) =>
  addedClaims(result, rules).flatMap((claim) =>
    (claim.evidence ?? []).flatMap((proof) => {
      if (proof.kind !== 'quote') return [];
      const stands = fieldText(source.listing, proof.field)?.slice(proof.start, proof.end) === proof.text;
      if (stands) return [];
      const reason = `citatet "${proof.text}" står inte i ${proof.field}`;
      return [{ gate: 'quotes', path: claim.path, reason }];
    }),
  );
