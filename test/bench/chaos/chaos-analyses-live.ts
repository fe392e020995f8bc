import { createParser } from 'eventsource-parser';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisCard, AnalysisEvent, AnalysisPage } from '../../../src/analyses/analysis.types.js';
import { callAs } from '../../support/api-client.js';

/** A buyer's open page: what live events alone have told it of the analyses, and lists only where an event says so. */
export class OpenPage {
  /** By the analysis's id. */
  readonly cards = new Map<string, AnalysisCard>();
  private lastEventId: string | undefined;
  /** The lists must be read before what is shown can be trusted. */
  private isStale = true;
  private end = new AbortController();
  private following: Promise<void> | undefined;
  /** One after the other: a list that is read anew goes before what is told after it. */
  private told: Promise<void> = Promise.resolve();

  /** @param token the buyer's, renewed when the server asks for it; the flag says that the last was refused */
  constructor(
    private readonly url: string,
    private readonly token: (isRefused: boolean) => Promise<string>,
  ) {}

  open(): void {
    this.end = new AbortController();
    this.following = this.follow(this.end.signal);
  }

  /** Closes the page; opened again it goes on after the last event that it knows. */
  async close(): Promise<void> {
    this.end.abort();
    await this.following;
    await this.told;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    let isRefused = false;
    while (!signal.aborted) {
      try {
        isRefused = (await this.hear(await this.token(isRefused), signal)) === 401;
      } catch {
        // The server is away; the page comes again.
      }
      await sleep(150, undefined, { signal }).catch(() => undefined);
    }
  }

  private async hear(token: string, signal: AbortSignal): Promise<number> {
    const response = await fetch(`${this.url}/api/analyses/events`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(this.lastEventId ? { 'last-event-id': this.lastEventId } : {}),
      },
      signal,
    });
    if (!response.ok || !response.body) return response.status;
    if (this.isStale) this.later(() => this.readList(token, signal));
    const parser = createParser({
      onEvent: ({ id, data }) => {
        const event = JSON.parse(data) as AnalysisEvent | { type: 'heartbeat' };
        this.later(async () => {
          await this.apply(event, token, signal);
          this.lastEventId = id ?? this.lastEventId;
        });
      },
    });
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
    return response.status;
  }

  private async apply(
    event: AnalysisEvent | { type: 'heartbeat' },
    token: string,
    signal: AbortSignal,
  ): Promise<void> {
    if (event.type === 'reset' || event.type === 'changed') await this.readList(token, signal);
    if (event.type === 'delete') this.cards.delete(event.id);
    if (event.type === 'insert' || event.type === 'update') this.cards.set(event.analysis.id, event.analysis);
  }

  /** Until it could be read: the page shows what it knew. */
  private async readList(token: string, signal: AbortSignal): Promise<void> {
    this.isStale = true;
    while (!signal.aborted) {
      const cards = await allCards(callAs(this.url, token)).catch(() => undefined);
      if (cards) {
        this.cards.clear();
        for (const card of cards) this.cards.set(card.id, card);
        this.isStale = false;
        return;
      }
      await sleep(150, undefined, { signal }).catch(() => undefined);
      token = await this.token(true).catch(() => token);
    }
  }

  private later(act: () => Promise<void>): void {
    this.told = this.told.then(act).catch(() => undefined);
  }
}

async function allCards(call: ReturnType<typeof callAs>): Promise<AnalysisCard[]> {
  const cards: AnalysisCard[] = [];
  let cursor: string | null = null;
  do {
    const path: string = `/analyses?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const { status, body } = await call<AnalysisPage>('GET', path);
    if (status !== 200) throw new Error(`The list answered ${status}`);
    cards.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return cards;
}
