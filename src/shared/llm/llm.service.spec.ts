import { z } from 'zod';
import {
  startOpenAiServer,
  type ChatRequest,
  type OpenAiBehaviour,
  type OpenAiServer,
} from '../../../test/support/openai-server.js';
import { openAiContract } from '../../../test/support/openai-contract.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { ModelAnswerInvalid, ModelRefused, ModelUnavailable } from './llm.errors.js';
import { LlmService, type CompletionRequest, type Usage } from './llm.service.js';

const schema = z.object({ rooms: z.number(), note: z.string().optional() });
type Answer = z.infer<typeof schema>;

describe('LlmService against a server that checks the published contract', () => {
  let server: OpenAiServer;
  let behaviours: OpenAiBehaviour[];

  beforeEach(async () => {
    behaviours = [];
    server = await startOpenAiServer({
      answer: (_request: ChatRequest, number) =>
        behaviours[number] ?? { kind: 'value', value: { rooms: 3, note: null } },
      usage: () => ({ input: 900, cached: 640, output: 70 }),
    });
  });
  afterEach(() => server.close());

  const ask = (
    change: Partial<CompletionRequest<Answer>> = {},
    { apiKey = server.apiKey, model = 'gpt-5.4-mini' } = {},
  ) =>
    new LlmService({ openai: { apiKey, baseUrl: server.baseUrl, model } }).complete({
      name: 'rum',
      schema,
      system: 'Räkna rummen.',
      user: [
        { type: 'text', text: 'Trea' },
        { type: 'image', mime: 'image/jpeg', base64: '/9j/4AAQ' },
      ],
      maxOutputTokens: 100,
      deadlineMs: 10_000,
      ...change,
    });
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('asks as the contract demands and reads the answer', async () => {
    const answer = await ask();
    expect(server.violations).toEqual([]);
    expect(answer.value).toEqual({ rooms: 3 });
    expect(answer.model).toBe('gpt-5.4-mini-2026-03-17');
    expect(server.requests[0]?.messages).toEqual([
      { role: 'system', content: 'Räkna rummen.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Trea' },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/4AAQ', detail: 'auto' } },
        ],
      },
    ]);
    expect(server.requests[0]?.max_completion_tokens).toBe(100);
  });

  it.each(['qwen3:32b', 'gpt-oss:20b', 'openai/gpt-oss-120b', 'mistral-small-latest'])(
    'asks %s in the fields that servers of other models know',
    async (model) => {
      await ask({ cacheKey: 'rum:v1' }, { model });
      expect(server.violations).toEqual([]);
      const [request] = server.requests;
      expect(request).toMatchObject({ model, max_tokens: 100 });
      for (const field of ['max_completion_tokens', 'store', 'prompt_cache_key'])
        expect(request).not.toHaveProperty(field);
    },
  );

  it.each(['gpt-5.4-mini', 'o4-mini', 'openai/gpt-5.4'])('asks %s in the fields of OpenAI', async (model) => {
    await ask({ cacheKey: 'rum:v1' }, { model });
    expect(server.requests[0]).toMatchObject({
      model,
      max_completion_tokens: 100,
      store: false,
      prompt_cache_key: 'rum:v1',
    });
    expect(server.requests[0]).not.toHaveProperty('max_tokens');
  });

  it('sends the first messages unchanged before a repair, so that prefix caches help', async () => {
    await ask();
    await ask({ repair: { answer: { rooms: 9 }, complaints: 'Fel antal.' } });
    const [first, second] = server.requests;
    expect(second?.messages.slice(0, 2)).toEqual(first?.messages);
    expect(second?.messages.slice(2)).toEqual([
      { role: 'assistant', content: '{"rooms":9}' },
      { role: 'user', content: 'Fel antal.' },
    ]);
    expect(server.violations).toEqual([]);
  });

  it.each<[string, OpenAiBehaviour]>([
    ['a good answer', { kind: 'value', value: { rooms: 3, note: null } }],
    ['a refusal', { kind: 'refuse' }],
    ['half an answer', { kind: 'text', content: '{"rooms":' }],
  ])('tells what %s took, once', async (_, behaviour) => {
    behaviours = [{ kind: 'status', status: 500, retryAfterSeconds: 0 }, behaviour];
    const usages: Usage[] = [];
    await failure(ask({ onUsage: (usage) => usages.push(usage), cacheKey: 'rum:v1' }));
    expect(usages).toEqual([{ input: 900, cachedInput: 640, output: 70 }]);
    expect(server.requests.map((request) => request.prompt_cache_key)).toEqual(['rum:v1', 'rum:v1']);
    expect(server.violations).toEqual([]);
  });

  it.each<[string, OpenAiBehaviour]>([
    ['a rate limit with a short wait', { kind: 'status', status: 429, retryAfterSeconds: 0.01 }],
    ['a fault of the server', { kind: 'status', status: 500, retryAfterSeconds: 0.01 }],
    ['a broken connection', { kind: 'break' }],
  ])('tries again after %s', async (_, behaviour) => {
    behaviours = [behaviour];
    expect((await ask()).value).toEqual({ rooms: 3 });
    expect(server.requests).toHaveLength(2);
  });

  it('gives up after its retries', async () => {
    behaviours = Array.from({ length: 3 }, () => ({ kind: 'status', status: 503, retryAfterSeconds: 0.01 }));
    const error = await failure(ask({ maxRetries: 2 }));
    expect(error).toBeInstanceOf(ModelUnavailable);
    expect(error).toMatchObject({ retry: 'later', status: 503 });
    expect(server.requests).toHaveLength(3);
  });

  it('does not wait for a long retry-after while a person waits', async () => {
    behaviours = [{ kind: 'status', status: 429, retryAfterSeconds: 30 }];
    expect(await failure(ask({ maxWaitMs: 1000 }))).toBeInstanceOf(ModelUnavailable);
    expect(server.requests).toHaveLength(1);
  });

  it('ends at its deadline when the server hangs', async () => {
    behaviours = [{ kind: 'hang' }];
    const error = await failure(ask({ deadlineMs: 200 }));
    expect(error).toBeInstanceOf(ModelUnavailable);
    expect((error as Error).message).toBe('The model gave no answer within 200 ms');
  });

  it("throws the caller's own reason when the caller stops", async () => {
    behaviours = [{ kind: 'hang' }];
    const stop = new AbortController();
    const work = failure(ask({ signal: stop.signal }));
    const reason = new Error('the analysis was deleted');
    await waitFor(() => server.requests.length === 1);
    stop.abort(reason);
    expect(await work).toBe(reason);
  });

  it.each<[string, OpenAiBehaviour]>([
    ['a refusal', { kind: 'refuse' }],
    ["the provider's filter", { kind: 'filtered' }],
  ])('knows %s', async (_, behaviour) => {
    behaviours = [behaviour];
    const error = await failure(ask());
    expect(error).toBeInstanceOf(ModelRefused);
    expect(error).toMatchObject({ retry: 'never' });
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, OpenAiBehaviour]>([
    ['text that is no JSON', { kind: 'text', content: 'Tre rum!' }],
    ['half an answer that still says it stopped', { kind: 'text', content: '{"rooms":' }],
    ['an empty answer', { kind: 'empty' }],
    ['another shape', { kind: 'value', value: { rooms: 'tre', note: null } }],
  ])('refuses %s', async (_, behaviour) => {
    behaviours = [behaviour];
    const error = await failure(ask());
    expect(error).toBeInstanceOf(ModelAnswerInvalid);
    expect(error).toMatchObject({ retry: 'later' });
  });

  it('reads an answer as a database can hold it', async () => {
    behaviours = [{ kind: 'value', value: { rooms: 3, note: 'Högt\0 i \ud800tak' } }];
    expect((await ask()).value).toEqual({ rooms: 3, note: 'Högt\ufffd i \ufffdtak' });
  });

  it('tells of a fault as a database can hold it', async () => {
    behaviours = [{ kind: 'status', status: 400, message: 'Högt\0 i \ud800tak' }];
    expect((await failure(ask())) as Error).toMatchObject({
      message: expect.stringContaining('Högt\ufffd i \ufffdtak') as string,
    });
  });

  it('keeps the key out of what it throws, also when the server repeats it', async () => {
    const error = await failure(ask({}, { apiKey: 'sk-secret-value' }));
    expect(error).toBeInstanceOf(ModelUnavailable);
    expect(server.violations).toEqual(['Incorrect API key provided: sk-secret-value.']);
    expect(inspected(error)).not.toContain('sk-secret-value');
    expect((error as Error).message).toContain('401');
  });

  it('says that nothing is configured', async () => {
    const service = new LlmService({ openai: undefined });
    const work = service.complete({ name: 'rum', schema, system: '', user: [], maxOutputTokens: 1 });
    await expect(work).rejects.toThrow('OPENAI_API_KEY');
  });
});

