import { useEffect, useState } from 'react';
import { handInTexts } from '../../shared/texts/hand-in.js';

/** A field that is being written in takes its text itself. */
function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=file])');
}

/** Screenshots come without a name of their own; the second one must not look like the first. */
function named(file: File, at: number): File {
  const kind = /^image\.(\w+)$/.exec(file.name)?.[1];
  if (!kind) return file;
  const time = new Date(at).toLocaleTimeString('sv-SE');
  return new File([file], handInTexts.pictures.screenshot(time, kind), { type: file.type, lastModified: at });
}

/**
 * Takes files dropped or pasted anywhere on the page, and text pasted outside every field. A file dropped beside its
 * mark would otherwise replace the page. Tells whether files are being dragged over it.
 */
export function useDroppedFiles(
  onFiles: (files: readonly File[]) => void,
  onText: (text: string) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    };
    const paste = (event: ClipboardEvent): void => {
      const data = event.clipboardData;
      if (!data) return;
      const text = data.getData('text/plain');
      if (data.files.length > 0 && !(text && isTypedIn(event.target))) {
        event.preventDefault();
        onFiles([...data.files].map((file) => named(file, Date.now())));
      } else if (text && !isTypedIn(event.target)) {
        onText(text);
      }
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [onFiles, onText]);
  return isOver;
}
