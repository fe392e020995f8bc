import { addedClaims } from './claims.js';
import type { Gate } from './gate.types.js';
import { costOf } from './numbers.gate.js';

/** Each cost range lies inside its row of the cost table, or is marked as uncertain. */
export const costsGate: Gate = ({ result, rules, given }) =>
  addedClaims(result, rules).flatMap((claim) => {
    const cost = costOf(claim.value);
    if (!cost) return [];
    const complain = (reason: string) => [{ gate: 'costs', path: claim.path, reason }];
    if (cost.min > cost.max) return complain(`kostnaden går från ${cost.min} till ${cost.max} kr`);
    if (cost.uncertain) return [];
    const named = new Set(
      (claim.evidence ?? []).flatMap((proof) =>
        proof.kind === 'reference' && proof.table === given.costTable ? [proof.row] : [],
      ),
    );
    const rows = given.costRows.filter((row) => named.has(row.row));
    if (rows.some((row) => cost.min >= row.min && cost.max <= row.max)) return [];
    return complain(`kostnaden ${cost.min}–${cost.max} kr ligger utanför kostnadstabellen`);
  });
