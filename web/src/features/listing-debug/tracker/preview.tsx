import type { TrackedImage } from '../../../../../src/image-tracking/image-tracking.types.js';
import { imageUrl } from '../../../shared/api/image-url.js';
import { pictureTexts } from '../../../shared/texts/pictures.js';
import { Icon } from '../../../shared/ui/icon.js';
import { fileName } from './decisions.js';
import styles from './tracker.module.css';

interface PreviewProps {
  /** Undefined for one that was filtered, which is not kept. */
  readonly image: TrackedImage | undefined;
  readonly onOpen: (sha256: string) => void;
}

/** A small view of a stored picture, which opens it at full size. */
export function Preview({ image, onOpen }: PreviewProps) {
  if (!image) {
    return (
      <span className={styles['preview']} data-missing="true">
        <Icon name="cross" size={18} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['preview']}
      aria-label={pictureTexts.open(fileName(image.url))}
      onClick={() => onOpen(image.sha256)}
    >
      <img src={imageUrl(image.sha256, 320)} alt="" loading="lazy" decoding="async" />
    </button>
  );
}
