import { request } from 'undici';
import { z } from 'zod';
import { readBody } from '../../shared/http/bounded-body.js';
import { userAgent } from '../../shared/http/guarded-client.js';
import { longestAddress } from '../read/bounded.js';

export interface SearchResult {
  readonly url: string;
  readonly title: string;
  readonly content: string;
}

const limits = { timeoutMs: 6_000, maxBytes: 1_000_000, results: 50, text: 2_000 };

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').slice(0, limits.text));
const result = z.object({ url: z.string().max(longestAddress), title: text, content: text });
const answer = z.object({ results: z.array(z.unknown()) });

/**
 * Asks a service that answers as SearXNG does in JSON (its search API, `format=json`). The operator names its address,
 * so it may well be a private one; it is never followed to another.
 * @throws Error when the service does not answer so; the signal's reason when aborted
 */
export async function askSearchService(
  address: string,
  query: string,
  signal: AbortSignal,
): Promise<SearchResult[]> {
  const url = new URL(address);
  url.searchParams.set('q', query);
  url.searchParams.set('format', 'json');
  url.searchParams.set('language', 'sv');
  const { statusCode, headers, body } = await request(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]),
    headers: { accept: 'application/json', 'user-agent': userAgent },
    reset: true,
  });
  if (statusCode !== 200) {
    body.on('error', () => undefined).destroy();
    throw new Error(`the search service answered ${statusCode}`);
  }
  const bytes = await readBody({ headers, body }, url.href, limits.maxBytes);
  const { results } = answer.parse(JSON.parse(bytes.toString('utf8')));
  return results
    .slice(0, limits.results)
    .map((one) => result.safeParse(one))
    .filter((one) => one.success)
    .map((one) => one.data);
}
