import { renewInto, sessionOf, type SessionStore } from '../session/renew-into.js';
import { offline, problemOf, unreachable, type ApiProblem } from './problem.js';

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** How much has been sent, 0–1. */
  readonly onProgress: (share: number) => void;
}

export type UploadAnswer<Data> = { readonly data: Data } | { readonly error: ApiProblem };

const cancelled: ApiProblem = { status: 0, code: 'cancelled', detail: 'Uppladdningen avbröts.' };

/**
 * Posts a form with files to our API and tells how far it is, which `fetch` cannot. An expired session is renewed once
 * and the same form sent again. Works as `queryFn` of an endpoint; a cancelled one ends with the code `cancelled`.
 */
export async function upload<Data>(
  store: SessionStore,
  path: string,
  form: FormData,
  options: UploadOptions,
): Promise<UploadAnswer<Data>> {
  try {
    const token = sessionOf(store).accessToken;
    let answer = await post(path, form, token, options);
    if (answer.status === 401) {
      const renewed = await renewInto(store, token);
      if (renewed) answer = await post(path, form, renewed, options);
    }
    const { status, body } = answer;
    return status >= 200 && status < 300 ? { data: body as Data } : { error: refusalOf(status, body) };
  } catch (problem) {
    return { error: problem as ApiProblem };
  }
}

/** Proxies have limits of their own and answer without our words. */
function refusalOf(status: number, body: unknown): ApiProblem {
  const problem = problemOf(status, body);
  const isProxys = status === 413 && problem.code === 'unexpected_answer';
  return isProxys
    ? { ...problem, detail: 'Det du skickar är för stort. Prova med färre eller mindre filer.' }
    : problem;
}

/** @throws ApiProblem when no answer came */
function post(
  path: string,
  form: FormData,
  token: string | null,
  { signal, onProgress }: UploadOptions,
): Promise<{ readonly status: number; readonly body: unknown }> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(cancelled);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.addEventListener('load', () => resolve({ status: request.status, body: parsed(request) }));
    request.addEventListener('error', () => reject(navigator.onLine ? unreachable : offline));
    request.addEventListener('abort', () => reject(cancelled));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.open('POST', `/api${path}`);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function parsed({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}
