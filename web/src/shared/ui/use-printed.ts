import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrint } from './use-print.js';

/**
 * True from the page's first printing on, and whole before it: for what stands on paper alone, or would come later on the
 * screen. It stays, for some browsers read the page after they said it was printed.
 */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  usePrint(
    () => flushSync(() => setPrinted(true)),
    () => undefined,
  );
  return isPrinted;
}
