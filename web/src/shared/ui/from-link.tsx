import { partTexts } from '../texts/site.js';
import styles from './from-link.module.css';

/** Marks a fact that nobody has read on a page: only the link's own words tell it. */
export function FromLink() {
  return <span className={styles['mark']}>{partTexts.fromLink}</span>;
}
