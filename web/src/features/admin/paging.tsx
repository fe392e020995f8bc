import { adminPaymentsTexts } from '../../shared/texts/admin-payments.js';
import { LinkButton } from '../../shared/ui/button.js';
import styles from './purchases.module.css';

const texts = adminPaymentsTexts.pages;

interface PagingProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** The ways to the pages beside this one. */
export function Paging({ page, pages, addressOf }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['paging']} aria-label={texts.label}>
      {page > 1 ? <LinkButton to={addressOf(page - 1)}>{texts.previous}</LinkButton> : <span />}
      {page < pages ? <LinkButton to={addressOf(page + 1)}>{texts.next}</LinkButton> : null}
    </nav>
  );
}
