import { memo, type CSSProperties, type Ref } from 'react';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import { Icon } from '../../../shared/ui/icon.js';
import { canOpen, shortText, type JsonNode } from './json-nodes.js';
import { shortParts, stretchesOf, type JsonHit } from './json-search.js';
import styles from './json-viewer.module.css';

const texts = listingDebugTexts.json;
const noHits: readonly JsonHit[] = [];

interface JsonRowProps {
  readonly node: JsonNode;
  readonly id: string;
  readonly setSize: number;
  /** From 1. */
  readonly place: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** In this value and its name. */
  readonly hits?: readonly JsonHit[] | undefined;
  /** The hit that one stands at. */
  readonly current?: JsonHit | undefined;
  readonly index: number;
  /** Room above it, CSS pixels. */
  readonly top: number;
  readonly measure: Ref<HTMLDivElement>;
  readonly onPress: (node: JsonNode) => void;
}

/** One value of a document with its name. */
export const JsonRow = memo(function JsonRow({
  node,
  id,
  setSize,
  place,
  isOpen,
  isSelected,
  hits = noHits,
  current,
  index,
  top,
  measure,
  onPress,
}: JsonRowProps) {
  const isFoldable = canOpen(node);
  return (
    <div
      ref={measure}
      role="treeitem"
      id={id}
      data-index={index}
      className={styles['row']}
      style={{ '--depth': node.depth, transform: `translateY(${top}px)` } as CSSProperties}
      aria-level={node.depth + 1}
      aria-setsize={setSize}
      aria-posinset={place}
      aria-expanded={isFoldable ? isOpen : undefined}
      aria-selected={isSelected}
      onClick={() => onPress(node)}
    >
      <span className={styles['fold']} data-open={isOpen}>
        {isFoldable ? <Icon name="right" size={14} /> : null}
      </span>
      <span className={styles['what']}>
        {node.key === null ? null : <Key node={node} hits={hits} current={current} />}
        <Value node={node} isOpen={isOpen} hits={hits} current={current} />
      </span>
    </div>
  );
});

interface PartProps extends Pick<JsonRowProps, 'node' | 'current'> {
  readonly hits: readonly JsonHit[];
}

function Key({ node, hits, current }: PartProps) {
  const words = String(node.key);
  const own = hits.filter(({ part }) => part === 'key');
  return (
    <span className={typeof node.key === 'number' ? styles['place'] : styles['key']}>
      <Stretches stretches={stretchesOf(words, own, current)} />
      {': '}
    </span>
  );
}

function Value({ node, isOpen, hits, current }: PartProps & { readonly isOpen: boolean }) {
  const { kind, children, text } = node;
  if (children) {
    const [begin, end] = kind === 'array' ? '[]' : '{}';
    const held = children.length === 0 ? '' : isOpen ? '' : ` … `;
    return (
      <span className={styles['holder']}>
        {isOpen && children.length > 0 ? begin : `${begin}${held}${end}`}{' '}
        <span className={styles['count']}>
          {children.length > 0 ? texts.holds(children.length, kind === 'array') : null}
        </span>
      </span>
    );
  }
  const own = hits.filter(({ part }) => part === 'text');
  const here = current?.part === 'text' && current.node === node.id ? current : undefined;
  const isShort = canOpen(node) && !isOpen;
  const parts = isShort ? shortParts(text.length, shortText, here) : [{ from: 0, to: text.length }];
  const quote = kind === 'string' ? '"' : '';
  return (
    <span className={styles['value']} data-kind={kind} data-short={isShort}>
      {quote}
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 ? ' … ' : ''}
          <Stretches stretches={stretchesOf(text, own, here, part)} />
        </span>
      ))}
      {isShort && parts.at(-1)!.to < text.length ? '…' : quote}
      {canOpen(node) ? <span className={styles['count']}> {texts.letters(text.length)}</span> : null}
    </span>
  );
}

function Stretches({ stretches }: { readonly stretches: ReturnType<typeof stretchesOf> }) {
  return stretches.map(({ text, mark }, at) =>
    mark ? (
      <mark key={at} className={styles['hit']} data-current={mark === 'current' || undefined}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
