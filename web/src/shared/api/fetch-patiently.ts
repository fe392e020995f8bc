/** Who is asked to wait longer than this is told so instead, seconds. */
const LONGEST_WAIT_S = 5;
const MOST_REPEATS = 2;

/**
 * Asks again when the server has too much of the same person at work (429) and says that it is over within seconds; after
 * two repeats the refusal is the answer. An act is not repeated: it may have been begun.
 * @param ask sends the request, anew each time
 * @throws what `ask` throws, and the signal's reason
 */
export async function fetchPatiently(
  ask: () => Promise<Response>,
  { method = 'GET', signal }: Pick<RequestInit, 'method' | 'signal'> = {},
): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await ask();
    const seconds = secondsToWait(answer);
    if (seconds === undefined || method !== 'GET' || repeats === MOST_REPEATS) return answer;
    void answer.body?.cancel();
    // Requests of one page that were refused together do not come back together.
    await pause((seconds + Math.random()) * 1000, signal);
  }
}

/** @returns undefined for an answer that is no cause to ask again */
function secondsToWait({ status, headers }: Response): number | undefined {
  const told = headers.get('retry-after') ?? '';
  return status === 429 && /^\d{1,3}$/.test(told) && Number(told) <= LONGEST_WAIT_S
    ? Number(told)
    : undefined;
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}
