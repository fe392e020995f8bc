import { Link } from 'react-router-dom';
import { partTexts } from '../texts/site.js';
import styles from './logo.module.css';

/** The product's mark and name, leading to `to`. */
export function Logo({ to, isCompact = false }: { readonly to: string; readonly isCompact?: boolean }) {
  return (
    <Link className={styles['logo']} to={to} aria-label={partTexts.home}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" fill="var(--brand)" />
        <path
          d="M8 15.500 16 8l8 7.500V24H8zm4.500 2.500 2.600 2.700 4.600-5"
          fill="none"
          stroke="var(--on-brand)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {isCompact ? null : <span>Visningsklar</span>}
    </Link>
  );
}
