import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
  /** `isServerPage`: the address is no page of this app. */
  readonly action?: { readonly label: string; readonly to: string; readonly isServerPage?: boolean };
  readonly seconds: number;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message that stays over page changes; 5 s when nothing else is said, 8 s for errors.
 * @returns its id, for `dismissToast` when it no longer holds
 */
export function toast(message: Omit<Toast, 'id' | 'seconds'> & { readonly seconds?: number }): number {
  const seconds = message.seconds ?? (message.kind === 'error' ? 8 : 5);
  const same = (other: Toast): boolean => other.title === message.title && other.text === message.text;
  const id = nextId++;
  change([...toasts.filter((other) => !same(other)).slice(-3), { ...message, seconds, id }]);
  return id;
}

export function dismissToast(id: number): void {
  change(toasts.filter((other) => other.id !== id));
}

/** Takes away what no longer holds, for instance the call to sign in once somebody has. */
export function clearToasts(): void {
  change([]);
}

/** The messages on show, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => toasts,
  );
}
