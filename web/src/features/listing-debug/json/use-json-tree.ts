import { useDeferredValue, useMemo, useState } from 'react';
import { canOpen, holdersOf, levelsOf, nodesOf, openTo, shownNodes, type JsonNode } from './json-nodes.js';
import { findHits, type JsonHit } from './json-search.js';

/** What of a document is open, which value one stands at, and what is looked for. */
export function useJsonTree(document: unknown) {
  const nodes = useMemo(() => nodesOf(document), [document]);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => openTo(nodes, 1));
  const [selected, setSelected] = useState(0);
  /** A new one for each move, so that also a second move to the same place scrolls there. */
  const [move, setMove] = useState<{ readonly to: number } | null>(null);
  const shown = useMemo(() => shownNodes(nodes, open), [nodes, open]);
  const places = useMemo(() => new Map(shown.map(({ id }, place) => [id, place])), [shown]);

  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const hits = useMemo(() => findHits(nodes, sought), [nodes, sought]);
  const [standing, setStanding] = useState({ hits, at: 0 });
  // New words lead to their first hit by themselves.
  if (standing.hits !== hits) goTo(0);

  function moveTo(id: number) {
    setSelected(id);
    setMove({ to: id });
  }

  function goTo(at: number) {
    setStanding({ hits, at });
    const hit = hits[at];
    if (!hit) return;
    setOpen((now) => new Set([...now, ...holdersOf(nodes, hit.node)]));
    moveTo(hit.node);
  }

  function setLevel(levels: number) {
    setOpen(openTo(nodes, levels));
    const holders = [selected, ...holdersOf(nodes, selected)];
    moveTo(holders.find((id) => nodes[id]!.depth <= levels) ?? 0);
  }

  function toggle({ id }: JsonNode) {
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  /** What the arrow keys do, as in every tree. @returns whether the key means something here */
  function press(key: string): boolean {
    const node = nodes[selected]!;
    const place = places.get(selected) ?? 0;
    const isOpen = open.has(selected);
    const step = (by: number) => moveTo(shown[Math.min(shown.length - 1, Math.max(0, place + by))]!.id);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      PageDown: () => step(20),
      PageUp: () => step(-20),
      Home: () => moveTo(0),
      End: () => moveTo(shown.at(-1)!.id),
      ArrowRight: () => {
        if (canOpen(node) && !isOpen) toggle(node);
        else if (isOpen && node.children?.[0] !== undefined) moveTo(node.children[0]);
      },
      ArrowLeft: () => {
        if (isOpen) toggle(node);
        else if (node.parent >= 0) moveTo(node.parent);
      },
      Enter: () => canOpen(node) && toggle(node),
      ' ': () => canOpen(node) && toggle(node),
    };
    acts[key]?.();
    return key in acts;
  }

  const hitsOf = useMemo(() => byNode(hits), [hits]);
  return {
    nodes,
    shown,
    places,
    open,
    selected,
    select: setSelected,
    move,
    toggle,
    press,
    setLevel,
    levels: levelsOf(nodes),
    words,
    setWords,
    hits,
    hitsOf,
    /** The hit that one stands at, and its place from 0. */
    hit: hits[standing.at],
    at: standing.at,
    /** To the next hit, or with -1 the one before; after the last comes the first. */
    step: (by: 1 | -1) => goTo((standing.at + by + hits.length) % hits.length),
  };
}

export type JsonTreeState = ReturnType<typeof useJsonTree>;

function byNode(hits: readonly JsonHit[]): ReadonlyMap<number, readonly JsonHit[]> {
  const byNode = new Map<number, JsonHit[]>();
  for (const hit of hits) {
    const known = byNode.get(hit.node);
    if (known) known.push(hit);
    else byNode.set(hit.node, [hit]);
  }
  return byNode;
}
