import type { AdminAnalysisFigures } from '../../../../../src/analyses/admin-analyses.types.js';
import { number } from '../../../shared/format/number.js';
import { adminAnalysesTexts } from '../../../shared/texts/admin-analyses.js';
import { ListFigures } from '../list/list-figures.js';

const texts = adminAnalysesTexts.figures;

interface AnalysisFiguresProps {
  /** Undefined while they are on the way. */
  readonly stats: AdminAnalysisFigures | undefined;
}

/** How many analyses there are, whatever the list shows of them. */
export function AnalysisFigures({ stats }: AnalysisFiguresProps) {
  return (
    <ListFigures
      label={texts.label}
      figures={(['total', 'completed', 'processing', 'failed'] as const).map((name) => ({
        ...texts[name],
        value: stats && number(stats[name]),
      }))}
    />
  );
}
