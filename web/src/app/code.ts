import { use, useSyncExternalStore, type ComponentType } from 'react';

/** Fetches a page or a frame: the `load` of a route or of a layout. */
export type Loader = () => Promise<{ readonly default: ComponentType }>;

const ready = new Map<Loader, ComponentType>();
const asked = new Map<Loader, Promise<ComponentType>>();
const failed = new Set<Loader>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Fetches code once. A failure stays until it is forgotten, so that a page does not ask over and over. */
export function fetchCode(load: Loader): Promise<ComponentType> {
  const before = asked.get(load);
  if (before) return before;
  const fetching = load().then(({ default: Component }) => {
    ready.set(load, Component);
    return Component;
  });
  asked.set(load, fetching);
  fetching.catch(() => failed.add(load)).finally(tell);
  queueMicrotask(tell);
  return fetching;
}

/** The component of a loader, at once when it is there; suspends otherwise, and throws why it cannot be had. */
export function useCode(load: Loader): ComponentType {
  return ready.get(load) ?? use(fetchCode(load));
}

/** Once somebody has been told of them, failures may be tried again. */
export function forgetFailedCode(): void {
  for (const load of failed) asked.delete(load);
  failed.clear();
}

/** Whether code that a page waits for is on its way. */
export function useIsFetchingCode(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => [...asked.keys()].some((load) => !ready.has(load) && !failed.has(load)),
    () => false,
  );
}
