import { Link } from 'react-router-dom';
import { siteTexts as texts } from '../texts/site.js';
import styles from './site-footer.module.css';
import { ThemeToggle } from './theme-toggle.js';

/** The foot of public pages, with the legal pages. */
export function SiteFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p>{texts.promise}</p>
        <nav aria-label={texts.legal}>
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
