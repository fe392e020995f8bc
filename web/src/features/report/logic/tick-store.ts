/** Where ticks are kept: the browser's localStorage, or anything that answers like it. */
export type TickStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (analysisId: string) => `report-ticks:${analysisId}`;

/** Ticked questions of a report, by their words; none when nothing readable is stored. */
export function readTicks(storage: TickStorage, analysisId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(analysisId)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []);
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
