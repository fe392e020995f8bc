import { useId, useState } from 'react';
import { ListOpener } from './list-opener.js';
import type { ListLook } from './list-types.js';
import styles from './list.module.css';

interface ListCardsProps<Item extends { readonly id: string }> {
  /** What the list is called. */
  readonly name: string;
  readonly look: ListLook<Item, string>;
  readonly items: readonly Item[];
}

/** A list on screens that are too narrow for a table. */
export function ListCards<Item extends { readonly id: string }>({ name, look, items }: ListCardsProps<Item>) {
  return (
    <ul className={styles['cards']} aria-label={name}>
      {items.map((item) => (
        <Card key={item.id} item={item} look={look} />
      ))}
    </ul>
  );
}

interface CardProps<Item extends { readonly id: string }> {
  readonly item: Item;
  readonly look: ListLook<Item, string>;
}

function Card<Item extends { readonly id: string }>({ item, look }: CardProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { title, text, figure, state, time } = look.card(item);
  const acts = look.actions?.(item);
  const opened = look.details?.(item) ?? null;
  const opener =
    opened === null ? null : (
      <ListOpener isOpen={isOpen} name={look.nameOf?.(item)} controls={id} onTurn={setOpen} />
    );
  const what = (
    <div className={styles['what']}>
      <strong>{title}</strong>
      {text ? <p>{text}</p> : null}
    </div>
  );
  const hasFigure = figure !== undefined;
  return (
    <li>
      {hasFigure ? (
        <>
          {what}
          <div className={styles['amount']}>{figure}</div>
        </>
      ) : (
        <div className={styles['lead']}>
          {what}
          {opener}
        </div>
      )}
      {state || time ? (
        <>
          <div className={styles['state']}>{state}</div>
          {time}
        </>
      ) : null}
      {acts || (hasFigure && opener) ? (
        <div className={styles['foot']}>
          {acts}
          {hasFigure ? opener : null}
        </div>
      ) : null}
      {opened !== null && isOpen ? (
        <div id={id} className={styles['unfolded']}>
          {opened}
        </div>
      ) : null}
    </li>
  );
}
