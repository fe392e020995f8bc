import { useState } from 'react';
import { readTicks, writeTicks } from './logic/tick-store.js';

export interface Ticks {
  readonly isTicked: (question: string) => boolean;
  readonly setTicked: (question: string, ticked: boolean) => void;
}

/** The ticked questions of one report, kept in this browser. */
export function useTicks(analysisId: string): Ticks {
  const [ticked, setAll] = useState(() => readTicks(localStorage, analysisId));
  return {
    isTicked: (question) => ticked.has(question),
    setTicked: (question, isTicked) => {
      const next = new Set(ticked);
      if (isTicked) next.add(question);
      else next.delete(question);
      setAll(next);
      writeTicks(localStorage, analysisId, next);
    },
  };
}
