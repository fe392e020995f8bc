import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `act` when the connection comes back, while the caller is on show. */
export function useReconnected(act: () => void): void {
  const onReturn = useEffectEvent(act);
  useEffect(() => {
    const listener = (): void => onReturn();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
