import type { ChatCompletion } from 'openai/resources/chat/completions';
import { AppError } from '../../shared/app-error.js';
import type { Config } from '../../shared/config/config.js';
import { ModelAnswerInvalid, ModelRefused, ModelUnavailable } from '../../shared/llm/llm.errors.js';
import {
  LlmService,
  type ChatRequestBody,
  type Completion,
  type CompletionRequest,
  type SendOptions,
  type Usage,
} from '../../shared/llm/llm.service.js';
import { estimateInputTokens } from '../../shared/llm/token-estimate.js';
import {
  askedOf,
  cachePath,
  fitOf,
  forgetAnswer,
  forgetRecordings,
  readAnswer,
  recordingPath,
  requestDigest,
  writeAnswer,
  type AnswerPlace,
  type KeptAnswer,
} from './kept-answers.js';
import type { AnswerSource, SuiteRun } from './suite.types.js';
import { JudgeFailed, NotRecorded } from './suites.errors.js';

/** Where a suite's answers come from, and where they are kept. */
export interface AnswerPolicy {
  /** `recordings` asks nobody; `model` asks what is not in the cache; `record` asks everything and records it. */
  readonly asks: SuiteRun['asks'];
  /** Whether the cache is written only. */
  readonly isFresh: boolean;
  readonly cacheFolder: string;
  /** Null only where `asks` is `model`. */
  readonly recordings: string | null;
  /** Where it is given nobody is asked; it is told of the request that would be. */
  readonly onMissing?: (missing: MissingAnswer) => void;
  /**
   * Of `recordings`: answers a request that none of them fits exactly, and its answer is recorded; null when it has
   * none either.
   */
  readonly answerTo?: (request: ChatRequestBody) => ChatCompletion | null;
}

/** A request whose answer is not kept. */
export interface MissingAnswer {
  readonly model: string;
  /** Whether a report is asked for, or a judgement of one. */
  readonly isJudged: boolean;
  /** The most tokens that it and its answer may take. */
  readonly worst: { readonly input: number; readonly output: number };
}

/** One answer as it was got. */
export interface ModelCall {
  readonly source: Exclude<AnswerSource, 'rules'>;
  readonly usage: Usage;
  /** Milliseconds when it was made; null when nobody measured. */
  readonly ms: number | null;
}

/** The model of one run, or its judge: answers from what is kept where it can and notes what it gave. */
export class SuiteModel extends LlmService {
  /** The answers so far. */
  readonly calls: ModelCall[] = [];
  /** Why the last request that got no answer got none, also when the report was written all the same. */
  trouble: ModelUnavailable | null = null;
  /** Why the first answer could not be used; null when it could, or none came. */
  unusable: string | null = null;
  private asked = 0;
  private worst = { input: 0, output: 0 };
  /** Where the newest answer is kept. */
  private keptAt: readonly string[] = [];

  /**
   * @param access null where nobody is asked
   * @param options.judges the check that it judges; then only a recording of the very same request will do, for one of
   * other words is a judgement of something else
   */
  constructor(
    private readonly access: Config['openai'] | null,
    private readonly options: {
      readonly model: string;
      readonly parameters: Readonly<Record<string, unknown>>;
      readonly policy: AnswerPolicy;
      readonly place: Omit<AnswerPlace, 'call'>;
      readonly judges?: string;
    },
  ) {
    super({ openai: { apiKey: 'none', baseUrl: undefined, ...access, model: options.model } });
  }

  override async complete<T>(request: CompletionRequest<T>): Promise<Completion<T>> {
    this.worst = { input: estimateInputTokens(request), output: request.maxOutputTokens };
    try {
      return await super.complete(request);
    } catch (error) {
      if (error instanceof ModelUnavailable) this.trouble = error;
      const isNoUse = error instanceof ModelAnswerInvalid || error instanceof ModelRefused;
      if (isNoUse && this.asked === 1) this.unusable = error.message;
      const { judges } = this.options;
      if (judges === undefined || !(error instanceof AppError)) throw error;
      // A prompt is to blame for what its model answers; a judge that fails tells nothing, and has to be asked again.
      if (isNoUse) this.keptAt.forEach(forgetAnswer);
      throw new JudgeFailed(judges, error);
    }
  }