describe('the server that stands in for the model', () => {
  const strict = { type: 'object', properties: {}, required: [], additionalProperties: false };
  const lawful = {
    model: 'gpt-5.4-mini',
    messages: [{ role: 'user', content: 'Hej' }],
    response_format: { type: 'json_schema', json_schema: { name: 'svar', strict: true, schema: strict } },
  };
  const withSchema = (schema: unknown): unknown => ({
    ...lawful,
    response_format: { type: 'json_schema', json_schema: { name: 'svar', strict: true, schema } },
  });
  const post = async (body: unknown): Promise<{ status: number; message: string }> => {
    const server = await startOpenAiServer({ answer: () => ({ kind: 'value', value: {} }) });
    const response = await fetch(`${server.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    await server.close();
    return { status: response.status, message: text };
  };

  it('answers what fits the contract', async () => {
    expect((await post(lawful)).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['no messages', { ...lawful, messages: [] }, '/messages'],
    ['no model', { messages: lawful.messages }, 'model'],
    [
      'a role that does not exist',
      { ...lawful, messages: [{ role: 'boss', content: 'Hej' }] },
      '/messages/0',
    ],
    ['an open object', withSchema({ ...strict, additionalProperties: true }), 'additionalProperties'],
    [
      'an optional property',
      withSchema({ ...strict, properties: { a: { type: 'string' } } }),
      'a not required',
    ],
    [
      'an unsupported keyword',
      withSchema({ ...strict, properties: { a: { type: 'string', minLength: 1 } }, required: ['a'] }),
      "'minLength' is not permitted",
    ],
  ])('refuses %s', async (_, body, reason) => {
    const { status, message } = await post(body);
    expect(status).toBe(400);
    expect(message).toContain(reason);
  });

  const whenPublished = openAiContract().isPublished ? it : it.skip;
  whenPublished.each<[string, unknown, string]>([
    ['an unknown argument', { ...lawful, max_words: 5 }, 'Unrecognized request argument supplied: max_words'],
    ['a number that is text', { ...lawful, max_completion_tokens: '100' }, '/max_completion_tokens'],
    [
      'a picture without an address',
      { ...lawful, messages: [{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }] },
      '/messages/0/content/0',
    ],
  ])('refuses %s by the published description', async (_, body, reason) => {
    const { status, message } = await post(body);
    expect(status).toBe(400);
    expect(message).toContain(reason);
  });
});

/** Everything an error holds, causes included. */
function inspected(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? '';
  return [error.message, error.stack, JSON.stringify(error), inspected(error.cause)].join('\n');
}
