import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { readerHeader } from '../session/kept-reports.js';
import { renewInto, sessionOf } from '../session/renew-into.js';
import type { WithSession } from '../session/session-slice.js';
import { addSlice, onAction, store } from '../store.js';
import { fetchOrEarly } from './early-answers.js';
import { fetchPatiently } from './fetch-patiently.js';
import { offline, problemOf, unreachable, type ApiProblem } from './problem.js';

const ask = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  fetchFn: (given) => {
    const request = given as Request;
    return fetchPatiently(() => fetchOrEarly(request), request);
  },
  prepareHeaders: (headers, { getState }) => {
    const { accessToken: token, user } = (getState() as WithSession).session;
    if (token) headers.set('authorization', `Bearer ${token}`);
    else if (user) headers.set(readerHeader, user.id);
    return headers;
  },
});

/**
 * An address is asked for as it is written: an id of the address bar that climbs out of its place (`../account/export?x=`)
 * must not make a person's browser ask for something else in their name. So a query goes into `params`, and what is no
 * ASCII through `encodeURIComponent`: a path that holds either is answered 404 here, without a request.
 */
const isAsWritten = (path: string): boolean =>
  new URL(`/api${path}`, location.origin).pathname === `/api${path}`;

/** Calls our API. An expired session is renewed once and the same call repeated, so nothing that was typed is lost. */
const askOurApi: BaseQueryFn<string | FetchArgs, unknown, ApiProblem> = async (call, store, options) => {
  if (!isAsWritten(typeof call === 'string' ? call : call.url)) return { error: problemOf(404, null) };
  const tokenBefore = sessionOf(store).accessToken;
  let answer = await ask(call, store, options);
  if (answer.error?.status === 401) {
    try {
      if (await renewInto(store, tokenBefore)) answer = await ask(call, store, options);
    } catch (problem) {
      return { error: problem as ApiProblem };
    }
  }
  const { error } = answer;
  if (!error) return { data: answer.data };
  if (typeof error.status === 'number') return { error: problemOf(error.status, error.data) };
  if (error.status === 'PARSING_ERROR') return { error: problemOf(error.originalStatus, null) };
  return { error: navigator.onLine ? unreachable : offline };
};

/** The one API slice; features add their endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: askOurApi,
  tagTypes: ['Analysis', 'AnalysisList', 'Stats', 'Account', 'Report'],
  endpoints: () => ({}),
});

addSlice(api);

// What was answered to one person is not for the next.
onAction((action, { session: before }) => {
  const isOther =
    action.type === 'session/signedIn' && before.user && before.user.id !== action.payload.user.id;
  if (isOther || action.type === 'session/signedOut') store.dispatch(api.util.resetApiState());
});
