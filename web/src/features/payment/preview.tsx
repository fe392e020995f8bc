import type { AnalysisPreview, AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { paymentTexts as texts } from '../../shared/texts/payment.js';
import { Icon } from '../../shared/ui/icon.js';
import { asWork, MadeBy } from '../../shared/ui/made-by.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import styles from './payment.module.css';

/**
 * What an unpaid owner may read: the verdict, its first sentence, and the titles of a few red flags. How severe each is
 * stands in the report, so all bear one sign.
 */
export function Preview({
  preview,
  madeBy,
}: {
  readonly preview: AnalysisPreview;
  readonly madeBy: AnalysisView['madeBy'];
}) {
  const { verdict, verdictReason, confidence, redFlagsCount, redFlagTitles, unjudgedCount } = preview;
  const hidden = redFlagsCount - redFlagTitles.length;
  return (
    <section className={styles['preview']} aria-label={texts.preview.label} {...asWork}>
      <MadeBy madeBy={madeBy} />
      <VerdictMark verdict={verdict} isLarge />
      <p className={styles['reason']}>{verdictReason}</p>
      <p className={styles['quiet']}>{texts.preview.figures(confidence, redFlagsCount)}</p>
      {redFlagTitles.length > 0 ? (
        <ul className={styles['flags']}>
          {redFlagTitles.map((title) => (
            <li key={title}>
              <Icon name="flag" /> <span>{title}</span>
            </li>
          ))}
          {hidden > 0 ? <li className={styles['quiet']}>{texts.preview.hidden(hidden)}</li> : null}
        </ul>
      ) : null}
      {unjudgedCount > 0 ? <p className={styles['quiet']}>{texts.preview.unjudged(unjudgedCount)}</p> : null}
      {madeBy ? <p className={styles['quiet']}>{madeBy.label}</p> : null}
    </section>
  );
}
