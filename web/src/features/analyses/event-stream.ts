import { createParser } from 'eventsource-parser';
import type { AnalysisEvent } from '../../../../src/analyses/analysis.types.js';

export interface EventStreamOptions {
  /** Sends the request with the session; the signal ends it. */
  readonly open: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: AnalysisEvent) => void;
  /** A stream that says nothing for this long, not even a heartbeat, is taken for dead. Milliseconds. */
  readonly silenceMs?: number;
  /** Waits before reconnecting: doubled from the first to the second number of milliseconds. */
  readonly backoffMs?: readonly [first: number, most: number];
}

const names: readonly string[] = ['insert', 'update', 'delete', 'changed', 'reset'];

/** Reads one event's data; null for what is not ours. The name may stand in the event or in the data. */
export function readEvent(name: string | undefined, data: string): AnalysisEvent | null {
  try {
    const body = (data ? JSON.parse(data) : {}) as { type?: string };
    const type = body.type ?? name;
    if (type === undefined || !names.includes(type)) return null;
    return { ...body, type } as AnalysisEvent;
  } catch {
    return null;
  }
}

/**
 * Follows the server's live events until the returned function is called. Reconnects with growing pauses and the
 * last event's id, so that the server can go on where it was. A refused session ends it.
 */
export function followEvents(options: EventStreamOptions): () => void {
  const { silenceMs = 60_000, backoffMs: [firstPause, longestPause] = [1_000, 30_000] } = options;
  const ended = new AbortController();
  let lastEventId = '';
  let failures = 0;
  /** When the server asks us to come again, milliseconds: it knows that it ends. */
  let askedPause: number | undefined;

  async function readOnce(): Promise<'again' | 'refused'> {
    const connection = new AbortController();
    const end = (): void => connection.abort();
    ended.signal.addEventListener('abort', end, { once: true });
    let watchdog = setTimeout(end, silenceMs);
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (lastEventId) headers['last-event-id'] = lastEventId;
      const response = await options.open(headers, connection.signal);
      if (response.status === 401 || response.status === 403) return 'refused';
      if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}`);
      failures = 0;
      const parser = createParser({
        onRetry: (milliseconds) => void (askedPause = milliseconds),
        onEvent: ({ id, event, data }) => {
          if (id) lastEventId = id;
          const read = readEvent(event, data);
          if (read && !ended.signal.aborted) options.onEvent(read);
        },
      });
      const text = response.body.pipeThrough(
        new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
      );
      const reader = text.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(watchdog);
        watchdog = setTimeout(end, silenceMs);
        parser.feed(part.value);
      }
      return 'again';
    } finally {
      clearTimeout(watchdog);
      ended.signal.removeEventListener('abort', end);
    }
  }

  async function follow(): Promise<void> {
    while (!ended.signal.aborted) {
      const outcome = await readOnce().catch((): 'again' => {
        failures += 1;
        return 'again';
      });
      if (outcome === 'refused' || ended.signal.aborted) return;
      const own = Math.min(firstPause * 2 ** Math.max(0, failures - 1), longestPause);
      const pause = askedPause ?? own * (0.75 + Math.random() / 2);
      askedPause = undefined;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        ended.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    }
  }
  void follow();
  return () => ended.abort();
}
