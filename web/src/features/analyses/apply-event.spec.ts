import { configureStore } from '@reduxjs/toolkit';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';
import '../../shared/api/account.js';
import '../report/report.api.js';
import { analysesApi, type ListQuery } from './analyses-api.js';
import { applyEvent, withCard, withoutCard } from './apply-event.js';

const cheapest: ListQuery = { search: '', sort: 'price', order: 'asc' };
const card = (id: string, priceKr: number) => ({ id, priceKr }) as AnalysisCard;

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) => usual().concat(api.middleware),
});
// What is kept for a while is held by a timer.
afterEach(() => store.dispatch(api.util.resetApiState()));

/** Fills the list as it came in two pages, the second with a card that an event had moved to the first meanwhile. */
function repeating() {
  const pages = [
    { items: [card('a', 10), card('b', 20)], nextCursor: 'x' },
    { items: [card('c', 30), card('a', 40), card('d', 50)], nextCursor: null },
  ];
  store.dispatch(
    analysesApi.util.upsertQueryEntries([
      { endpointName: 'listAnalyses', arg: cheapest, value: { pages, pageParams: [null, 'x'] } },
    ]),
  );
  const read = () =>
    analysesApi.endpoints.listAnalyses
      .select(cheapest)(store.getState())
      .data?.pages.map(({ items }) => items.map(({ id, priceKr }) => `${id}${priceKr}`).join(' '));
  return read;
}

it('takes every copy of a card away with it', () => {
  const read = repeating();
  store.dispatch(withoutCard(cheapest, 'a'));
  expect(read()).toEqual(['b20', 'c30 d50']);
});

it('leaves one copy of a card that moves', () => {
  const read = repeating();
  store.dispatch(withCard(cheapest, card('a', 45)));
  expect(read()).toEqual(['b20', 'c30 a45 d50']);
});

it('keeps nothing that was read before a reset: whatever changed may be among what was missed', () => {
  repeating();
  const others = { analysis: 'a', analysisStats: undefined, getReport: 'a', myAccount: undefined };
  const known = Object.entries(others).map(([endpointName, arg]) => ({ endpointName, arg, value: {} }));
  store.dispatch(api.util.upsertQueryEntries(known as never));
  const endpoints = () =>
    Object.values(store.getState().api.queries).map((query) => query?.endpointName as string | undefined);
  expect(endpoints()).toEqual(['listAnalyses', ...Object.keys(others)]);
  applyEvent({ type: 'reset' }, store.dispatch, store.getState());
  expect(endpoints()).toEqual([]);
});
