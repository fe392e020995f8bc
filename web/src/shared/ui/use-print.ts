import { useEffect, useEffectEvent } from 'react';

/** Calls back before the page is printed and after; what is printed is what stands when `begin` returns. */
export function usePrint(begin: () => void, end: () => void): void {
  const onBegin = useEffectEvent(begin);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    const before = (): void => onBegin();
    const after = (): void => onEnd();
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
