import { useCallback, useEffect, useState } from 'react';
import type { ProductView } from '../../../../src/billing/billing.types.js';
import { offline, problemOf, unreachable, type ApiProblem } from '../../shared/api/problem.js';
import { useReconnected } from '../../shared/ui/use-online.js';

const keptForMs = 5 * 60_000;
const kept = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

/** Asks once in 5 minutes; what could not be had is asked again. Without the API slice, which public pages do not load. */
function askKept<Data>(path: string): Promise<Data> {
  const before = kept.get(path);
  if (before && Date.now() - before.at < keptForMs) return before.answer as Promise<Data>;
  const answer = ask(path);
  kept.set(path, { at: Date.now(), answer });
  answer.catch(() => {
    if (kept.get(path)?.answer === answer) kept.delete(path);
  });
  return answer as Promise<Data>;
}

/** @throws ApiProblem */
async function ask(path: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`);
  } catch {
    throw navigator.onLine ? unreachable : offline;
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) throw problemOf(response.status, body);
  return body;
}

export interface Asked<Data> {
  readonly data?: Data;
  /** Why it could not be had; neither this nor `data` while the answer is awaited. */
  readonly problem?: ApiProblem;
  readonly retry: () => void;
}

function useAsked<Data>(path: string): Asked<Data> {
  const [answered, setAnswered] = useState<{ path: string; data?: Data; problem?: ApiProblem } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    askKept<Data>(path).then(
      (data) => isCurrent && setAnswered({ path, data }),
      (problem: ApiProblem) => isCurrent && setAnswered({ path, problem }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, round]);
  const retry = useCallback(() => {
    setAnswered(null);
    setRound((before) => before + 1);
  }, []);
  useReconnected(() => {
    if (answered?.problem) retry();
  });
  return { ...(answered?.path === path ? answered : {}), retry };
}

/** What a buyer gets who has not chosen. */
export const singleReport = 'single-report';

/** Everything on sale, in the shop's order. */
export function useProducts(): Asked<readonly ProductView[]> {
  return useAsked('/products');
}

/** One product; a `problem` of status 404 when there is none of that key. */
export function useProduct(productKey: string): Asked<ProductView> {
  return useAsked(`/products/${encodeURIComponent(productKey)}`);
}
