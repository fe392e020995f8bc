import { createParser } from 'eventsource-parser';

export interface LiveEvent {
  readonly id: string | undefined;
  readonly type: string | undefined;
  readonly data: string;
}

/** A page's open stream of live events, as a browser reads it. */
export class LiveStream {
  readonly events: LiveEvent[] = [];

  private constructor(
    /** Settles when it is closed or broken off. */
    readonly ended: Promise<void>,
    private readonly over: AbortController,
  ) {}

  /** Open, and told by the first heartbeat from when on. @param lastEventId where an earlier one was */
  static async open(url: string, token: string, lastEventId?: string): Promise<LiveStream> {
    const over = new AbortController();
    const response = await fetch(`${url}/api/analyses/events`, {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: over.signal,
    });
    if (response.status !== 200) throw new Error(`The stream answered ${response.status}`);
    let begun: () => void;
    const begins = new Promise<void>((resolve) => (begun = resolve));
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        stream.events.push({ id, type: event, data });
        begun();
      },
    });
    const read = async () => {
      for await (const text of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(text);
    };
    const stream = new LiveStream(
      Promise.resolve()
        .then(read)
        .catch(() => undefined),
      over,
    );
    await begins;
    return stream;
  }

  /** The place up to which it is informed. */
  get lastId(): string {
    return this.events.at(-1)!.id!;
  }

  async close(): Promise<void> {
    this.over.abort();
    await this.ended;
  }
}
