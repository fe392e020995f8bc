import { useRef, type MouseEvent } from 'react';

const withinMs = 350;
const withinPx = 40;

/** Two taps or clicks in the same place; browsers tell of a double tap on glass as they like, or not at all. */
export function useDoubleTap(act: (at: { readonly x: number; readonly y: number }) => void) {
  const last = useRef({ at: -Infinity, x: 0, y: 0 });
  return (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const isSecond =
      at - last.current.at < withinMs && Math.hypot(x - last.current.x, y - last.current.y) < withinPx;
    last.current = isSecond ? { at: -Infinity, x, y } : { at, x, y };
    if (isSecond) act({ x, y });
  };
}
