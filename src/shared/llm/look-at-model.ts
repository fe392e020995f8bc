import OpenAI from 'openai';
import type { Config } from '../config/config.js';

/** How a model's server answers, by its list of models, which costs nothing to ask for. */
export type ModelLook =
  | { readonly kind: 'known'; readonly ms: number }
  /** The key is let in, and the model is none of these. */
  | { readonly kind: 'other-models'; readonly ids: readonly string[] }
  | { readonly kind: 'refused'; readonly status: number }
  /** It has no such list, so neither the key nor the model is known to be right. */
  | { readonly kind: 'no-list' }
  | { readonly kind: 'faulty'; readonly status: number }
  | { readonly kind: 'away'; readonly error: unknown };

/** Where the model of a configuration is asked. */
export const modelAddress = ({ baseUrl }: NonNullable<Config['openai']>): URL =>
  new URL(baseUrl ?? 'https://api.openai.com/v1');

/**
 * Whether a model can be asked as it is configured. No model writes for it.
 * @param limitMs milliseconds that the answer may take
 * @throws when the signal is aborted
 */
export async function lookAtModel(
  openai: NonNullable<Config['openai']>,
  { signal, limitMs }: { readonly signal?: AbortSignal; readonly limitMs: number },
): Promise<ModelLook> {
  const client = new OpenAI({
    apiKey: openai.apiKey,
    baseURL: modelAddress(openai).href,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: limitMs,
  });
  const start = performance.now();
  try {
    const { data } = await client.models.list({ ...(signal && { signal }) });
    const ids = data.map(({ id }) => id);
    if (!ids.includes(openai.model)) return { kind: 'other-models', ids };
    return { kind: 'known', ms: Math.round(performance.now() - start) };
  } catch (error) {
    if (signal?.aborted) throw error;
    const status = error instanceof OpenAI.APIError ? (error.status as number | undefined) : undefined;
    if (status === undefined) return { kind: 'away', error };
    if (status === 401 || status === 403) return { kind: 'refused', status };
    if (status === 404 || status === 405) return { kind: 'no-list' };
    return { kind: 'faulty', status };
  }
}
