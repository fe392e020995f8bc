import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const largest = 5;
/** What a double tap gives. */
const readable = 2.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  /** 1 shows the whole picture. */
  readonly scale: number;
  readonly zoomTo: (scale: number, at?: Point) => void;
  /** Between the whole picture and a readable size. */
  readonly toggle: (at?: Point) => void;
}

/**
 * Zoom of the picture on show: two fingers on glass or trackpad, and whatever calls `zoomTo`. What lies under the
 * fingers stays there; moving about in the enlarged picture is the slide's own scrolling.
 * @param strip holds one slide for each picture
 */
export function useZoom(strip: RefObject<HTMLElement | null>, current: number): Zoom {
  const [scale, setScale] = useState(1);
  const kept = useRef<(Point & { readonly across: number; readonly down: number }) | null>(null);
  const slideOf = () => strip.current?.children[current];
  const imageOf = () => slideOf()?.querySelector('img');

  function zoomTo(wanted: number, at?: Point) {
    const box = imageOf()?.getBoundingClientRect();
    if (!box) return;
    const { x, y } = at ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 };
    kept.current = { x, y, across: share(x - box.left, box.width), down: share(y - box.top, box.height) };
    setScale(Math.min(largest, Math.max(1, wanted)));
  }

  const keepPlace = useEffectEvent(() => {
    const box = imageOf()?.getBoundingClientRect();
    if (!box || !kept.current) return;
    const { x, y, across, down } = kept.current;
    slideOf()?.scrollBy({
      left: box.left + across * box.width - x,
      top: box.top + down * box.height - y,
      behavior: 'instant',
    });
  });
  useLayoutEffect(() => keepPlace(), [scale]);

  useTwoFingers(strip, scale, zoomTo);
  return { scale, zoomTo, toggle: (at) => zoomTo(scale > 1 ? 1 : readable, at) };
}

const share = (part: number, whole: number) => Math.min(1, Math.max(0, part / whole));

/** Pinching on a touch screen, and on a trackpad, which browsers tell as a wheel with Ctrl. */
function useTwoFingers(
  strip: RefObject<HTMLElement | null>,
  scale: number,
  zoomTo: (scale: number, at: Point) => void,
): void {
  const pinch = useRef<{ readonly distance: number; readonly scale: number } | null>(null);

  const touch = useEffectEvent((event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!one || !two) {
      pinch.current = null;
      return;
    }
    // Else the strip would be swiped at the same time.
    if (event.cancelable) event.preventDefault();
    const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (event.type !== 'touchmove' || !pinch.current) {
      pinch.current = { distance, scale };
      return;
    }
    zoomTo(pinch.current.scale * (distance / pinch.current.distance), {
      x: (one.clientX + two.clientX) / 2,
      y: (one.clientY + two.clientY) / 2,
    });
  });
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 150), { x: event.clientX, y: event.clientY });
  });

  useEffect(() => {
    const { current: element } = strip;
    if (!element) return undefined;
    const touched = (event: TouchEvent) => touch(event);
    const turned = (event: WheelEvent) => wheel(event);
    // React listens passively to these, and could not keep the browser from its own way with them.
    const active = { passive: false };
    const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const name of names) element.addEventListener(name, touched, active);
    element.addEventListener('wheel', turned, active);
    return () => {
      for (const name of names) element.removeEventListener(name, touched);
      element.removeEventListener('wheel', turned);
    };
  }, [strip]);
}
