import { useEffect } from 'react';
import { routes } from '../routes.js';

/** After the first page has had the line for itself. */
const AFTER_MS = 2_000;

/** Fetches the code of the other signed-in pages ahead, so that a stairwell without coverage does not stop a step. */
export function usePagesAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const route of routes) if (route.layout === 'shell') void route.load().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
