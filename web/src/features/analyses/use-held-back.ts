import { useEffect, useMemo, useState } from 'react';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';

/** Below this the top of the list is no longer looked at. CSS pixels. */
export const readingFrom = 240;

/**
 * While somebody reads further down, cards that come in on top wait there, so that nothing moves under the eye. Back at
 * the top they stand.
 */
export function useHeldBack(cards: readonly AnalysisCard[]): {
  readonly shown: readonly AnalysisCard[];
  readonly waiting: number;
} {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const waiting = known === null ? 0 : countNewOnTop(cards, known);
  const shown = useMemo(() => (waiting === 0 ? cards : cards.slice(waiting)), [cards, waiting]);
  useEffect(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const look = (): void => setKnown(window.scrollY < readingFrom ? null : ids);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [shown]);
  return { shown, waiting };
}

/**
 * How many cards came in before the first one that was shown already; 0 when none of those is left.
 * @param known ids of the cards that were shown
 */
export function countNewOnTop(cards: readonly { readonly id: string }[], known: ReadonlySet<string>): number {
  return Math.max(
    0,
    cards.findIndex(({ id }) => known.has(id)),
  );
}
