import { useCallback, useState } from 'react';
import { Icon } from '../../shared/ui/icon.js';
import iconButton from '../../shared/ui/icon-button.module.css';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { sizeText } from './files.js';
import styles from './hand-in.module.css';

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly label: string;
  readonly hasThumbnails?: boolean;
  readonly onRemove: (file: File) => void;
}

/** Files that will be handed in, each with its name, its size and the way to take it out again. */
export function ChosenFiles({ files, label, hasThumbnails = false, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']} aria-label={label}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          {hasThumbnails ? <Thumbnail file={file} /> : <Icon name="page" size={24} />}
          <span className={styles['fileName']}>{file.name}</span>
          <span className={styles['fileSize']}>{sizeText(file.size)}</span>
          <button
            type="button"
            className={iconButton['button']}
            aria-label={handInTexts.remove(file.name)}
            onClick={() => onRemove(file)}
          >
            <Icon name="trash" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** That a file was put in the other field than it was chosen in. */
export function Moved({ text }: { readonly text: string | null }) {
  return (
    <p className={styles['moved']} role="status">
      {text}
    </p>
  );
}

/** Decorative: the name beside it tells which picture it is. */
function Thumbnail({ file }: { readonly file: File }) {
  const [isBroken, setIsBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      // The address must be given back when the file goes.
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <span className={styles['thumbnail']}>
      {isBroken ? <Icon name="picture" /> : <img ref={show} alt="" onError={() => setIsBroken(true)} />}
    </span>
  );
}
