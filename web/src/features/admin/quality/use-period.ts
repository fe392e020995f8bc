import { useSearchParams } from 'react-router-dom';
import type { QualityDays } from '../../../../../src/analyses/quality.types.js';

export const periods = [30, 90, 365] as const satisfies readonly QualityDays[];

/** The period that the address asks for, 30 days where it asks for none that there is. */
export function usePeriod(): {
  readonly days: QualityDays;
  readonly addressOf: (days: QualityDays) => string;
} {
  const [params] = useSearchParams();
  const wanted = Number(params.get('days'));
  const days = periods.find((known) => known === wanted) ?? 30;
  return { days, addressOf: (chosen) => (chosen === 30 ? '?' : `?days=${chosen}`) };
}
