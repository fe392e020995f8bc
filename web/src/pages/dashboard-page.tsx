import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useListAnalysesInfiniteQuery } from '../features/analyses/analyses-api.js';
import { AnalysisGrid } from '../features/analyses/analysis-grid.js';
import cards from '../features/analyses/cards.module.css';
import { CompareBar } from '../features/analyses/compare-bar.js';
import { DashboardTools } from '../features/analyses/dashboard-tools.js';
import { noteShown } from '../features/analyses/live-analyses.js';
import { MoreCards } from '../features/analyses/more-cards.js';
import { useListQuery } from '../features/analyses/use-list-query.js';
import { useUnfinishedPoll } from '../features/analyses/use-unfinished-poll.js';
import { BookmarkletHint } from '../features/hand-in/bookmarklet-hint.js';
import { isOutOfReach } from '../shared/api/problem.js';
import { analysesTexts } from '../shared/texts/analyses.js';
import { Icon } from '../shared/ui/icon.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';

/** All analyses of the signed-in person, kept in step with the server. */
export default function DashboardPage() {
  const { query, typed, setTyped, isChoosing, setChoosing, setSort, turn } = useListQuery();
  const list = useListAnalysesInfiniteQuery(query, { refetchOnMountOrArgChange: 10 });
  const { currentData: data, fetchNextPage } = list;
  const shown = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
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
  return (
    <>
      <PageHead title="Mina Analyser" parent={{ label: 'Hem', to: '/home' }}>
        {isNew || isChoosing ? null : (
          <Button icon={<Icon name="scales" size={18} />} onClick={() => setChoosing(true)}>
            Jämför
          </Button>
        )}
      </PageHead>
      {isNew ? null : (
        <DashboardTools query={query} typed={typed} onType={setTyped} onSort={setSort} onTurn={turn} />
      )}
      <p className="visually-hidden" role="status">
        {data && query.search !== '' ? analysesTexts.found(shown.length, list.hasNextPage) : null}
      </p>
      {isChoosing && !isNew ? <CompareBar ids={chosen} onCancel={stopChoosing} /> : null}
      {data ? (
        <>
          <AnalysisGrid cards={shown} chosen={isChoosing ? chosen : null} onChoose={choose} />
          {isNew ? (
            <Notice
              isPart
              icon="home"
              title="Här samlas dina analyser"
              text="Klistra in länken till en annons. Det tar ungefär en minut, och du kan lämna sidan under tiden."
              action={{ label: 'Skapa din första analys', to: '/' }}
            />
          ) : isEmpty ? (
            <Notice
              isPart
              icon="info"
              title="Inga analyser hittades"
              text={`Ingen adress eller kommun stämmer med ”${query.search}”.`}
              action={{ label: 'Visa alla', onClick: () => setTyped('') }}
            />
          ) : null}
          {list.hasNextPage ? (
            <MoreCards
              isLoading={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onMore={onMore}
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
        <span className="visually-hidden">Laddar dina analyser...</span>
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
      title="Analyserna kunde inte hämtas"
      action={{ label: 'Försök igen', onClick: onRetry }}
    />
  );
}
