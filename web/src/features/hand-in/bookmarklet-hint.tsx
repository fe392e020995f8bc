import { Link } from 'react-router-dom';
import { useMedia } from '../../shared/ui/use-media.js';
import styles from './hand-in.module.css';

/** One quiet line about the bookmark, where there is a pointer to drag it with. */
export function BookmarkletHint() {
  const hasFinePointer = useMedia('(pointer: fine)');
  if (!hasFinePointer) return null;
  return (
    <p className={styles['hint']}>
      Vissa sajter släpper inte in vår läsare. Med <Link to="/hand-in">ett bokmärke i webbläsaren</Link>{' '}
      skickar du annonsen hit själv.
    </p>
  );
}
