import { useEffect } from 'react';

/**
 * While it is wanted and another site's window has opened this one, links to our other pages are followed by loads of
 * their own: such a load lets go of that window, which could still lead this one elsewhere.
 */
export function useLoadsOfItsOwn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || window.opener === null) return undefined;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // Before the router hears of it, which would follow it within this page.
      if (link?.origin === window.location.origin) event.stopPropagation();
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [isWanted]);
}
