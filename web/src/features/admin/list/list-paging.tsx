import { adminListTexts } from '../../../shared/texts/admin-list.js';
import { LinkButton } from '../../../shared/ui/button.js';
import styles from './list.module.css';

const texts = adminListTexts.pages;

interface ListPagingProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** The ways to the pages beside this one. */
export function ListPaging({ page, pages, addressOf }: ListPagingProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['paging']} aria-label={texts.label}>
      {page > 1 ? <LinkButton to={addressOf(page - 1)}>{texts.previous}</LinkButton> : <span />}
      {page < pages ? <LinkButton to={addressOf(page + 1)}>{texts.next}</LinkButton> : null}
    </nav>
  );
}
