import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { z } from 'zod';
import { CONFIG, type Config } from '../config/config.js';
import { storable } from '../storable.js';
import { ModelAnswerInvalid, ModelRefused, ModelUnavailable } from './llm.errors.js';
import { countTokens, observeRequest } from './llm.metrics.js';
import { strictJsonSchema, withoutNulls } from './strict-json-schema.js';

export type UserPart =
  | { readonly type: 'text'; readonly text: string }
  /** Base64 of the picture's bytes; addresses are never sent. */
  | { readonly type: 'image'; readonly mime: 'image/jpeg' | 'image/png'; readonly base64: string };

export interface CompletionRequest<T> {
  /** What the answer is called for the model: letters, digits, `_` and `-`. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly system: string;
  readonly user: readonly UserPart[];
  /** A second round: what the model answered (absent when it could not be read) and what was wrong with it. */
  readonly repair?: { readonly answer?: T; readonly complaints: string };
  /** The caller's own reason to stop; its abort is thrown on as it is. */
  readonly signal?: AbortSignal;
  /** Tokens, including those of hidden reasoning. */
  readonly maxOutputTokens: number;
  /** Milliseconds for everything, retries and their waits included. Default 75 000. */
  readonly deadlineMs?: number;
  /** How often a passing fault (429, 5xx, broken connection) is tried again. Default 2. */
  readonly maxRetries?: number;
  /** A longer `retry-after` than this (milliseconds) is not waited for. Default 10 000. */
  readonly maxWaitMs?: number;
  /** Requests with the same name and beginning are sent where the provider has that beginning cached. */
  readonly cacheKey?: string;
  /** Told of each answer that came, also when it was refused, cut off or could not be read: it is paid for. */
  readonly onUsage?: (usage: Usage) => void;
}

/** Tokens of one answer as the endpoint counts them; `input` includes the cached ones. */
export interface Usage {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

export interface Completion<T> {
  readonly value: T;
  /** The model as the endpoint names it. */
  readonly model: string;
}

/** One request as it goes over the wire. */
export type ChatRequestBody = ChatCompletionCreateParamsNonStreaming;

/** How patiently a request is sent. */
export interface SendOptions {
  /** The caller's reason to stop and the deadline together. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly deadlineMs: number;
  readonly maxRetries: number;
  /** Milliseconds. */
  readonly maxWaitMs: number;
}

/** One question to the configured model, one answer of a known shape. */
@Injectable()
export class LlmService {
  constructor(@Inject(CONFIG) protected readonly config: Pick<Config, 'openai'>) {}

  /** The model that is asked; null when none is configured. */
  get model(): string | null {
    return this.config.openai?.model ?? null;
  }

  /**
   * Asks the model with strict structured outputs and reads the answer with the same zod schema.
   * @throws ModelUnavailable no answer within the deadline and retries; ModelRefused; ModelAnswerInvalid; the
   * signal's own reason when the caller aborts.
   */
  complete<T>(request: CompletionRequest<T>): Promise<Completion<T>> {
    return observeRequest(() => this.ask(request), request.signal);
  }

  private async ask<T>(request: CompletionRequest<T>): Promise<Completion<T>> {
    const access = this.config.openai;
    if (!access) throw new ModelUnavailable('No model is configured (OPENAI_API_KEY)');
    const deadlineMs = request.deadlineMs ?? 75_000;
    const deadline = AbortSignal.timeout(deadlineMs);
    let completion: ChatCompletion;
    try {
      const given = await this.send(bodyOf(access, request), {
        signal: request.signal ? AbortSignal.any([request.signal, deadline]) : deadline,
        deadlineMs,
        maxRetries: request.maxRetries ?? 2,
        maxWaitMs: request.maxWaitMs ?? 10_000,
      });
      completion = storable(given);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (error instanceof ModelUnavailable) throw error;
      throw unavailable(error, access.apiKey, deadline.aborted ? deadlineMs : undefined);
    }
    const { usage } = completion;
    const used: Usage = {
      input: usage?.prompt_tokens ?? 0,
      cachedInput: usage?.prompt_tokens_details?.cached_tokens ?? 0,
      output: usage?.completion_tokens ?? 0,
    };
    countTokens(used);
    request.onUsage?.(used);
    return { value: readAnswer(completion, request.schema), model: completion.model };
  }

