import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * A dialog that is open from its first moment, as long as its component stands.
 * @param onClose however it is closed: by a button, by Escape
 */
export function useOpenDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current!;
    const hear = () => closed();
    element.showModal();
    element.addEventListener('close', hear);
    return () => element.removeEventListener('close', hear);
  }, []);
  return dialog;
}
