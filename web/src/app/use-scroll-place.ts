import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'visningsklar.scroll-places';
/** As many steps back as somebody takes. */
const mostPlaces = 50;
/** After this a page that is still too short has become another one. */
const patienceMs = 5_000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const places = new Map<string, number>(keptPlaces());

function keptPlaces(): readonly [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function keepPlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-mostPlaces)));
  } catch {
    // Without storage the places last as long as the document.
  }
}

/** A new path opens at its top; one that is gone back to, or loaded anew, where it was left. */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const id = `${key} ${pathname}`;

  useEffect(() => {
    // The browser would move the page that is left, before the next one stands.
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPlaces);
    return () => window.removeEventListener('pagehide', keepPlaces);
  }, []);

  const takePlace = useEffectEvent(() => {
    const left = kind === 'POP' ? places.get(id) : undefined;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (left === undefined && named) named.scrollIntoView();
    else window.scrollTo(0, 0);
    return left ? scrollOnceTallEnough(left) : undefined;
  });
  // Another query or hash is the same page.
  useLayoutEffect(() => takePlace(), [pathname]);

  useLayoutEffect(() => {
    const note = (): void => {
      places.delete(id);
      places.set(id, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [id]);
}

/** Content comes bit by bit: waits for enough of it, unless the person moves first. */
function scrollOnceTallEnough(top: number): () => void {
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
