import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goodAnswer, type ReportAnswer } from './openai-answers.js';
import { openAiContract } from './openai-contract.js';

/** A request for a chat completion, as it came. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content:
      | string
      | readonly {
          readonly type: string;
          readonly text?: string;
          readonly image_url?: { readonly url: string };
        }[];
  }[];
  readonly response_format?: { readonly json_schema?: { readonly name: string; readonly schema: unknown } };
  readonly max_completion_tokens?: number;
  readonly prompt_cache_key?: string;
}

/** Tokens of one answer; `input` includes the cached ones. */
export interface ServedUsage {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** What the server does with one request that fits the contract. */
export type OpenAiBehaviour =
  /** A lawful answer built from the request's own advert, changed first when `change` is given. */
  | { kind: 'good'; change?: (answer: ReportAnswer) => unknown }
  /** Any value as the answer's JSON. */
  | { kind: 'value'; value: unknown }
  /** Any text as the answer, also when it is no JSON. */
  | { kind: 'text'; content: string }
  | { kind: 'refuse' }
  | { kind: 'filtered' }
  /** Half an answer, with `finish_reason: length`. */
  | { kind: 'cut off' }
  | { kind: 'empty' }
  | { kind: 'status'; status: number; retryAfterSeconds?: number; message?: string }
  /** Never answers. */
  | { kind: 'hang' }
  /**
   * Begins a good answer at once and sends it a few bytes at a time; as a stream of events when `events` is set. It does not
   * end before `until`.
   */
  | { kind: 'slow'; bytes: number; everyMs: number; events?: boolean; until?: () => boolean }
  /** Closes the connection without an answer. */
  | { kind: 'break' };

export interface OpenAiServer {
  /** A value for OPENAI_BASE_URL. */
  readonly baseUrl: string;
  /** The key that is let in. */
  readonly apiKey: string;
  /** Every request so far that fitted the contract, in order. */
  readonly requests: ChatRequest[];
  /** What did not fit; answered with 400. Empty in a test that goes well. */
  readonly violations: string[];
  close(): Promise<void>;
}

/**
 * A loopback server that speaks OpenAI's chat completions and lists its models. Each request is checked against the published
 * description. `answer` chooses what happens, by the request and its number from 0; the default answers well. `usage`
 * tells how many tokens an answer counts; by default they follow from its length and none are cached.
 */
export async function startOpenAiServer(
  options: {
    answer?: (
      request: ChatRequest,
      number: number,
      /** The port that the request came from. */
      port: number,
    ) => OpenAiBehaviour | Promise<OpenAiBehaviour>;
    usage?: (number: number) => ServedUsage;
    apiKey?: string;
    /** What its list of models names; null for an endpoint without one. */
    models?: readonly string[] | null;
  } = {},
): Promise<OpenAiServer> {
  const contract = openAiContract();
  const apiKey = options.apiKey ?? 'sk-test-only-for-loopback';
  const requests: ChatRequest[] = [];
  const violations: string[] = [];
  const server = createServer((incoming, response) => {
    void readJson(incoming).then(async (body) => {
      const wrong = (status: number, message: string): void => {
        violations.push(message);
        sendError(response, status, message);
      };
      const { models = ['gpt-5.4', 'gpt-5.4-mini'] } = options;
      const isList = incoming.method === 'GET' && incoming.url === '/v1/models' && models !== null;
      if (!isList && (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions')) {
        return wrong(404, `Invalid URL (${incoming.method} ${incoming.url})`);
      }
      if (incoming.headers.authorization !== `Bearer ${apiKey}`) {
        // As the real one does, part of the wrong key is repeated.
        return wrong(401, `Incorrect API key provided: ${incoming.headers.authorization?.slice(7)}.`);
      }
      if (isList) return sendModels(response, models);
      if (body === undefined) return wrong(400, 'We could not parse the JSON body of your request.');
      const faults = contract.requestFaults(body);
      if (faults.length > 0) return wrong(400, faults.join('; '));
      const request = body as ChatRequest;
      requests.push(request);
      const number = requests.length - 1;
      const behaviour = (await options.answer?.(request, number, incoming.socket.remotePort ?? 0)) ?? {
        kind: 'good',
      };
      try {
        behave(behaviour, request, response, contract.responseFaults, options.usage?.(number));
      } catch (error) {
        wrong(400, error instanceof Error ? error.message : String(error));
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey,
    requests,
    violations,
    close: () =>
      new Promise((done, failed) => {
        server.closeAllConnections();
        server.close((error) => (error ? failed(error) : done()));
      }),
  };
}

function behave(
  behaviour: OpenAiBehaviour,
  request: ChatRequest,
  response: ServerResponse,
  responseFaults: (body: unknown) => string[],
  usage?: ServedUsage,
): void {
  const complete = (content: string | null, finish = 'stop', refusal: string | null = null): void => {
    const body = completion(request, content, finish, refusal, usage);
    const faults = responseFaults(body);
    if (faults.length > 0) throw new Error(`This server's answer does not fit: ${faults.join('; ')}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  switch (behaviour.kind) {
    case 'good': {
      const answer = goodAnswer(request);
      return complete(JSON.stringify(behaviour.change ? behaviour.change(answer) : answer));
    }
    case 'value':
      return complete(JSON.stringify(behaviour.value));
    case 'text':
      return complete(behaviour.content);
    case 'refuse':
      return complete(null, 'stop', "I'm sorry, I can't assist with that request.");
    case 'filtered':
      return complete(null, 'content_filter');
    case 'cut off': {
      const whole = JSON.stringify(goodAnswer(request));
      return complete(whole.slice(0, whole.length / 2), 'length');
    }
    case 'empty':
      return complete('');
    case 'status': {
      const { status, retryAfterSeconds, message } = behaviour;
      if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds));
      return sendError(response, status, message ?? `The server answered ${status}`);
    }
    case 'hang':
      return;
    case 'slow':
      return drip(
        response,
        behaviour,
        completion(request, JSON.stringify(goodAnswer(request)), 'stop', null),
      );
    case 'break':
      response.socket?.destroy();
  }
}

/** Sends a body little by little until the client goes away. */
function drip(
  response: ServerResponse,
  { bytes, everyMs, events = false, until = () => true }: OpenAiBehaviour & { kind: 'slow' },
  body: unknown,
): void {
  const whole = Buffer.from(
    events ? `data: ${JSON.stringify(body)}\n\ndata: [DONE]\n\n` : JSON.stringify(body),
  );
  response.writeHead(200, { 'content-type': events ? 'text/event-stream' : 'application/json' });
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < whole.length) response.write(whole.subarray(sent, (sent += bytes)));
    if (sent < whole.length || !until()) return;
    clearInterval(timer);
    response.end();
  }, everyMs);
  response.once('close', () => clearInterval(timer));
}

function completion(
  request: ChatRequest,
  content: string | null,
  finish: string,
  refusal: string | null,
  usage?: ServedUsage,
): unknown {
  const { input, cached, output } = usage ?? {
    input: Math.ceil(JSON.stringify(request.messages).length / 4),
    cached: 0,
    output: Math.ceil((content ?? '').length / 4),
  };
  return {
    id: 'chatcmpl-loopback',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: `${request.model}-2026-03-17`,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
    },
  };
}

function sendModels(response: ServerResponse, ids: readonly string[]): void {
  const data = ids.map((id) => ({ id, object: 'model', created: 1_780_000_000, owned_by: 'openai' }));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'list', data }));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  const type = status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error';
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message, type, param: null, code: null } }));
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
