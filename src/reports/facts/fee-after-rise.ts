import type { Evidence } from '../analysis-result.schema.js';
import type { DecidedFee } from '../reading/association/fee-rise.js';
import { computed, field, quoted } from './evidence.js';

/**
 * Proofs of a fee after a rise: the fee of today, where the rise is told, and what was worked out from them.
 * @param monthlyFee kr a month today
 */
export function proofOfRise(monthlyFee: number, { by, quote, value }: DecidedFee): Evidence[] {
  const given = [field('monthlyFee', monthlyFee), quoted(quote)];
  if ('percent' in by)
    return [
      ...given,
      computed('avgift × (1 + höjning)', { monthlyFee, percent: by.percent }, value, 'kr/månad'),
    ];
  const { told, perYear, isStep } = by;
  if (isStep)
    return [
      ...given,
      computed(`avgift + höjning × ${perYear} ÷ 12`, { monthlyFee, told }, value, 'kr/månad'),
    ];
  // The quote itself tells the fee of a month.
  return perYear === 12
    ? given
    : [...given, computed(`ny avgift × ${perYear} ÷ 12`, { told }, value, 'kr/månad')];
}
