import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { analysesApi } from './analyses-api.js';
import { applyEvent } from './apply-event.js';
import { lastHeard } from './heard.js';
import { tellIfReady } from './live-analyses.js';
import { isStale, isUnfinished } from './staleness.js';

const everyMs = 5_000;
const atOnce = 10;

/** Re-reads unfinished analyses every 5 s, for when live events do not come through. */
export function useUnfinishedPoll(cards: readonly AnalysisCard[]): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const store = useStore();
  const ids = cards
    .filter((card) => isUnfinished(card.status))
    .map((card) => `${card.id} ${card.createdAt}`)
    .join();

  useEffect(() => {
    if (!ids) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const alive = ids
        .split(',')
        .map((entry) => entry.split(' ') as [string, string])
        .filter(
          ([id, createdAt]) => !isStale({ status: 'processing', createdAt }, Date.now(), lastHeard(id)),
        );
      for (const [id] of alive.slice(0, atOnce)) {
        const reading = dispatch(
          analysesApi.endpoints.analysis.initiate(id, { forceRefetch: true, subscribe: false }),
        );
        reading.unwrap().then(
          (analysis) => {
            applyEvent({ type: 'update', analysis }, store.dispatch, store.getState());
            tellIfReady(analysis);
          },
          () => undefined,
        );
      }
    }, everyMs);
    return () => clearInterval(timer);
  }, [dispatch, ids, store]);
}
