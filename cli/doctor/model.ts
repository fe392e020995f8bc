import OpenAI from 'openai';
import { reasonOf } from '../reason.js';
import { ok, since, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

const name = 'model';

export const modelProbe: Probe = {
  name,
  reads: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL', 'ANALYST'],
  look,
};

/** Asks for the list of models, which costs nothing. */
async function look({ config, signal, limitMs }: Given): Promise<Finding[]> {
  if (!config.openai) return [ok(name, 'not used: the rules write, for OPENAI_API_KEY is not set')];
  const { apiKey, model } = config.openai;
  const baseURL = config.openai.baseUrl ?? 'https://api.openai.com/v1';
  const { host } = new URL(baseURL);
  const client = new OpenAI({
    apiKey,
    baseURL,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: limitMs,
  });
  const start = performance.now();
  try {
    const { data } = await client.models.list({ signal });
    return [
      knows(
        host,
        model,
        data.map(({ id }) => id),
        since(start),
      ),
    ];
  } catch (error) {
    if (signal.aborted) throw error;
    return [refused(host, model, error)];
  }
}

function knows(host: string, model: string, ids: readonly string[], latency: string): Finding {
  if (ids.includes(model)) return ok(name, `${host}, key accepted, knows ${model}, answers in ${latency}`);
  const some = ids.slice(0, 5).join(', ');
  return wrong(
    name,
    `${host} does not know ${model}`,
    ids.length === 0
      ? 'set OPENAI_MODEL right; it lists none'
      : `set OPENAI_MODEL to one of its models: ${some}${ids.length > 5 ? ', …' : ''}`,
  );
}

function refused(host: string, model: string, error: unknown): Finding {
  const status = error instanceof OpenAI.APIError ? error.status : undefined;
  if (status === 401 || status === 403)
    return wrong(name, `${host} does not accept the key (${status})`, 'set OPENAI_API_KEY right');
  if (status === 404 || status === 405)
    return warning(
      name,
      `${host} has no list of models, so neither the key nor ${model} is known to be right`,
      'see that OPENAI_BASE_URL ends as its provider says, for instance in /v1; try "npx app-cli reports write --analyst openai"',
    );
  const found = status === undefined ? `${host}: ${reasonOf(error)}` : `${host} answered ${status}`;
  return unknown(name, found, 'try again later; meanwhile the rules write');
}
