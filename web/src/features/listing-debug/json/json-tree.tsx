import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { canOpen, type JsonNode } from './json-nodes.js';
import { JsonRow } from './json-row.js';
import styles from './json-viewer.module.css';
import type { JsonTreeState } from './use-json-tree.js';

/** A row's usual height until it is measured, CSS pixels. */
const usualHeight = 26;
/** Rows kept ready above and below those on the screen. */
const rowsAbout = 12;

interface JsonTreeProps {
  readonly tree: JsonTreeState;
  readonly label: string;
}

/** The values that are open, of which only those about the screen stand in the document. */
export function JsonTree({ tree, label }: JsonTreeProps) {
  const { nodes, shown, places, open, selected, select, toggle, press, move, hit, hitsOf } = tree;
  const room = useRef<HTMLDivElement>(null);
  const id = useId();
  const standing = places.get(selected);
  // Nothing here is compiled, and what it gives is asked anew at each rendering.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => room.current,
    estimateSize: () => usualHeight,
    overscan: rowsAbout,
    getItemKey: (index) => shown[index]!.id,
    // Assistive tools find the value that one stands at by its id.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(standing === undefined ? [] : [standing])])].sort(
        (one, other) => one - other,
      ),
  });

  const follow = useEffectEvent((to: number) => {
    const place = places.get(to);
    if (place === undefined) return;
    virtual.scrollToIndex(place, { align: 'auto' });
    // A long text may be taller than the room: its hit is sought once it stands.
    requestAnimationFrame(() => requestAnimationFrame(() => showHit(room.current)));
  });
  useEffect(() => {
    if (move) follow(move.to);
  }, [move]);

  const onPress = useCallback(
    (node: JsonNode) => {
      select(node.id);
      const isReading = window.getSelection()?.isCollapsed === false;
      if (canOpen(node) && !isReading) toggle(node);
    },
    [select, toggle],
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key)) event.preventDefault();
  }

  return (
    <div
      ref={room}
      role="tree"
      aria-label={label}
      aria-activedescendant={standing === undefined ? undefined : `${id}${selected}`}
      tabIndex={0}
      className={styles['tree']}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles['rows']} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const node = shown[index]!;
          const siblings = node.parent < 0 ? [0] : nodes[node.parent]!.children!;
          return (
            <JsonRow
              key={node.id}
              node={node}
              id={`${id}${node.id}`}
              setSize={siblings.length}
              place={siblings.indexOf(node.id) + 1}
              isOpen={open.has(node.id)}
              isSelected={node.id === selected}
              hits={hitsOf.get(node.id)}
              current={hit?.node === node.id ? hit : undefined}
              index={index}
              top={start}
              measure={virtual.measureElement}
              onPress={onPress}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls the room, and nothing around it, to where the hit can be seen. */
function showHit(room: HTMLElement | null): void {
  const mark = room?.querySelector('[data-current]')?.getBoundingClientRect();
  const box = room?.getBoundingClientRect();
  if (!room || !mark || !box) return;
  if (mark.top < box.top) room.scrollTop += mark.top - box.top - usualHeight;
  else if (mark.bottom > box.bottom) room.scrollTop += mark.bottom - box.bottom + usualHeight;
}
