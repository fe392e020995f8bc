import type { RedFlag } from '../../../../../src/reports/analysis-result.schema.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';
import { sortFlags } from '../logic/findings.js';
import { severityLabels } from '../logic/labels.js';
import { firstSentences } from '../logic/sentences.js';
import { CostRangeText } from '../parts/cost-range.js';
import { ToneIcon } from '../parts/tone-badge.js';

const texts = reportPageTexts.summary;
const mostFlags = 5;
/** Letters of two lines on A4. */
const roomPerFlag = 220;

/** The five heaviest flags in short. */
export function SummaryFlags({ flags }: { readonly flags: readonly RedFlag[] }) {
  const sorted = sortFlags(flags);
  const left = sorted.length - mostFlags;
  return (
    <section className="summary-flags">
      <h3>{texts.flags}</h3>
      {sorted.length === 0 ? <p>{texts.noFlags}</p> : null}
      <ol>
        {sorted.slice(0, mostFlags).map((flag, index) => (
          <li key={`${flag.rule} ${index}`}>
            <ToneIcon tone={(severityLabels[flag.severity] ?? severityLabels.notice).tone} />
            <div>
              <h4>
                {flag.title || flag.category} <CostRangeText cost={flag.estimatedCost} />
              </h4>
              <p>{firstSentences(flag.description, roomPerFlag)}</p>
            </div>
          </li>
        ))}
      </ol>
      {left > 0 ? <p className="report-quiet">{texts.moreFlags(left)}</p> : null}
    </section>
  );
}
