import { paymentTexts as texts } from '../../shared/texts/payment.js';
import styles from './payment.module.css';

/** What the preview does not show and the report does. */
export function LockedParts() {
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <h2 id="locked">{texts.locked.title}</h2>
      <ul>
        {texts.locked.parts.map((part) => (
          <li key={part}>
            <Padlock /> <span>{part}</span>
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{texts.locked.honest}</p>
    </section>
  );
}

function Padlock() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
