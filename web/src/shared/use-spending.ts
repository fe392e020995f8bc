import { useState } from 'react';
import type { AnalysisCard } from '../../../src/analyses/analysis.types.js';
import { useReportCost } from './use-report-cost.js';

/** Whether another try at an analysis spends a report, as far as its owner has a choice. */
export interface Spending {
  /**
   * What the whole report costs; null where there is nothing to choose: it is paid for, or no report is left. Undefined
   * while unknown.
   */
  readonly cost: string | null | undefined;
  /** No report pays for it. */
  readonly isNoneLeft: boolean;
  /** Undefined where nobody was asked. */
  readonly asPreview: boolean | undefined;
  readonly choose: (asPreview: boolean) => void;
}

/** The choice for another try, which begins as it was made before. */
export function useSpending({
  isPaid,
  wantsPreview,
}: Pick<AnalysisCard, 'isPaid' | 'wantsPreview'>): Spending {
  const held = useReportCost();
  const [chosen, choose] = useState<boolean | null>(null);
  const cost = isPaid ? null : held;
  return {
    cost,
    isNoneLeft: !isPaid && held === null,
    asPreview: !cost ? undefined : (chosen ?? wantsPreview),
    choose,
  };
}
