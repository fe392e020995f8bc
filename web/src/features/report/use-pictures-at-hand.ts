import { useEffect, type RefObject } from 'react';

/** After what is on the screen has had the line for itself. */
const afterMs = 3000;

/**
 * Fetches the report's other pictures ahead, so that it can be read in a stairwell without coverage; not for those who
 * save data.
 */
export function usePicturesAtHand(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    const timer = setTimeout(() => {
      for (const image of root.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }, afterMs);
    return () => clearTimeout(timer);
  }, [root]);
}
