import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { lastHeard } from './heard.js';
import { tellIfEnded } from './live-analyses.js';
import { readCard } from './read-card.js';
import { isStale, isUnfinished } from './staleness.js';

const everyMs = 5_000;
const atOnce = 10;

/** Re-reads unfinished analyses every 5 s, for when live events do not come through. */
export function useUnfinishedPoll(cards: readonly AnalysisCard[]): void {
  const store = useStore();
  const ids = cards
    .filter((card) => isUnfinished(card.status))
    .map((card) => `${card.id} ${card.startedAt}`)
    .join();

  useEffect(() => {
    if (!ids) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const alive = ids
        .split(',')
        .map((entry) => entry.split(' ') as [string, string])
        .filter(
          ([id, startedAt]) => !isStale({ status: 'processing', startedAt }, Date.now(), lastHeard(id)),
        );
      for (const [id] of alive.slice(0, atOnce)) {
        readCard(id, store).then(
          (card) => card && tellIfEnded(card),
          () => undefined,
        );
      }
    }, everyMs);
    return () => clearInterval(timer);
  }, [ids, store]);
}
