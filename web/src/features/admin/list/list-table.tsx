import { useId, useState } from 'react';
import { adminListTexts } from '../../../shared/texts/admin-list.js';
import { TableHead } from '../../../shared/ui/table-head.js';
import tableStyles from '../../../shared/ui/table.module.css';
import { ListOpener } from './list-opener.js';
import type { ListColumn, ListLook } from './list-types.js';
import type { ListQuery } from './list-query.js';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.js';

interface ListTableProps<Item extends { readonly id: string }, Sort extends string> {
  /** What the table is called. */
  readonly name: string;
  readonly look: ListLook<Item, Sort>;
  readonly items: readonly Item[];
  readonly query: ListQuery<Sort>;
  readonly onSort: ListAddress<Sort, string>['setSort'];
}

/** A list where there is room for its columns; a column's head orders the list. */
export function ListTable<Item extends { readonly id: string }, Sort extends string>({
  name,
  look,
  items,
  query,
  onSort,
}: ListTableProps<Item, Sort>) {
  const { columns, actions, details } = look;
  return (
    <table className={`${tableStyles['table']} ${styles['table']}`}>
      <caption className="visually-hidden">{name}</caption>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
        {actions || details ? <col /> : null}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} query={query} onSort={onSort} />
          ))}
          {actions || details ? (
            <th scope="col">
              <span className="visually-hidden">{adminListTexts.actions}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} look={look} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps<Item extends { readonly id: string }> {
  readonly item: Item;
  readonly look: ListLook<Item, string>;
}

function Row<Item extends { readonly id: string }>({ item, look }: RowProps<Item>) {
  const { columns, actions, details, nameOf } = look;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opened = details?.(item) ?? null;
  return (
    <>
      <tr data-open={opened !== null && isOpen ? true : undefined}>
        {columns.map(({ key, kind, breaks, cell }, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <Cell
              key={key}
              scope={at === 0 ? 'row' : undefined}
              data-kind={kind === 'figure' ? kind : undefined}
              data-breaks={at === 0 || breaks ? true : undefined}
            >
              {cell(item)}
            </Cell>
          );
        })}
        {actions || details ? (
          <td className={styles['acts']}>
            <div>
              {actions?.(item)}
              {opened === null ? null : (
                <ListOpener isOpen={isOpen} name={nameOf?.(item)} controls={id} onTurn={setOpen} />
              )}
            </div>
          </td>
        ) : null}
      </tr>
      {opened !== null && isOpen ? (
        <tr id={id} className={styles['opened']}>
          <td colSpan={columns.length + 1}>{opened}</td>
        </tr>
      ) : null}
    </>
  );
}

interface HeadProps<Item, Sort extends string> extends Pick<
  ListTableProps<Item & { readonly id: string }, Sort>,
  'query' | 'onSort'
> {
  readonly column: ListColumn<Item, Sort>;
}

function Head<Item, Sort extends string>({
  column: { label, kind, sort },
  query,
  onSort,
}: HeadProps<Item, Sort>) {
  const isSorted = sort !== undefined && sort === query.sort;
  const turned = query.order === 'asc' ? 'desc' : 'asc';
  return (
    <TableHead
      label={label}
      isFigure={kind === 'figure'}
      order={isSorted ? query.order : null}
      onSort={sort === undefined ? undefined : () => onSort(sort, isSorted ? turned : undefined)}
    />
  );
}
