import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stripe } from 'stripe';
import type { Catalogue } from './catalogue.js';
import type { IntentData } from './payment-objects.js';
import { newId, now, type Invoice, type LineItem, type Price, type WireEvent } from './wire.js';

/** What belongs to a session without being part of its object; it has the session's id. */
export interface Basket {
  readonly id: string;
  readonly items: readonly LineItem[];
  /** For the payment intent that the session will make. */
  readonly intent: IntentData;
}

/** A promise of money that is kept or broken later. */
export interface SlowPayment {
  readonly id: string;
  readonly outcome: 'succeeds' | 'fails';
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** The first answer to an idempotency key. */
export interface KeptAnswer {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
  /** Seconds since 1970. */
  readonly created: number;
}

/** All that is kept, by kind and id. */
export interface Kinds {
  product: Stripe.Product;
  price: Price;
  tax_rate: Stripe.TaxRate;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  'checkout.session': Stripe.Checkout.Session;
  basket: Basket;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  invoice: Invoice;
  balance_transaction: Stripe.BalanceTransaction;
  event: WireEvent;
  slow: SlowPayment;
  answer: KeptAnswer;
}
export type Kind = keyof Kinds;
/** What the API lists. */
export type ListedKind = Exclude<Kind, 'basket' | 'slow' | 'answer'>;
type Line = [kind: Kind, value: { readonly id: string }, gone?: true];

/** Stripe forgets the keys after a day. */
const ANSWERS_S = 24 * 60 * 60;

/**
 * The account's books, in memory. With a file each act is one line at its end, so that an act is kept whole or not at
 * all; a start writes the file anew without what has been written over.
 */
export class Books {
  private readonly kept = new Map<Kind, Map<string, { readonly id: string }>>();
  private readonly listeners: ((event: WireEvent) => void)[] = [];

  constructor(
    catalogue: Catalogue,
    private readonly file?: string,
  ) {
    if (file) this.load(file);
    const fixed: [Kind, readonly { id: string }[]][] = [
      ['product', catalogue.products],
      ['price', catalogue.prices],
      ['tax_rate', catalogue.taxRates],
      ['coupon', catalogue.coupons],
      ['promotion_code', catalogue.promotionCodes],
    ];
    for (const [kind, values] of fixed) this.kept.set(kind, new Map(values.map((one) => [one.id, one])));
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.kept.get(kind)?.get(id) as Kinds[K] | undefined;
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...(this.kept.get(kind)?.values() ?? [])] as Kinds[K][];
  }

  /** Told of each event once the act that made it is in the books. */
  onEvent(listener: (event: WireEvent) => void): void {
    this.listeners.push(listener);
  }

  /** One act: everything written in it is kept together, or nothing when it throws. */
  act<T>(act: (change: Change) => T): T {
    const change = new Change(this);
    const result = act(change);
    if (this.file && change.lines.length > 0) append(this.file, change.lines);
    change.lines.forEach((line) => this.take(line));
    for (const event of change.events) this.listeners.forEach((listener) => listener(event));
    return result;
  }

  private take([kind, value, gone]: Line): void {
    const ofKind = this.kept.get(kind) ?? new Map<string, { readonly id: string }>();
    this.kept.set(kind, ofKind);
    if (gone) ofKind.delete(value.id);
    else ofKind.set(value.id, value);
  }

  private load(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      const act = readAct(line);
      act?.forEach((one) => this.take(one));
    }
    const lines = [...this.kept].flatMap(([kind, values]) =>
      [...values.values()].filter((value) => !isOld(kind, value)).map((value): Line => [kind, value]),
    );
    const draft = `${file}.new`;
    writeFileSync(draft, lines.map((line) => `${JSON.stringify([line])}\n`).join(''), { mode: 0o600 });
    renameSync(draft, file);
  }
}

/** What one act writes; reading through it sees what was written before. */
export class Change {
  readonly lines: Line[] = [];
  readonly events: WireEvent[] = [];

  constructor(private readonly books: Books) {}

  put<K extends Kind>(kind: K, value: Kinds[K]): Kinds[K] {
    const own = structuredClone(value);
    this.lines.push([kind, own]);
    return own;
  }

  remove(kind: Kind, id: string): void {
    this.lines.push([kind, { id }, true]);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const written = this.lines.findLast(([one, value]) => one === kind && value.id === id);
    if (written) return written[2] ? undefined : (written[1] as Kinds[K]);
    return this.books.find(kind, id);
  }

  /** Writes an event about an object as it is now. */
  tell(type: WireEvent['type'], object: object): void {
    const event = this.put('event', {
      id: newId('evt_'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req_', 14), idempotency_key: null },
      type,
    });
    this.events.push(event);
  }
}

function append(file: string, lines: readonly Line[]): void {
  appendFileSync(file, `${JSON.stringify(lines)}\n`, { mode: 0o600 });
}

/** A killed process may leave half a line, which then was never answered for. */
function readAct(line: string): Line[] | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Line[]);
  } catch {
    return undefined;
  }
}

function isOld(kind: Kind, value: object): boolean {
  return kind === 'answer' && (value as KeptAnswer).created < now() - ANSWERS_S;
}
