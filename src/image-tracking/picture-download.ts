import { AppError } from '../shared/app-error.js';
import type { GuardedClient, GuardedResponse } from '../shared/http/guarded-client.js';
import { HostRest } from '../shared/http/host-rest.js';
import {
  AddressRefused,
  AllowanceSpent,
  FetchTimeout,
  ResponseTooLarge,
} from '../shared/http/http.errors.js';
import { asksToWait, retryAfterMs } from '../shared/http/retry-after.js';
import { onWhoseBehalf } from '../shared/on-behalf-of.js';
import { PageDisallowed, PageThrottled } from '../scraping/scraping.errors.js';
import { Turns } from '../shared/turns.js';
import type { PictureTurns } from './image-tracking.types.js';

/** The most that one picture's file may hold, bytes. */
export const maxBytes = 15 * 1024 * 1024;
const downloadTimeoutMs = 12_000;
/** Pictures asked of one host at one time, for all adverts together. */
const hostAtOnce = 4;
/**
 * Pictures on their way or waiting to be inspected, for all adverts together: each may hold its bytes in memory. One person
 * has all places but a quarter, for a buyer's five adverts have one time each for theirs and would lose it to one another,
 * and people take turns by the time that theirs took, so that slow hosts of one delay nobody else.
 */
const picturesAtOnce = { all: 24, ofPerson: 18 };
/** How long a host that asks us to wait is left alone, milliseconds; as long as an advert's pictures take when it does not say. */
const rest = { least: 1_000, unsaid: 60_000, most: 600_000 };
/** How long each person who was asked to wait counts for everybody, milliseconds. */
const believedMs = 60_000;
/** Hosts remembered; those longest unused and idle are forgotten first. */
const maxHosts = 200;

/** Why there is no picture. */
type Missed =
  /** Another time it may succeed; `retryAfterMs` from now when the host said so. */
  | { readonly reason: string; readonly isPassing: true; readonly retryAfterMs?: number }
  /**
   * `isSilent`: it did not come in its time. To wait for it once more would hold up others for as long again.
   * `isLate`: the time for the advert's pictures was over before.
   */
  | {
      readonly reason: string;
      readonly isPassing: false;
      readonly isSilent?: boolean;
      readonly isLate?: boolean;
    };

/** `leave` leaves the place in memory to the next picture. */
interface Held {
  readonly bytes: Buffer;
  readonly leave: () => void;
}

export interface Fetching {
  readonly caller: AbortSignal;
  readonly deadline: AbortSignal;
  readonly turns?: PictureTurns;
}

interface Host {
  readonly turns: Turns;
  readonly rest: HostRest;
  users: number;
}

/**
 * Fetches pictures, a few at once from each host, and none from a host that asks us to wait until that has passed,
 * see `HostRest`.
 * No robots.txt is asked here: it tells crawlers which addresses to find their way to, while these are parts of one
 * page that a buyer asked for and that its own host's robots.txt let us read, fetched once as any reader of it does.
 * That is not so of a page that was handed in, which may name any address, nor of pictures where another site has its pages:
 * those take turns, see `PictureTurns` and `AdvertPictureTurns`.
 */
export class PictureDownloads {
  private readonly hosts = new Map<string, Host>();
  private readonly places = new Turns(picturesAtOnce.all, picturesAtOnce.ofPerson);

  constructor(private readonly client: GuardedClient) {}

  /**
   * Uses one picture's bytes while they have their place in memory. What keeps them away is told in Swedish, not thrown.
   * @param how.caller ends everything: its reason is thrown
   * @param how.deadline ends the fetching of this advert's pictures
   * @param how.turns taken for each request where the addresses may be a stranger's
   * @throws the caller's reason, and what `use` throws
   */
  async fetch<T>(url: string, how: Fetching, use: (bytes: Buffer) => Promise<T>): Promise<T | Missed> {
    const held = await this.get(url, how);
    if ('reason' in held) return held;
    try {
      return await use(held.bytes);
    } finally {
      held.leave();
    }
  }

