import { useSyncExternalStore } from 'react';
import { freeSide, type Side } from './free-side.js';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
  /** `isServerPage`: the address is no page of this app. */
  readonly action?: { readonly label: string; readonly to: string; readonly isServerPage?: boolean };
  readonly seconds: number;
  /** Id of the element it speaks of, which it leaves in sight; without one, what has just been used. */
  readonly about?: string;
  /** Where it stands. */
  readonly side: Side;
}

let shown: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message that stays over page changes; 5 s when nothing else is said, 8 s for errors. It takes the place of the
 * one before: a pile of them hides what they speak of.
 * @returns its id, for `dismissToast` when it no longer holds
 */
export function toast(
  message: Omit<Toast, 'id' | 'seconds' | 'side'> & { readonly seconds?: number },
): number {
  const seconds = message.seconds ?? (message.kind === 'error' ? 8 : 5);
  const id = nextId++;
  change({ ...message, seconds, id, side: freeSide(message.about) });
  return id;
}

export function dismissToast(id: number): void {
  if (shown?.id === id) change(null);
}

/** Takes away what no longer holds, for instance the call to sign in once somebody has. */
export function clearToasts(): void {
  change(null);
}

/** The message on show. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => shown,
  );
}
