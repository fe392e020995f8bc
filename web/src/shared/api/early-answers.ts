const answers = new Map<string, Promise<Response | undefined>>();

/**
 * Keeps the answer to a question that the page is sure to ask once its code has come.
 * @param path of our API, such as `/api/analyses/…/report`
 * @param answer undefined when nobody could be asked
 */
export function keepEarlyAnswer(path: string, answer: Promise<Response | undefined>): void {
  answers.set(
    path,
    answer.catch(() => undefined),
  );
}

/** `fetch`, but a question of a signed-in person that was asked early is not asked again: its answer is given once. */
export async function fetchOrEarly(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const early = answers.get(path);
  // Without a token it is not the server that is asked, but what is kept for a lost connection.
  if (!early || request.method !== 'GET' || !request.headers.has('authorization')) return fetch(request);
  answers.delete(path);
  return (await early) ?? fetch(request);
}
