/** What our API says to a request: a value as JSON, a body as it stands (`problem(500)`), or nothing. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | {
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
      /** Seconds, as `Retry-After` has them. */
      readonly retryAfter?: number;
    }
  /** There is nothing to say but that it is done. */
  | 'done'
  /** Nobody can be reached. */
  | 'silent'
  /** None comes until another is given for the path. */
  | 'awaited';

/** By method and path, `GET` where none is named; one answer for all requests, or one that hangs on the request. */
export type Answers = Readonly<Record<string, Answer | ((request: Request) => Answer | Promise<Answer>)>>;

/**
 * Stands in for our API: its `fetch` answers requests by their method and path, whatever their query is. What nobody
 * has thought of gets no answer and is kept, for the test to fail.
 */
export class ApiAnswers {
  readonly unanswered: string[] = [];
  readonly #answers = new Map<string, Answers[string]>();
  readonly #asked: Request[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(answers: Answers) {
    this.answer(answers);
  }

  /** What is answered from now on, also to those who still wait. */
  answer(answers: Answers): void {
    for (const [path, answer] of Object.entries(answers)) this.#answers.set(whole(path), answer);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const goOn of waiting) goOn();
  }

  /** The requests of a method and path so far, oldest first. */
  asked(path: string): readonly Request[] {
    return this.#asked.filter((request) => nameOf(request) === whole(path));
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // The documents of other pages, which a page may fetch ahead.
    if (!new URL(request.url).pathname.startsWith('/api/')) return new Response('');
    request.signal.throwIfAborted();
    this.#asked.push(request);
    return this.#respond(request);
  };

  async #respond(request: Request): Promise<Response> {
    const given = this.#answers.get(nameOf(request));
    if (given === undefined) this.unanswered.push(nameOf(request));
    const answer = typeof given === 'function' ? await given(request.clone()) : (given ?? 'silent');
    if (answer === 'awaited') {
      await this.#change(request.signal);
      return this.#respond(request);
    }
    if (answer === 'silent') throw new TypeError('Failed to fetch');
    if (answer === 'done') return new Response(null, { status: 204 });
    if ('json' in answer) return Response.json(answer.json, { status: answer.status ?? 200 });
    const { status, contentType, body, retryAfter } = answer;
    const headers = new Headers({ 'content-type': contentType });
    if (retryAfter !== undefined) headers.set('retry-after', `${retryAfter}`);
    return new Response(body, { status, headers });
  }

  /** @throws the signal's reason when the page no longer waits */
  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  }
}

const whole = (path: string): string => (path.startsWith('/') ? `GET ${path}` : path);
const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;
