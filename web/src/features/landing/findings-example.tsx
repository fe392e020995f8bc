import { Icon } from '../../shared/ui/icon.js';
import { landingTexts } from '../../shared/texts/landing.js';
import styles from './findings-example.module.css';

const texts = landingTexts.finding;

/** What a finding looks like: severity, claim and proof. An invented home, said so. */
export function FindingsExample() {
  return (
    <figure className={styles['box']} aria-label={texts.label}>
      <p className={styles['verdict']}>
        <Icon name="cross" size={28} />
        {texts.verdict}
      </p>
      <p className={styles['reason']}>{texts.reason}</p>
      <ul className={styles['rows']}>
        {texts.rows.map(({ icon, tone, severity, claim, source, proof }) => (
          <li key={claim} data-tone={tone}>
            <Icon name={icon} />
            <div>
              <p className={styles['severity']}>{severity}</p>
              <p className={styles['claim']}>{claim}</p>
              <p className={styles['proof']}>
                <span>{source}:</span> {proof}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['ask']}>
        <strong>{texts.askFirst}</strong> {texts.question}
      </p>
      <figcaption className={styles['caption']}>{texts.caption}</figcaption>
    </figure>
  );
}
