import { useRef, type RefObject } from 'react';
import { usePrint } from '../../shared/ui/use-print.js';

/** Opens all that can be opened while the page is printed, and closes it again after. */
export function useOpenForPrint(root: RefObject<HTMLElement | null>): void {
  const opened = useRef<readonly HTMLDetailsElement[]>([]);
  const turn = (isOpen: boolean): void => {
    for (const details of opened.current) details.open = isOpen;
  };
  usePrint(
    () => {
      opened.current = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      turn(true);
    },
    () => turn(false),
  );
}
