import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readingFrom } from './use-held-back.js';

/** As in cards.module.css, CSS pixels. */
const gap = 20;
const comfortableCard = 280;
const narrowestCard = 200;
/** A card's usual height, until it is measured. CSS pixels. */
const usualHeight = 470;
/** Rows kept ready above and below the screen: Tab finds the next card there. */
const rowsAbout = 3;
const mostKept = 10;

/** How many columns of cards a list of this width has, as its grid would make them. CSS pixels. */
export function columnsIn(width: number): number {
  const least = Math.min(comfortableCard, Math.max(narrowestCard, (width - gap) / 2));
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}

/**
 * By how many places what stood at a place has moved as cards came and went above it. A card whose own order changed
 * goes far alone: of the two at the place the one that moved less tells.
 */
export function shiftOf(was: readonly Identified[], place: number, is: readonly Identified[]): number {
  const shifts = was.slice(place, place + 2).flatMap((card, after) => {
    const now = is.findIndex(({ id }) => id === card.id);
    return now < 0 ? [] : [now - place - after];
  });
  return shifts.sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0;
}

interface Identified {
  readonly id: string;
}

/** One row of cards that stands in the document. */
export interface CardRow {
  /** Its first card's place in the list. */
  readonly from: number;
  /** Its last card's place and one. */
  readonly to: number;
  /** Room above it for rows that do not stand in the document, CSS pixels. */
  readonly roomAbove: number;
}

interface Heights {
  readonly columns: number;
  readonly rows: VirtualItem[];
}
/** Measured heights by list, so that one that is come back to is as tall as it was left. */
const heights = new Map<string, Heights>();

/**
 * Which of many cards stand in the document: those on the screen with a few rows about, and the row that holds the
 * focus. The rest is room. Rows are measured as they come, and what changes above the screen moves nothing on it.
 * @param list names the list and its order
 */
export function useCardWindow(
  grid: RefObject<HTMLUListElement | null>,
  cards: readonly Identified[],
  list: string,
) {
  const count = cards.length;
  const { columns, top } = usePlace(grid);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focusedAt = focusedId === null ? -1 : cards.findIndex(({ id }) => id === focusedId);
  const focusedRow = Math.floor(focusedAt / columns);
  const kept = heights.get(list);
  const rowCount = columns === 0 ? 0 : Math.ceil(count / columns);

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rowCount,
    estimateSize: () => usualHeight,
    gap,
    overscan: rowsAbout,
    scrollMargin: top,
    initialMeasurementsCache: kept?.columns === columns ? kept.rows : [],
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (focusedAt < 0 || rows.includes(focusedRow)) return rows;
      return [...rows, focusedRow].sort((one, other) => one - other);
    },
  });

  const before = useRef({ columns, cards, firstCard: 0 });
  useLayoutEffect(() => {
    const was = before.current;
    // The rows are already those of the new columns and cards: only what was noted before tells where one was.
    const firstCard = was.firstCard + (was.cards === cards ? 0 : shiftOf(was.cards, was.firstCard, cards));
    before.current = { columns, cards, firstCard };
    if (was.columns === 0 || columns === 0) return;
    const row = Math.floor(firstCard / columns);
    if (was.columns !== columns) {
      virtualizer.measure();
      if (firstCard > 0) virtualizer.scrollToIndex(row, { align: 'start' });
      return;
    }
    const oldRow = Math.floor(was.firstCard / columns);
    if (row !== oldRow && window.scrollY >= readingFrom) {
      const [from, to] = [oldRow, row].map((index) => virtualizer.measurementsCache[index]?.start);
      if (from !== undefined && to !== undefined) window.scrollBy(0, to - from);
    }
    const seen = virtualizer.getVirtualItemForOffset(window.scrollY)?.index ?? 0;
    if (seen !== row) before.current.firstCard = seen * columns;
  });

  useEffect(
    () => () => {
      heights.delete(list);
      heights.set(list, { columns: before.current.columns, rows: virtualizer.takeSnapshot() });
      if (heights.size > mostKept) heights.delete(heights.keys().next().value!);
    },
    [list, virtualizer],
  );

  const shown = virtualizer.getVirtualItems();
  const rows = shown.map((row, index): CardRow => {
    const endAbove = shown[index - 1]?.end ?? top - gap;
    return {
      from: row.index * columns,
      to: Math.min((row.index + 1) * columns, count),
      roomAbove: Math.max(0, row.start - endAbove - gap),
    };
  });
  return {
    columns,
    rows,
    roomBelow: Math.max(0, virtualizer.getTotalSize() + top - (shown.at(-1)?.end ?? top)),
    measureRow: virtualizer.measureElement,
    setFocusedId,
  };
}

/** How many columns the list has, 0 before it stands, and how far down the page it begins. */
function usePlace(grid: RefObject<HTMLUListElement | null>): { columns: number; top: number } {
  const [place, setPlace] = useState({ columns: 0, top: 0 });
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return undefined;
    const look = (): void => {
      const box = list.getBoundingClientRect();
      const columns = columnsIn(box.width);
      const top = Math.round(box.top + window.scrollY);
      setPlace((known) => (known.columns === columns && known.top === top ? known : { columns, top }));
    };
    look();
    // What stands above the list may grow at any time, and with it the page.
    const observer = new ResizeObserver(look);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return place;
}
