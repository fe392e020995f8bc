import { keepUnits } from './keep-units.js';

/** Where ticks are kept: the browser's localStorage, or anything that answers like it. */
export type TickStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (analysisId: string) => `report-ticks:${analysisId}`;

/** Ticked questions of a report, by their words as the page shows them; none when nothing readable is stored. */
export function readTicks(storage: TickStorage, analysisId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(analysisId)) ?? '[]');
    const questions = Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
    return new Set(questions.map(keepUnits));
  } catch {
    return new Set();
  }
}

/** Keeps the ticks; a full or forbidden storage loses them silently, the page still works for the visit. */
export function writeTicks(storage: TickStorage, analysisId: string, ticks: ReadonlySet<string>): void {
  try {
    storage.setItem(keyOf(analysisId), JSON.stringify([...ticks]));
  } catch {
    // Private windows may refuse to store.
  }
}