  /**
   * Sends one request; who answers from what is kept overrides it.
   * @throws whatever the SDK throws, or ModelUnavailable
   */
  protected send(
    body: ChatRequestBody,
    { signal, deadlineMs, ...patience }: SendOptions,
  ): Promise<ChatCompletion> {
    const access = this.config.openai!;
    const client = new OpenAI({
      apiKey: access.apiKey,
      // Given explicitly, so that the SDK takes nothing from the environment and logs no headers.
      baseURL: access.baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries: patience.maxRetries,
      timeout: deadlineMs,
      fetch: impatient(patience.maxWaitMs),
    });
    return client.chat.completions.create(body, { signal });
  }
}

function bodyOf<T>(
  { model, baseUrl }: NonNullable<Config['openai']>,
  request: CompletionRequest<T>,
): ChatRequestBody {
  return {
    model,
    messages: messages(request),
    response_format: {
      type: 'json_schema',
      json_schema: { name: request.name, strict: true, schema: strictJsonSchema(request.schema) },
    },
    ...(baseUrl === undefined || isOfOpenAi.test(model)
      ? {
          max_completion_tokens: request.maxOutputTokens,
          store: false,
          ...(request.cacheKey ? { prompt_cache_key: request.cacheKey } : {}),
        }
      : { max_tokens: request.maxOutputTokens }),
  };
}

/**
 * Models that OpenAI serves, also through others (`openai/gpt-5.4`). Servers of other models ignore their newer fields, so
 * that no bound holds (Ollama), or refuse the request (Mistral); OpenAI's refuse the older one.
 */
const isOfOpenAi = /^(?:openai\/)?(?:gpt-(?!oss)|chatgpt|o\d)/;

function messages<T>(request: CompletionRequest<T>): ChatCompletionMessageParam[] {
  const first: ChatCompletionMessageParam[] = [
    { role: 'system', content: request.system },
    {
      role: 'user',
      content: request.user.map((part) =>
        part.type === 'text'
          ? { type: 'text' as const, text: part.text }
          : {
              type: 'image_url' as const,
              image_url: { url: `data:${part.mime};base64,${part.base64}`, detail: 'auto' as const },
            },
      ),
    },
  ];
  if (!request.repair) return first;
  // The first messages stay as they were, so that the provider's prefix cache serves them.
  if (request.repair.answer !== undefined) {
    first.push({ role: 'assistant', content: JSON.stringify(request.repair.answer) });
  }
  return [...first, { role: 'user', content: request.repair.complaints }];
}

/** A person is waiting: a longer `retry-after` than we can afford ends the tries at once. */
function impatient(maxWaitMs: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const header = response.headers.get('retry-after');
    const seconds = Number(header ?? 0);
    const waitMs = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000;
    if (response.ok || !(waitMs > maxWaitMs)) return response;
    const headers = new Headers(response.headers);
    headers.set('x-should-retry', 'false');
    return new Response(response.body, { status: response.status, headers });
  };
}

function unavailable(error: unknown, apiKey: string, afterMs: number | undefined): ModelUnavailable {
  const clean = (text: string): string => storable(text.replaceAll(apiKey, '[key]').slice(0, 500));
  if (afterMs !== undefined) return new ModelUnavailable(`The model gave no answer within ${afterMs} ms`);
  if (error instanceof OpenAI.APIError && error.status !== undefined) {
    // Only the status and message: the error itself carries headers and whatever else the endpoint sent.
    return new ModelUnavailable(`The model's endpoint answered ${error.status}: ${clean(error.message)}`);
  }
  const text = error instanceof Error ? error.message : String(error);
  return new ModelUnavailable(`The model's endpoint could not be used: ${clean(text)}`);
}

function readAnswer<T>(completion: ChatCompletion, schema: z.ZodType<T>): T {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw new ModelAnswerInvalid('The answer has no choices');
  if (choice.message.refusal) throw new ModelRefused(`Refused: ${choice.message.refusal.slice(0, 200)}`);
  if (choice.finish_reason === 'content_filter') throw new ModelRefused("Stopped by the provider's filter");
  if (choice.finish_reason === 'length') throw new ModelAnswerInvalid('The answer was cut off at its limit');
  if (!choice.message.content) throw new ModelAnswerInvalid('The answer is empty');
  let json: unknown;
  try {
    // What it says is paid for: a sign that no column holds must not cost the whole report.
    json = storable(JSON.parse(choice.message.content));
  } catch (cause) {
    throw new ModelAnswerInvalid('The answer is not JSON', cause);
  }
  const parsed = schema.safeParse(withoutNulls(schema, json));
  if (!parsed.success) {
    const issues = parsed.error.issues
      .slice(0, 10)
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ModelAnswerInvalid(`The answer has not the asked shape: ${issues.join('; ')}`);
  }
  return parsed.data;
}
