export type Side = 'top' | 'bottom';

/**
 * The side of the window with more room beside an element: what is shown there does not cover it. Below, where it is not
 * on the screen. Without an id, of what has just been pressed or typed into.
 */
export function freeSide(id?: string): Side {
  const thing = id === undefined ? document.activeElement : document.getElementById(id);
  if (!thing?.matches('[id], button, a, input, textarea') || thing.matches('main')) return 'bottom';
  const { top, bottom } = thing.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < window.innerHeight;
  return isOnScreen && top > window.innerHeight - bottom ? 'top' : 'bottom';
}
