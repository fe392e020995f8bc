import { useEffect, useState } from 'react';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';

/** Below this the top of the list is no longer looked at. CSS pixels. */
const readingFrom = 240;

/**
 * While somebody reads further down, cards that come in on top wait there, so that nothing moves under the eye. Back at
 * the top they stand.
 */
export function useHeldBack(cards: readonly AnalysisCard[]): {
  readonly shown: readonly AnalysisCard[];
  readonly waiting: number;
} {
  const [topId, setTopId] = useState<string | null>(null);
  const first = cards[0]?.id ?? null;
  useEffect(() => {
    const look = (): void => setTopId((known) => (window.scrollY < readingFrom ? null : (known ?? first)));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [first]);
  const waiting =
    topId === null
      ? 0
      : Math.max(
          0,
          cards.findIndex((card) => card.id === topId),
        );
  return { shown: waiting === 0 ? cards : cards.slice(waiting), waiting };
}
