import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { Books } from './books.js';
import type { WireEvent } from './wire.js';

/**
 * `hold`: kept until somebody says `deliver`. `drop`: lost for good, though GET /v1/events has them. `duplicate`: sent
 * twice at once. `shuffle`: each after a while of its own.
 */
export const deliveryModes = ['normal', 'hold', 'drop', 'duplicate', 'shuffle'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Waits between the tries of one event. */
const WAITS_MS = [1, 2, 5, 10, 20, 30, 60, 60, 60].map((seconds) => seconds * 1000);
const PATIENCE_MS = 10_000;
const SHUFFLE_MS = 1_500;

/** Sends events to the webhook, signed as Stripe signs them, until each is answered with 2xx. */
export class Delivery {
  mode: DeliveryMode = 'normal';
  private readonly held = new Set<string>();
  /** Ids of events that are tried until they are taken. */
  private readonly tried = new Set<string>();
  private readonly under = new Set<Promise<void>>();
  private readonly stopped = new AbortController();

  constructor(
    private readonly books: Books,
    private readonly secret: string,
    private url: string | undefined,
  ) {
    books.onEvent((event) => this.take(event));
  }

  /** From now on events go there, those that wait for an address as well. */
  deliverTo(url: string): void {
    this.url = url;
    this.resume();
  }

  /** Takes up what an earlier run or a missing address left. */
  resume(): void {
    if (!this.url) return;
    for (const event of this.books.all('event')) {
      const isAlone = !this.held.has(event.id) && !this.tried.has(event.id);
      if (event.pending_webhooks > 0 && isAlone) this.run(this.untilTaken(event));
    }
  }

  /** Ids of held events, oldest first. */
  get waiting(): readonly string[] {
    return [...this.held];
  }

  /**
   * Sends held events one after the other, each once; what is refused stays held.
   * @param ids which and in what order; all in the order of their making when absent
   * @returns the webhook's HTTP status for each, 0 where it did not answer
   */
  async deliver(ids: readonly string[] = this.waiting): Promise<{ id: string; status: number }[]> {
    const answers = [];
    for (const id of ids) {
      const event = this.books.find('event', id);
      if (!event) continue;
      const status = await this.send(event);
      if (isTaken(status)) this.held.delete(id);
      answers.push({ id, status });
    }
    return answers;
  }

  /** Settles when nothing is on its way; held events do not count. */
  async settled(): Promise<void> {
    while (this.under.size > 0) await Promise.all(this.under);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.settled();
  }

  private take(event: WireEvent): void {
    if (this.mode === 'drop') return this.done(event);
    if (this.mode === 'hold') {
      this.held.add(event.id);
      return;
    }
    if (!this.url) return;
    this.run(this.untilTaken(event, this.mode === 'shuffle' ? Math.random() * SHUFFLE_MS : 0));
    if (this.mode === 'duplicate') this.run(this.send(event).then(() => undefined));
  }

  private run(work: Promise<void>): void {
    const one = work.finally(() => this.under.delete(one));
    this.under.add(one);
  }

  private async untilTaken(event: WireEvent, firstWait = 0): Promise<void> {
    this.tried.add(event.id);
    try {
      await this.trying(event, firstWait);
    } finally {
      this.tried.delete(event.id);
    }
  }

  private async trying(event: WireEvent, firstWait: number): Promise<void> {
    for (const wait of [firstWait, ...WAITS_MS]) {
      await sleep(wait, undefined, { ref: false, signal: this.stopped.signal }).catch(() => undefined);
      if (this.stopped.signal.aborted || isTaken(await this.send(event))) return;
    }
  }

  /** One try. @returns the HTTP status, 0 without an answer */
  private async send(event: WireEvent): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret });
    try {
      const { status } = await fetch(this.url!, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      if (isTaken(status)) this.done(event);
      return status;
    } catch {
      return 0;
    }
  }

  private done(event: WireEvent): void {
    if (this.books.find('event', event.id)?.pending_webhooks === 0) return;
    this.books.act((change) => change.put('event', { ...event, pending_webhooks: 0 }));
  }
}

function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}
