import { useEffect, useRef, type ReactNode } from 'react';
import { adminListTexts } from '../../../shared/texts/admin-list.js';
import type { IconName } from '../../../shared/ui/icon.js';
import { Notice } from '../../../shared/ui/notice.js';
import { useMedia } from '../../../shared/ui/use-media.js';
import type { ListPageOf } from './list-query.js';
import { ListRows } from './list-rows.js';
import { ListFailure, ListLoading, ListPerhapsOld } from './list-states.js';
import { ListTools } from './list-tools.js';
import type { ListLook, ListTexts } from './list-types.js';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.js';
import { useRefresh } from './use-refresh.js';

interface ListPageProps<Item extends { readonly id: string }, Sort extends string, Filter extends string> {
  /** Of the endpoint's query hook with `address.query`, asked with `refetchOnMountOrArgChange: true`. */
  readonly answer: {
    readonly data?: ListPageOf<Item> | undefined;
    readonly currentData?: ListPageOf<Item> | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Of `useListAddress`. */
  readonly address: ListAddress<Sort, Filter>;
  readonly look: ListLook<Item, Sort>;
  readonly texts: ListTexts;
  /** Of the page that stands where there is nothing to list at all. */
  readonly icon: IconName;
  /** Above the list: `ListFigures` of the answer's data. */
  readonly figures?: ReactNode;
  /** Asks again so often, in seconds, while somebody looks; what is shown stays until the answer has come. */
  readonly refreshSeconds?: number;
}

/** A list of the administrators': figures, search and selection, the rows, and all that may stand instead of them. */
export function ListPage<Item extends { readonly id: string }, Sort extends string, Filter extends string>({
  answer: { data, currentData, error, refetch },
  address,
  look,
  texts,
  icon,
  figures,
  refreshSeconds,
}: ListPageProps<Item, Sort, Filter>) {
  const { query } = address;
  const isWide = useMedia('(min-width: 1024px)');
  const list = useRef<HTMLDivElement>(null);
  const pageShown = useRef(query.page);
  useEffect(() => {
    if (pageShown.current === query.page) return;
    pageShown.current = query.page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [query.page]);

  const retry = (): void => void refetch();
  useRefresh(retry, refreshSeconds);

  const hasFailed = error !== undefined && !currentData;
  // The last question got no answer, and what an earlier one brought still stands.
  const perhapsOld = error !== undefined && currentData ? <ListPerhapsOld /> : null;
  const isBare = currentData?.total === 0 && query.search === '' && query.filter === null;
  if (isBare) {
    const lookAgain = { label: adminListTexts.checkAgain, onClick: retry };
    const { title, text, action = lookAgain } = texts.empty;
    return (
      <>
        {perhapsOld}
        {figures}
        <Notice isPart icon={icon} title={title} text={text} action={action} />
      </>
    );
  }
  const isOlder = data !== undefined && !currentData && !hasFailed;
  return (
    <>
      {perhapsOld}
      {hasFailed && !data ? null : figures}
      <ListTools address={address} texts={texts} hasOrder={!isWide} />
      <div ref={list} tabIndex={-1} className={styles['list']} aria-busy={isOlder}>
        {hasFailed ? (
          <ListFailure
            title={texts.failed.title}
            error={error}
            onRetry={retry}
            showAll={{ label: texts.noMatch.action, onClick: address.showAll }}
          />
        ) : null}
        {!hasFailed && !data ? <ListLoading text={texts.loading} /> : null}
        {!hasFailed && data ? (
          <ListRows list={data} address={address} look={look} texts={texts} isWide={isWide} />
        ) : null}
      </div>
    </>
  );
}
