import type { CostRange } from '../analysis-result.schema.js';
import { addedClaims, proseOf } from './claims.js';
import type { Gate } from './gate.types.js';
import { isGrounded, numbersIn, writtenNumbers } from './numbers.js';

/** Each number in a text is in the advert, in the tables and findings that were given, or computed from them. */
export const numbersGate: Gate = ({ result, rules, source, given, today }) => {
  const known = numbersIn([source.listing, source.disagreements, rules, given, source.images.length]);
  known.add(today.getFullYear());
  return addedClaims(result, rules).flatMap((claim) => {
    const own = costOf(claim.value);
    const inClaim = own && !own.uncertain ? new Set([...known, own.min, own.max]) : known;
    return proseOf(claim.value)
      .flatMap(writtenNumbers)
      .filter((number) => !isGrounded(number, inClaim, today.getFullYear()))
      .map((number) => ({
        gate: 'numbers',
        path: claim.path,
        reason: `talet ${number.text} finns varken i annonsen eller i underlaget`,
      }));
  });
};

/** The cost range of a claim that has one; its soundness is the cost gate's matter. */
export function costOf(value: unknown): CostRange | undefined {
  if (typeof value !== 'object' || value === null || !('estimatedCost' in value)) return undefined;
  return value.estimatedCost as CostRange | undefined;
}
