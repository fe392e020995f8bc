import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SectionKey } from './sections.js';

const openAtFirst: readonly SectionKey[] = ['overview', 'basic', 'financial'];

export interface OpenSections {
  readonly isOpen: (key: SectionKey) => boolean;
  readonly turn: (key: SectionKey) => void;
}

/** Which sections stand open; kept by the page, because a turned tablet shows cards for a while instead. On paper all do. */
export function useOpenSections(): OpenSections {
  const [open, setOpen] = useState(openAtFirst);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // At once: what is printed is what stands when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return {
    isOpen: (key) => isPrinting || open.includes(key),
    turn: (key) =>
      setOpen((before) =>
        before.includes(key) ? before.filter((other) => other !== key) : [...before, key],
      ),
  };
}
