import { adminListTexts } from '../../../shared/texts/admin-list.js';
import { Notice } from '../../../shared/ui/notice.js';
import { ListCards } from './list-cards.js';
import { ListPaging } from './list-paging.js';
import { perPage, type ListPageOf } from './list-query.js';
import { ListTable } from './list-table.js';
import type { ListLook, ListTexts } from './list-types.js';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.js';

interface ListRowsProps<Item extends { readonly id: string }, Sort extends string, Filter extends string> {
  readonly list: ListPageOf<Item>;
  readonly address: ListAddress<Sort, Filter>;
  readonly look: ListLook<Item, Sort>;
  readonly texts: ListTexts;
  readonly isWide: boolean;
}

/** One page of a list and the ways to the others, or why there is nothing on it. */
export function ListRows<Item extends { readonly id: string }, Sort extends string, Filter extends string>({
  list: { items, total, offset },
  address: { query, showAll, setSort, pageAddress },
  look,
  texts,
  isWide,
}: ListRowsProps<Item, Sort, Filter>) {
  if (total === 0) {
    const { title, text, action } = texts.noMatch;
    return (
      <div role="status">
        <Notice isPart icon="info" title={title} text={text} action={{ label: action, onClick: showAll }} />
      </div>
    );
  }
  if (items.length === 0) {
    const { text, action } = adminListTexts.noPage;
    return (
      <Notice
        isPart
        icon="info"
        title={texts.noPage.title}
        text={text}
        action={{ label: action, to: pageAddress(1) }}
      />
    );
  }
  return (
    <>
      <p className={styles['shown']} role="status">
        {adminListTexts.shown(offset + 1, offset + items.length, total, texts.count(total))}
      </p>
      {isWide ? (
        <ListTable name={texts.table} look={look} items={items} query={query} onSort={setSort} />
      ) : (
        <ListCards name={texts.table} look={look} items={items} />
      )}
      <ListPaging page={query.page} pages={Math.ceil(total / perPage)} addressOf={pageAddress} />
    </>
  );
}
