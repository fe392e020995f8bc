import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';
import { ThemeToggle } from './theme-toggle.js';

/** The foot of public pages, with the legal pages. */
export function SiteFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p>
          Visningsklar hjälper dig att fråga rätt. Beslutet är ditt, och en besiktning ersätts inte av en
          annonsanalys.
        </p>
        <nav aria-label="Villkor">
          <Link to="/terms">Användarvillkor</Link>
          <Link to="/privacy">Personuppgifter</Link>
          <Link to="/cookies">Kakor</Link>
          <ThemeToggle />
        </nav>
      </div>
    </footer>
  );
}
