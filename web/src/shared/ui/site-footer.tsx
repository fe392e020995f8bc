import { Link } from 'react-router-dom';
import { useMeta } from '../api/meta.js';
import { siteTexts as texts } from '../texts/site.js';
import styles from './site-footer.module.css';
import { ThemeToggle } from './theme-toggle.js';

/** The foot of public pages: who runs it, the prices and the legal pages. */
export function SiteFooter() {
  const operator = useMeta()?.operator;
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['who']}>
          <p>{texts.promise}</p>
          <p>
            {operator ? texts.operator(operator) : null} <Link to="/terms#kontakt">{texts.contact}</Link>
          </p>
        </div>
        <nav aria-label={texts.legal}>
          <Link to="/pricing">{texts.pricing}</Link>
          <Link to="/metod">{texts.method}</Link>
          <Link to="/terms">{texts.terms}</Link>
          <Link to="/privacy">{texts.privacy}</Link>
          <Link to="/cookies">{texts.cookies}</Link>
          <span className={styles['toggle']}>
            <ThemeToggle />
          </span>
        </nav>
      </div>
    </footer>
  );
}
