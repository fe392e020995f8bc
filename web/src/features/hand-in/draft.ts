import { useSyncExternalStore } from 'react';

/** What somebody has typed and chosen but not yet handed in. */
export interface Draft {
  readonly brokerUrl: string;
  readonly text: string;
  readonly pages: readonly File[];
  readonly pictures: readonly File[];
}

const empty: Draft = { brokerUrl: '', text: '', pages: [], pictures: [] };
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
const keyOf = (id: string): string => `visningsklar.hand-in:${id}`;

/** A phone may throw the page away while its owner copies in another app: what is typed then waits in the tab. */
function kept(id: string): Draft {
  try {
    const { brokerUrl, text } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<Draft>;
    if (typeof brokerUrl === 'string' && typeof text === 'string') return { ...empty, brokerUrl, text };
  } catch {
    // Without storage the draft lasts as long as the page.
  }
  return empty;
}

function keep(id: string, { brokerUrl, text }: Draft): void {
  try {
    if (brokerUrl || text) sessionStorage.setItem(keyOf(id), JSON.stringify({ brokerUrl, text }));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // As above; a text too long for the storage is still in memory.
  }
}

function draftOf(id: string): Draft {
  let draft = drafts.get(id);
  if (!draft) drafts.set(id, (draft = kept(id)));
  return draft;
}

export function changeDraft(id: string, change: (before: Draft) => Partial<Draft>): void {
  const before = draftOf(id);
  const draft = { ...before, ...change(before) };
  drafts.set(id, draft);
  keep(id, draft);
  for (const listener of listeners) listener();
}

/**
 * The draft of one analysis. It lives outside the page that shows it: signing in again, a failed upload or a look at
 * another page loses nothing.
 */
export function useDraft(id: string): Draft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draftOf(id),
  );
}
