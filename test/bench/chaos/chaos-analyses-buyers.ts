import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import { photo } from '../../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../../support/api-client.js';
import type { Dice } from '../../support/drawn/dice.js';
import { PHOTOS } from './chaos-analyses-adverts.js';
import { OpenPage } from './chaos-analyses-live.js';
import type { AnalysesWorld } from './chaos-analyses-world.js';

/** What acts of buyers have come to so far. */
export interface Past {
  /** The next advert that nobody has pasted. */
  next: number;
  started: number;
  retried: number;
  deleted: number;
  /** Ids that a buyer was given, and was not asked to delete. */
  readonly given: Map<string, string>;
  /** By buyer, how many reports they were given beyond the free ones. */
  readonly bought: Map<string, number>;
}

export const noPast = (): Past => ({
  next: 0,
  started: 0,
  retried: 0,
  deleted: 0,
  given: new Map(),
  bought: new Map(),
});

/** Somebody with an open page; signs in again when the server no longer knows them. */
export class Buyer {
  readonly page: OpenPage;
  private token: string;
  private renewing: Promise<string> | undefined;

  private constructor(
    private readonly url: string,
    private readonly client: ApiClient,
  ) {
    this.token = client.token;
    this.page = new OpenPage(url, (isRefused) => (isRefused ? this.renew() : Promise.resolve(this.token)));
  }

  static async signUp(url: string): Promise<Buyer> {
    return new Buyer(url, await signUp(url));
  }

  get userId(): string {
    return this.client.userId;
  }

  /** @throws when the server is away */
  async call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const answer = await callAs(this.url, this.token)<T>(method, path, body);
    if (answer.status !== 401) return answer;
    return callAs(this.url, await this.renew())<T>(method, path, body);
  }

  /** Adds a picture of their own to an analysis. @throws when the server is away */
  async handInPicture(id: string, bytes: Buffer): Promise<number> {
    const form = new FormData();
    form.append('picture', new Blob([new Uint8Array(bytes)]), 'egen.jpg');
    const headers = { authorization: `Bearer ${this.token}` };
    const address = `${this.url}/api/analyses/${id}/hand-in`;
    return (await fetch(address, { method: 'POST', headers, body: form })).status;
  }

  private renew(): Promise<string> {
    this.renewing ??= this.logIn().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async logIn(): Promise<string> {
    const credentials = { email: this.client.email, password: 'hemligt-lösenord' };
    const { status, body } = await callAs(this.url)<{ session: { accessToken: string } }>(
      'POST',
      '/auth/login',
      credentials,
    );
    if (status !== 200) throw new Error(`Log-in answered ${status}`);
    return (this.token = body.session.accessToken);
  }
}

type Act = (world: AnalysesWorld, past: Past, buyer: Buyer, dice: Dice) => Promise<void>;

async function paste(world: AnalysesWorld, past: Past, buyer: Buyer, advert: number): Promise<void> {
  const url = world.adverts.link(advert % world.adverts.count);
  const { status, body } = await buyer.call<AnalysisView>('POST', '/analyses', { url });
  if (status !== 200 && status !== 201) return world.note(`answered ${status} to a link`);
  if (status === 201) past.started += 1;
  past.next = Math.max(past.next, advert + 1);
  past.given.set(body.id, buyer.userId);
}

function cardOf(buyer: Buyer, dice: Dice, status?: string): string | undefined {
  const cards = [...buyer.page.cards.values()].filter((card) => !status || card.status === status);
  return cards.length > 0 ? dice.of(cards).id : undefined;
}

const acts: readonly (readonly [weight: number, act: Act])[] = [
  [12, (world, past, buyer) => paste(world, past, buyer, past.next)],
  // Others have it or are reading it just now.
  [7, (world, past, buyer, dice) => paste(world, past, buyer, Math.max(0, past.next - dice.whole(1, 6)))],
  [2, (world, past, buyer, dice) => paste(world, past, buyer, dice.whole(0, past.next))],
  [
    5,
    async (_world, past, buyer, dice) => {
      const id = cardOf(buyer, dice, 'failed');
      if (!id) return;
      const { status } = await buyer.call('POST', `/analyses/${id}/retry`);
      if (status === 202) past.retried += 1;
    },
  ],
  [
    1,
    async (_world, past, buyer, dice) => {
      const id = cardOf(buyer, dice);
      if (!id) return;
      // Also when no answer comes: it may be gone all the same.
      past.given.delete(id);
      const { status } = await buyer.call('DELETE', `/analyses/${id}`);
      if (status === 204) past.deleted += 1;
    },
  ],
  [
    2,
    async (_world, _past, buyer, dice) => {
      const id = cardOf(buyer, dice, 'completed');
      if (id) await buyer.call('POST', `/analyses/${id}/unlock`);
    },
  ],
  [
    1,
    async (world, _past, buyer, dice) => {
      const id = cardOf(buyer, dice, 'completed');
      if (!id) return;
      const status = await buyer.handInPicture(id, await photo(dice.whole(PHOTOS, 40)));
      if (status === 202) world.note('pictures added to a finished report');
    },
  ],
];
const weights = acts.reduce((sum, [weight]) => sum + weight, 0);

/** One act of some buyer; that the server is away just then is no fault. */
export async function act(
  world: AnalysesWorld,
  past: Past,
  buyers: readonly Buyer[],
  dice: Dice,
): Promise<void> {
  let at = dice.next() * weights;
  const [, one] = acts.find(([weight]) => (at -= weight) < 0) ?? acts[0]!;
  await one(world, past, dice.of(buyers), dice).catch(() => world.note('acts that the server was away for'));
}
