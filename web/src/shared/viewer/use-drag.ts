import { useRef, type PointerEvent } from 'react';

/** Lets a mouse draw an enlarged picture about; fingers scroll it by themselves. */
export function useDrag(isOn: boolean) {
  const isHeld = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!isOn || event.pointerType !== 'mouse' || event.button !== 0) return;
      isHeld.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!isHeld.current) return;
      event.currentTarget.scrollBy({
        left: -event.movementX,
        top: -event.movementY,
        behavior: 'instant',
      });
    },
    onPointerUp() {
      isHeld.current = false;
    },
  };
}
