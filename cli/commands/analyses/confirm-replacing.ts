import type { OperatorsAnalysis } from '../../../src/analyses/admin-analyses.types.js';
import { confirm } from '../../confirm.js';

/**
 * Asks before completed reports are written anew: what was read of an advert may have changed, and a preview is lost if it
 * is gone.
 * @throws as `confirm`
 */
export async function confirmReplacing(
  analyses: readonly Pick<OperatorsAnalysis, 'status' | 'isPaid'>[],
  options: { readonly yes?: boolean },
): Promise<void> {
  const completed = analyses.filter(({ status }) => status === 'completed');
  if (completed.length === 0) return;
  const paid = completed.filter(({ isPaid }) => isPaid).length;
  const which = completed.length === 1 ? '1 completed report' : `${completed.length} completed reports`;
  await confirm(`replace ${which}${paid > 0 ? ` (${paid} paid for)` : ''}`, options);
}
