import { useEffect, useState } from 'react';

const cookieName = 'sidebar_state';
const sevenDaysInSeconds = 604_800;

function keptOpen(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`);
}

/** Whether the side bar is open; kept in a cookie for seven days, toggled by ctrl or meta plus b. */
export function useSidebar(): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [isOpen, setOpen] = useState(keptOpen);
  const toggle = (): void => setOpen((before) => !before);

  useEffect(() => {
    document.cookie = `${cookieName}=${isOpen}; path=/; max-age=${sevenDaysInSeconds}; samesite=lax`;
  }, [isOpen]);

  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.repeat
      )
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return { isOpen, toggle };
}
