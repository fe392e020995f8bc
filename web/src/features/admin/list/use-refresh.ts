import { useEffect, useEffectEvent } from 'react';

/** Asks again so often, in seconds, while somebody looks; never when not said. */
export function useRefresh(ask: () => void, seconds: number | undefined): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask();
  });
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => refresh(), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}
