import { current, original } from '@reduxjs/toolkit';
import type { AnalysisCard, AnalysisEvent, AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';
import { analysesApi, type ListQuery } from './analyses-api.js';
import { compareCards, placeFor, placeOf, type ReadPages } from './list-place.js';

// The two thunks below are dispatched by RTK's own store; their precise types would name the whole store.
type Dispatch = (action: never) => unknown;
type CachedQuery = { readonly endpointName?: string; readonly originalArgs?: unknown };
type ApiState = { readonly api: { readonly queries: Readonly<Record<string, CachedQuery | undefined>> } };

/** Brings every list and analysis in the cache in step with one live event. */
export function applyEvent(
  event: Exclude<AnalysisEvent, { readonly type: 'changed' }>,
  dispatch: Dispatch,
  state: unknown,
): void {
  const send = (action: unknown): unknown => dispatch(action as never);
  if (event.type === 'reset') {
    send(api.util.invalidateTags(['Analysis', 'AnalysisList', 'Stats', 'Account', 'Report']));
    return;
  }
  const lists = Object.values((state as ApiState).api.queries)
    .filter((query) => query?.endpointName === 'listAnalyses')
    .map((query) => query!.originalArgs as ListQuery);

  if (event.type === 'delete') {
    for (const list of lists) changeList(list, () => send(withoutCard(list, event.id)), send);
    send(api.util.invalidateTags(['Stats']));
    return;
  }

  const { analysis } = event;
  for (const list of lists) changeList(list, () => send(withCard(list, analysis)), send);
  send(
    analysesApi.util.updateQueryData('analysis', analysis.id, (known) => {
      Object.assign(known, analysis);
    }),
  );
  send(
    analysesApi.util.updateQueryData('analysisStats', undefined, (stats) => {
      const latest = stats.latest as AnalysisCard[];
      const at = latest.findIndex((card) => card.id === analysis.id);
      if (at >= 0) latest[at] = analysis;
    }),
  );
  const isSettled = analysis.status === 'completed' || analysis.status === 'failed';
  if (isSettled) {
    // The preview and the report are not part of the event.
    send(
      api.util.invalidateTags([
        { type: 'Analysis', id: analysis.id },
        { type: 'Report', id: analysis.id },
        'Stats',
        'Account',
      ]),
    );
  } else if (event.type === 'insert') {
    send(api.util.invalidateTags(['Stats']));
  }
}

/** Changes a list now, and once more when it is being read: that answer may be older than the event. */
function changeList(list: ListQuery, change: () => unknown, send: (action: unknown) => unknown): void {
  change();
  const reading = send(analysesApi.util.getRunningQueryThunk('listAnalyses', list)) as
    PromiseLike<unknown> | undefined;
  void reading?.then(change);
}

/** Notes the answer of an act on one analysis as the newest that is known of it. */
export function rememberAnalysis(view: AnalysisView, dispatch: Dispatch): Promise<unknown> {
  const noting = analysesApi.util.upsertQueryData('analysis', view.id, view);
  return dispatch(noting as never) as Promise<unknown>;
}

/** What a draft was before it was changed; looking through it makes no drafts of ten thousand cards. */
const plain = (draft: object): ReadPages => original(draft) as ReadPages;

/** Takes a card out of one cached list. */
export function withoutCard(list: ListQuery, id: string) {
  return analysesApi.util.updateQueryData('listAnalyses', list, (cached) => {
    takeOut(cached, id);
  });
}

/** Also where a page brought it again that was under way while an event moved it. */
function takeOut(cached: ReadPages, id: string): void {
  for (const [page, { items }] of plain(cached).pages.entries()) {
    const at = items.findIndex((card) => card.id === id);
    if (at >= 0) (cached.pages[page]!.items as AnalysisCard[]).splice(at, 1);
  }
}

/** Puts a card where it belongs in one cached list: in its old place while its order has not changed. */
export function withCard(list: ListQuery, analysis: AnalysisCard) {
  return analysesApi.util.updateQueryData('listAnalyses', list, (cached) => {
    const known = plain(cached);
    const at = placeOf(known, analysis.id);
    if (at) {
      const [page, place] = at;
      if (compareCards(list, known.pages[page]!.items[place]!, analysis) === 0) {
        (cached.pages[page]!.items as AnalysisCard[])[place] = analysis;
        return;
      }
      takeOut(cached, analysis.id);
    }
    const to = placeFor(at ? (current(cached as object) as ReadPages) : known, list, analysis);
    if (to) (cached.pages[to[0]]!.items as AnalysisCard[]).splice(to[1], 0, analysis);
  });
}
