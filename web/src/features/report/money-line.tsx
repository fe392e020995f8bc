import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../shared/format/cost-range.js';
import { kr } from '../../shared/format/money.js';
import { reportTexts } from '../../shared/texts/report.js';
import { homeMoney } from './logic/money.js';

const texts = reportTexts.moneyLine;

/** What of the money is shown more closely elsewhere on the page. */
export type MoneyPart = 'month' | 'once' | 'works';

interface MoneyLineProps {
  readonly result: AnalysisResult;
  readonly onShow: (part: MoneyPart) => void;
}

/** What the home costs beside its price, in one glance; each sum leads to what it is made of. */
export function MoneyLine({ result, onShow }: MoneyLineProps) {
  const { month, once, works } = homeMoney(result);
  const sums: readonly (readonly [MoneyPart, string | null])[] = [
    ['month', month === null ? null : kr(month, 'mån')],
    ['once', once === null ? null : kr(once)],
    ['works', works === null ? null : works === 'none' ? texts.noWorks : costRange(works)],
  ];
  return (
    <ul className="money-line no-print" aria-label={texts.title}>
      {sums.map(([part, sum]) => (
        <li key={part}>
          {sum === null ? (
            <p>
              <span>{texts[part]}</span> {texts.unknown}
            </p>
          ) : (
            <button type="button" onClick={() => onShow(part)}>
              <span>{texts[part]}</span> <strong>{sum}</strong>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
