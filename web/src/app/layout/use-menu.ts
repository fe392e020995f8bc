import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What is typed within this time of the letter before is part of the same word, ms. */
const TYPEAHEAD_MS = 1000;

export interface Menu {
  readonly isOpen: boolean;
  /** Opens with the focus on an item, counted from the end when below nought. */
  open(at: number): void;
  /** Closes; the focus goes back to the menu's button. */
  close(): void;
  /** For the element of `role="menu"`. */
  hearKey(event: KeyboardEvent): void;
}

/**
 * The menu button of the ARIA Authoring Practices: arrows, Home, End and first letters move among the items, Escape,
 * Tab and a press elsewhere close.
 * @param place holds the button and, while open, the items
 */
export function useMenu(place: RefObject<HTMLElement | null>): Menu {
  /** The item that the focus goes to, or null while closed. */
  const [first, setFirst] = useState<number | null>(null);
  const typed = useRef({ word: '', at: 0 });
  const isOpen = first !== null;
  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (first === null) return undefined;
    const menu = place.current;
    [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].at(first)?.focus();
    const hearPress = ({ target }: PointerEvent) => {
      if (!menu?.contains(target as Node)) setFirst(null);
    };
    document.addEventListener('pointerdown', hearPress);
    return () => document.removeEventListener('pointerdown', hearPress);
  }, [first, place]);

  function close() {
    place.current?.querySelector('button')?.focus();
    setFirst(null);
  }

  function step(by: number) {
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLElement);
    all.at((now + by) % all.length)?.focus();
  }

  function seek(letter: string, now: number) {
    const { word, at } = typed.current;
    typed.current = { word: now - at < TYPEAHEAD_MS ? word + letter : letter, at: now };
    const wanted = typed.current.word.toLocaleLowerCase('sv');
    items()
      .find(({ textContent }) => textContent.toLocaleLowerCase('sv').startsWith(wanted))
      ?.focus();
  }

  function hearKey(event: KeyboardEvent) {
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Home: () => items()[0]?.focus(),
      End: () => items().at(-1)?.focus(),
      Escape: close,
    };
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const act = isLetter ? () => seek(event.key, event.timeStamp) : acts[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
    // The focus goes on from the button, as if the menu had not been there.
    if (event.key === 'Tab') close();
  }

  return { isOpen, open: setFirst, close, hearKey };
}
