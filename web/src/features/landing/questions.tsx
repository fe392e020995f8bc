import { landingTexts } from '../../shared/texts/landing.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './landing.module.css';

const texts = landingTexts.faq;

/** What people ask before they try. */
export function Questions() {
  return (
    <section className={`${styles['section']} ${styles['faq']}`} aria-labelledby="faq">
      <h2 id="faq">{texts.title}</h2>
      <div>
        {texts.entries.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="plus" size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