  protected override async send(request: ChatRequestBody, options: SendOptions): Promise<ChatCompletion> {
    this.asked += 1;
    const body = { ...request, ...this.options.parameters } as ChatRequestBody;
    const place = { ...this.options.place, call: this.call };
    return this.options.policy.asks === 'recordings'
      ? this.replay(body, place)
      : this.askOrRemember(body, place, options);
  }

  private replay(body: ChatRequestBody, place: AnswerPlace): ChatCompletion {
    const path = recordingPath(this.options.policy.recordings!, place);
    const kept = readAnswer(path);
    const fit = kept ? fitOf(kept, body) : 'none';
    const { answerTo } = this.options.policy;
    if (answerTo && fit !== 'exact') {
      const response = answerTo(body);
      if (!response) throw new NotRecorded(`No answer is at hand: ${path}`);
      this.record(keptOf(body, place, response, null), place);
      return response;
    }
    if (!kept || fit === 'none' || (fit === 'older' && this.options.judges !== undefined))
      throw new NotRecorded(
        `${kept ? 'What is recorded answers another request' : 'No answer is recorded'}: ${path}`,
      );
    return this.give(kept, fit === 'exact' ? 'recording' : 'older recording');
  }

  private async askOrRemember(
    body: ChatRequestBody,
    place: AnswerPlace,
    options: SendOptions,
  ): Promise<ChatCompletion> {
    const { policy } = this.options;
    const cached = cachePath(policy.cacheFolder, body, { ...place, baseUrl: this.access?.baseUrl });
    this.keptAt = [cached];
    if (policy.asks === 'model' && !policy.isFresh) {
      const kept = readAnswer(cached);
      if (kept) return this.give(kept, 'cache');
    }
    if (policy.onMissing) {
      const { model, judges } = this.options;
      policy.onMissing({ model, isJudged: judges !== undefined, worst: this.worst });
      throw new NotRecorded('No answer is kept');
    }
    if (!this.access) throw new NotRecorded('No answer is kept, and no model is configured (OPENAI_API_KEY)');
    const started = performance.now();
    const response = await super.send(body, options);
    // Proxies answer 200 with a page or a fault of their own.
    if (!response?.choices?.[0]?.message)
      throw new ModelUnavailable("The model's endpoint answered 200 without a completion");
    const answer = keptOf(body, place, response, Math.round(performance.now() - started));
    writeAnswer(cached, answer);
    if (policy.asks === 'record') this.record(answer, place);
    return this.give(answer, 'model');
  }

  private record(answer: KeptAnswer, place: AnswerPlace): void {
    const folder = this.options.policy.recordings!;
    if (place.call === 1) forgetRecordings(folder, place);
    const path = recordingPath(folder, place);
    writeAnswer(path, answer);
    this.keptAt = [...this.keptAt, path];
  }

  private give({ response, ms }: KeptAnswer, source: ModelCall['source']): ChatCompletion {
    const { usage } = response;
    this.calls.push({
      source,
      ms,
      usage: {
        input: usage?.prompt_tokens ?? 0,
        cachedInput: usage?.prompt_tokens_details?.cached_tokens ?? 0,
        output: usage?.completion_tokens ?? 0,
      },
    });
    return response;
  }

  private get call(): number | string {
    const { judges } = this.options;
    if (judges === undefined) return this.asked;
    return this.asked === 1 ? judges : `${judges}-${this.asked}`;
  }
}

const keptOf = (
  body: ChatRequestBody,
  { repeat, call }: AnswerPlace,
  response: ChatCompletion,
  ms: number | null,
): KeptAnswer => ({ asked: askedOf(body), request: requestDigest(body), repeat, call, ms, response });
