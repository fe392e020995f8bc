import { Link } from 'react-router-dom';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { useMedia } from '../../shared/ui/use-media.js';
import styles from './hand-in.module.css';

const texts = handInTexts.hint;

/** One quiet line about the bookmark, where there is a pointer to drag it with and a bar to drag it to. */
export function BookmarkletHint() {
  const canDrag = useMedia('(pointer: fine) and (min-width: 768px)');
  if (!canDrag) return null;
  return (
    <p className={styles['hint']}>
      {texts.before} <Link to="/hand-in">{texts.link}</Link> {texts.after}
    </p>
  );
}
