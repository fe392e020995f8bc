import { percent } from '../../shared/format/number.js';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './example-report.module.css';
import { exampleResult } from './result.js';

/** The verdict in one glance, with the sample's own words for YELLOW. */
export function ExampleVerdict() {
  const { confidence, verdictReason } = exampleResult;
  return (
    <section className={styles['verdict']} aria-labelledby="verdict">
      <div className={styles['verdictHead']}>
        <Icon name="warning" size={40} />
        <div>
          <p className={styles['kicker']}>{texts.verdictKicker}</p>
          <h2 id="verdict">{texts.verdict}</h2>
        </div>
      </div>
      <p>{verdictReason}</p>
      <p className={styles['confidence']}>
        <span id="confidence">{texts.confidence}</span>
        <strong>{percent(confidence.score)}</strong>
      </p>
      <div
        className={styles['track']}
        role="meter"
        aria-labelledby="confidence"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={confidence.score}
      >
        <div style={{ width: `${confidence.score}%` }} />
      </div>
      <p className={styles['small']}>{confidence.explanation}</p>
      <p className={styles['made']}>{texts.made}</p>
    </section>
  );
}
