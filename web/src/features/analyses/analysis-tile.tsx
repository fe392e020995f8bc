import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { hasReport } from '../../shared/has-report.js';
import { CompletedCard } from './completed-card.js';
import { FailedCard } from './failed-card.js';
import { lastHeard } from './heard.js';
import { shownStatus } from './staleness.js';
import { UnfinishedCard } from './unfinished-card.js';

/** One analysis in a list, as what it is now. `now`: milliseconds since 1970. */
export function AnalysisTile({
  card,
  now,
  isEager = false,
}: {
  readonly card: AnalysisCard;
  readonly now: number;
  readonly isEager?: boolean;
}) {
  const status = shownStatus(card, now, lastHeard(card.id));
  // The report that is held stands, though another was not finished.
  if (status === 'completed' || (status === 'failed' && hasReport(card)))
    return <CompletedCard card={card} isEager={isEager} />;
  if (status === 'failed') return <FailedCard card={card} />;
  return <UnfinishedCard card={card} />;
}
