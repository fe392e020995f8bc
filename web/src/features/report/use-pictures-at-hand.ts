import { useEffect, type RefObject } from 'react';

/** After what is on the screen has had the line for itself. */
const afterMs = 3000;

/**
 * Fetches the report's other pictures ahead, so that it can be read in a stairwell without coverage; not for those who
 * save data. One after another, so that whoever opens something meanwhile does not stand in line behind thirty.
 */
export function usePicturesAtHand(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    let isGone = false;
    const fetchAll = async (): Promise<void> => {
      for (const image of root.current?.querySelectorAll('img') ?? []) {
        if (isGone) return;
        image.loading = 'eager';
        await whenFetched(image);
      }
    };
    const timer = setTimeout(() => void fetchAll(), afterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [root]);
}

/** Whether or not it could be had. */
async function whenFetched(image: HTMLImageElement): Promise<void> {
  if (image.complete) return;
  await new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}