  private async get(url: string, { caller, deadline, turns }: Fetching): Promise<Held | Missed> {
    caller.throwIfAborted();
    const signal = AbortSignal.any([caller, deadline]);
    try {
      const host = this.hostOf(url);
      host.users += 1;
      try {
        return await host.turns.run(async () => {
          if (turns) await turns.take(this.client.check(url).href, signal);
          return this.inPlace(url, host, signal, turns);
        }, signal);
      } finally {
        host.users -= 1;
      }
    } catch (error) {
      caller.throwIfAborted();
      if (deadline.aborted)
        return { reason: 'Tiden för att hämta annonsens bilder tog slut', isPassing: false, isLate: true };
      if (error instanceof PageThrottled) return waiting(error.retryAfterMs!);
      const reason = faultOf(error);
      if (error instanceof FetchTimeout) return { reason, isPassing: false, isSilent: true };
      return { reason, isPassing: error instanceof AppError && error.retry === 'later' };
    }
  }

  private async inPlace(
    url: string,
    host: Host,
    signal: AbortSignal,
    turns?: PictureTurns,
  ): Promise<Held | Missed> {
    const leave = await this.places.enter(signal);
    let held: Held | undefined;
    try {
      const answer = await this.ask(url, host, signal, turns);
      if (!Buffer.isBuffer(answer)) return answer;
      held = { bytes: answer, leave };
      return held;
    } finally {
      if (!held) leave();
    }
  }

  private async ask(
    url: string,
    host: Host,
    signal: AbortSignal,
    turns?: PictureTurns,
  ): Promise<Buffer | Missed> {
    const left = host.rest.leftFor(onWhoseBehalf());
    if (left > 0) return waiting(left);
    let from = url;
    const beforeRedirect = async (to: string) => {
      await turns?.take(to, signal, from);
      from = to;
    };
    const answer = await this.client.fetch(url, {
      maxBytes,
      timeoutMs: downloadTimeoutMs,
      signal,
      accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8',
      beforeRedirect,
    });
    if (answer.status === 200) {
      host.rest.noteAnswer();
      return answer.body;
    }
    const wait = waitOf(answer);
    if (wait !== undefined) {
      host.rest.add(onWhoseBehalf(), wait);
      turns?.rest(answer.url, wait);
      return waiting(wait);
    }
    return {
      reason: `Bilden gick inte att hämta: servern svarade ${answer.status}`,
      isPassing: answer.status >= 500,
    };
  }

  private hostOf(url: string): Host {
    const name = URL.parse(url)?.hostname ?? '';
    const host = this.hosts.get(name) ?? {
      turns: new Turns(hostAtOnce),
      rest: new HostRest(believedMs),
      users: 0,
    };
    // The latest used stands last.
    this.hosts.delete(name);
    for (const [other, { users }] of this.hosts) {
      if (this.hosts.size < maxHosts) break;
      if (users === 0) this.hosts.delete(other);
    }
    this.hosts.set(name, host);
    return host;
  }
}

/** Milliseconds that the answer asks us to stay away. */
function waitOf(answer: GuardedResponse): number | undefined {
  if (!asksToWait(answer)) return undefined;
  const saidMs = retryAfterMs(answer.headers['retry-after']);
  return Math.min(Math.max(saidMs ?? rest.unsaid, rest.least), rest.most);
}

function waiting(ms: number): Missed {
  return {
    reason: 'Bilden gick inte att hämta: servern ber oss vänta',
    isPassing: true,
    retryAfterMs: Math.ceil(ms),
  };
}

function faultOf(error: unknown): string {
  if (error instanceof AllowanceSpent) return 'Bilden hämtades inte: annonsen är för stor i sin helhet';
  if (error instanceof ResponseTooLarge) return 'Bilden är större än 15 MB';
  if (error instanceof FetchTimeout) return 'Bilden gick inte att hämta i tid';
  if (error instanceof PageDisallowed) return 'Webbplatsen tillåter inte att robotar hämtar bilden';
  if (error instanceof AddressRefused) return 'Bildens adress är inte tillåten';
  return 'Bilden gick inte att hämta';
}
