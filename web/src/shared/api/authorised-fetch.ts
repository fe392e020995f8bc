import { renewInto, sessionOf, type SessionStore } from '../session/renew-into.js';
import { fetchPatiently } from './fetch-patiently.js';

/**
 * `fetch` with the session, for what is no JSON: pictures, PDF files, event streams. Renews an expired session once.
 * Throws what `fetch` throws, or an ApiProblem when the session could not be renewed for lack of an answer.
 */
export async function authorisedFetch(
  store: SessionStore,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const send = (token: string | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetchPatiently(() => fetch(path, { ...init, headers, credentials: 'same-origin' }), init);
  };
  const token = sessionOf(store).accessToken;
  const response = await send(token);
  if (response.status !== 401) return response;
  const renewed = await renewInto(store, token);
  return renewed ? send(renewed) : response;
}
