import { Link } from 'react-router-dom';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { useMedia } from '../../shared/ui/use-media.js';
import styles from './hand-in.module.css';

const texts = handInTexts.hint;

/** One quiet line about the bookmark, where there is a pointer to drag it with. */
export function BookmarkletHint() {
  const hasFinePointer = useMedia('(pointer: fine)');
  if (!hasFinePointer) return null;
  return (
    <p className={styles['hint']}>
      {texts.before} <Link to="/hand-in">{texts.link}</Link> {texts.after}
    </p>
  );
}
