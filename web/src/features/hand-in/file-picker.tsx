import { useId } from 'react';
import { Icon } from '../../shared/ui/icon.js';
import styles from './hand-in.module.css';

interface FilePickerProps {
  readonly label: string;
  readonly hint?: string;
  readonly accept: string;
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A field to press or to drop files on; the panel around it takes care of the dropping. */
export function FilePicker({ label, hint, accept, describedBy, onFiles }: FilePickerProps) {
  const id = useId();
  return (
    <div className={styles['picker']}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        accept={accept}
        aria-describedby={describedBy}
        onChange={(event) => {
          const { files } = event.target;
          if (files?.length) onFiles([...files]);
          // The same file may be chosen again after it was taken out.
          event.target.value = '';
        }}
      />
      <label htmlFor={id}>
        <Icon name="upload" size={24} />
        <strong>{label}</strong>
        {hint ? <span>{hint}</span> : null}
      </label>
    </div>
  );
}
