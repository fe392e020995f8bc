import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { ChatRequestBody } from '../../shared/llm/llm.service.js';
import { requestDigest } from './kept-answers.js';

/** About as many characters of Swedish and JSON make a token; whoever answers by hand counts none. */
const charactersPerToken = 3.2;

/**
 * Requests of suites that somebody answers in files instead of a model over the wire: what waits stands in
 * `requests/<digest>.json`, its answer is sought in `answers/<digest>.json`. Nothing in a file or its name tells which home of
 * which suite it is of, so that it is answered from the request alone.
 */
export class AnswersByHand {
  /** Answers that were given. */
  readonly taken = new Set<string>();
  /** Requests that wait for one. */
  readonly waiting = new Set<string>();

  /** @param folder made when there is none; requests of an earlier time are taken away */
  constructor(private readonly folder: string) {
    rmSync(join(folder, 'requests'), { recursive: true, force: true });
    for (const part of ['requests', 'answers']) mkdirSync(join(folder, part), { recursive: true });
  }

  /** The answer to a request, as a model would have sent it; null, and the request is written down, when there is none. */
  answerTo(body: ChatRequestBody): ChatCompletion | null {
    const digest = requestDigest(body);
    const name = `${digest.slice(0, 16)}.json`;
    const path = join(this.folder, 'answers', name);
    if (existsSync(path)) {
      this.taken.add(digest);
      return completionOf(body, digest, readFileSync(path, 'utf8').trim());
    }
    const { messages, response_format } = body;
    const request = JSON.stringify({ messages, response_format }, null, 2);
    writeFileSync(join(this.folder, 'requests', name), `${request}\n`);
    this.waiting.add(digest);
    return null;
  }
}

function completionOf(body: ChatRequestBody, digest: string, content: string): ChatCompletion {
  const tokens = (text: string): number => Math.ceil(text.length / charactersPerToken);
  const asked = tokens(JSON.stringify([body.messages, body.response_format]));
  const answered = tokens(content);
  return {
    id: `chatcmpl-${digest.slice(0, 12)}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: asked, completion_tokens: answered, total_tokens: asked + answered },
  };
}
