import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useListAnalysesInfiniteQuery } from '../features/analyses/analyses-api.js';
import cards from '../features/analyses/cards.module.css';
import { CompareBar } from '../features/analyses/compare-bar.js';
import { DashboardList } from '../features/analyses/dashboard-list.js';
import { DashboardTools } from '../features/analyses/dashboard-tools.js';
import { cardsOf } from '../features/analyses/list-place.js';
import { noteShown, trustedForSeconds } from '../features/analyses/live-analyses.js';
import { useListQuery } from '../features/analyses/use-list-query.js';
import { useUnfinishedPoll } from '../features/analyses/use-unfinished-poll.js';
import { BookmarkletHint } from '../features/hand-in/bookmarklet-hint.js';
import { isOutOfReach } from '../shared/api/problem.js';
import { isReadable } from '../shared/has-report.js';
import { dashboardTexts as texts } from '../shared/texts/dashboard.js';
import { LinkButton } from '../shared/ui/button.js';
import { Icon } from '../shared/ui/icon.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';

/** All analyses of the signed-in person, kept in step with the server. */
export default function DashboardPage() {
  const { query, typed, setTyped, isChoosing, setChoosing, setSort, turn } = useListQuery();
  const [refetchOnMountOrArgChange] = useState(trustedForSeconds);
  const list = useListAnalysesInfiniteQuery(query, { refetchOnMountOrArgChange });
  const { currentData: data, fetchNextPage } = list;
  const shown = useMemo(() => (data ? cardsOf(data) : []), [data]);
  const name = JSON.stringify(query);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  useEffect(() => noteShown(shown), [shown]);
  useUnfinishedPoll(shown);

  const stopChoosing = (): void => {
    setChosen([]);
    setChoosing(false);
  };
  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => (isChosen ? [...before, id].slice(0, 3) : before.filter((other) => other !== id)));

  const isEmpty = data !== undefined && shown.length === 0;
  const isNew = isEmpty && query.search === '';
  // While another order is on the way, by what was shown last; below what was read there may be more.
  const known = list.data ? cardsOf(list.data) : [];
  const mayCompare = known.filter(isReadable).length >= 2 || list.hasNextPage || query.search !== '';
  return (
    <>
      <PageHead title={texts.title} parent={{ label: texts.parent, to: '/home' }}>
        {isNew || isChoosing || !mayCompare ? null : (
          <Button icon={<Icon name="scales" size={18} />} onClick={() => setChoosing(true)}>
            {texts.compare.action}
          </Button>
        )}
        {isNew ? null : (
          <LinkButton isPrimary to="/analyze">
            <Icon name="plus" size={18} /> {texts.another}
          </LinkButton>
        )}
      </PageHead>
      {isNew ? null : (
        <DashboardTools query={query} typed={typed} onType={setTyped} onSort={setSort} onTurn={turn} />
      )}
      <p className="visually-hidden" role="status">
        {data && query.search !== '' ? texts.found(shown.length, list.hasNextPage) : null}
      </p>
      {isChoosing && !isNew ? <CompareBar ids={chosen} onCancel={stopChoosing} /> : null}
      {data ? (
        <>
          <DashboardList
            key={name}
            cards={shown}
            list={name}
            chosen={isChoosing ? chosen : null}
            onChoose={choose}
            more={
              list.hasNextPage
                ? { isLoading: list.isFetchingNextPage, hasFailed: list.isFetchNextPageError, onMore }
                : undefined
            }
          />
          {isNew ? (
            <Notice
              isPart
              icon="home"
              title={texts.empty.title}
              text={texts.empty.text}
              action={{ label: texts.empty.action, to: '/' }}
            />
          ) : isEmpty ? (
            <Notice
              isPart
              icon="info"
              title={texts.noMatch.title}
              text={texts.noMatch.text(query.search)}
              action={{ label: texts.noMatch.action, onClick: () => setTyped('') }}
            />
          ) : null}
          {isNew ? null : <BookmarkletHint />}
        </>
      ) : (
        <WithoutList error={list.error} onRetry={() => void list.refetch()} />
      )}
    </>
  );
}

function WithoutList({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (!error) {
    return (
      <div role="status">
        <span className="visually-hidden">{texts.loading}</span>
        <ul className={cards['grid']} aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <li key={place} className={cards['skeleton']} />
          ))}
        </ul>
      </div>
    );
  }
  if (isOutOfReach(error)) return <OutOfReach isPart onRetry={onRetry} />;
  return (
    <Notice
      isPart
      icon="warning"
      title={texts.failed.title}
      error={error}
      action={{ label: texts.failed.action, onClick: onRetry }}
    />
  );
}
