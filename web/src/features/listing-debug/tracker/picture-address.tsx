import { copyText } from '../../../shared/copy-text.js';
import { safeLink } from '../../../shared/safe-link.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import iconButton from '../../../shared/ui/icon-button.module.css';
import { Icon } from '../../../shared/ui/icon.js';
import { fileName } from './decisions.js';
import styles from './tracker.module.css';

const texts = listingDebugTexts.tracker;

/** Where a picture was found. Nothing is asked of that place until somebody opens it, and then without telling whence. */
export function PictureAddress({ url }: { readonly url: string }) {
  const href = safeLink(url);
  const name = fileName(url);
  return (
    <span className={styles['address']}>
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          title={url}
          aria-label={`${name}. ${texts.open}`}
        >
          {name}
        </a>
      ) : (
        <span title={url}>{name}</span>
      )}
      <button
        type="button"
        className={iconButton['button']}
        aria-label={`${texts.copy}: ${name}`}
        onClick={() => void copyText(url)}
      >
        <Icon name="link" size={16} />
      </button>
    </span>
  );
}
