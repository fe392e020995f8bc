import { Link } from 'react-router-dom';
import { landingTexts } from '../../shared/texts/landing.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './landing.module.css';

const texts = landingTexts.features;

/** The three cards: what the buyer gets, each with a sample of it. */
export function Features() {
  return (
    <section className={styles['section']} aria-labelledby="features">
      <h2 id="features">{texts.title}</h2>
      <div className={styles['features']}>
        {texts.cards.map(({ icon, title, text, label, sample }) => (
          <article key={title} className={styles['feature']}>
            <Icon name={icon} size={28} />
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles['sample']}>
              <span>{label}</span>
              {sample}
            </p>
          </article>
        ))}
      </div>
      <Link className={styles['example']} to="/metod">
        {texts.method}
      </Link>
    </section>
  );
}
