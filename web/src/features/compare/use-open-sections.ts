import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrint } from '../../shared/ui/use-print.js';
import type { SectionKey } from './sections.js';

const openAtFirst: readonly SectionKey[] = ['money', 'overview', 'basic', 'financial'];

export interface OpenSections {
  readonly isOpen: (key: SectionKey) => boolean;
  readonly turn: (key: SectionKey) => void;
}

/** Which sections stand open. On paper all do. */
export function useOpenSections(): OpenSections {
  const [open, setOpen] = useState(openAtFirst);
  const [isPrinting, setPrinting] = useState(false);
  usePrint(
    () => flushSync(() => setPrinting(true)),
    () => setPrinting(false),
  );
  return {
    isOpen: (key) => isPrinting || open.includes(key),
    turn: (key) =>
      setOpen((before) =>
        before.includes(key) ? before.filter((other) => other !== key) : [...before, key],
      ),
  };
}
