import { FairLine } from '../fair-line.js';
import { widerNetworks } from '../limits/client-network.js';
import { requestsWaiting } from './requests.metrics.js';

/** Numbers of requests. */
export interface RequestLineLimits {
  /** Worked on at once. */
  readonly atOnce: number;
  /** Of them of one customer: an IPv4 address, or the /48 of an IPv6 one. */
  readonly atOnceOfOne: number;
  /** That wait, of all together. */
  readonly inLine: number;
  /** Of them of one network; of its /56 twice and of its /48 four times as many. */
  readonly inLineOfOne: number;
}

/** Whose share of the line is full. */
export type NoRoom = 'network' | 'all';

/** Leaves the place at work. Nothing happens the second time. */
export type LeavePlace = () => void;

/** Leaves the line without having been worked on. Nothing happens where it is no longer in it. */
export type LeaveLine = () => void;

/** What becomes of a request that waits: one of these, unless it leaves the line. */
export interface WaitingRequest {
  /** Its work, which holds a place until it leaves it. */
  readonly begin: (leavePlace: LeavePlace) => void;
  /** It lost its room in the line to somebody who has less in it. */
  readonly giveWay: () => void;
  /** It had a place before and comes for another: its room was given to it then, and its turn was ahead of later ones. */
  readonly isBack?: boolean;
}

interface Asked {
  state: 'waiting' | 'working' | 'gone';
  readonly network: string;
  /** That network and those around it, with how many times as much each may have. */
  readonly networks: readonly { readonly network: string; readonly times: number }[];
  readonly customer: string;
  readonly request: WaitingRequest;
  /** Notes that the work has ended. */
  end?: () => void;
}

/**
 * So many requests are worked on at once. The others wait, and customers take turns by the time that theirs took lately,
 * within a customer its networks: whoever asks a thousand times waits behind themselves.
 */
export class RequestLine {
  /** Each request that waits stands here once, as the line of its customer. */
  private readonly customers = new FairLine<FairLine<Asked>>();
  private readonly lines = new Map<string, FairLine<Asked>>();
  /** Those that wait, by each network that they are of. */
  private readonly waiting = new Map<string, number>();
  /** Those at work, by customer. */
  private readonly working = new Map<string, number>();
  private atWork = 0;

  constructor(private readonly limits: RequestLineLimits) {}

  /** Requests that wait. */
  get length(): number {
    return this.customers.length;
  }

  /**
   * Puts a request in line. Where the line is full, the newest request of the customer with most in it gives way, unless
   * whoever asks would then have as many: so nobody loses their only one, and few cannot keep the others out. Whoever is
   * back is never refused, and goes ahead of those of its network that have not begun.
   * @param network of `clientNetwork`
   */
  ask(network: string, request: WaitingRequest): LeaveLine | NoRoom {
    const networks = [{ network, times: 1 }, ...widerNetworks(network)];
    const customer = networks.at(-1)!.network;
    const asked: Asked = { state: 'waiting', network, networks, customer, request };
    if (!request.isBack) {
      if (networks.some((one) => this.isFull(one))) return 'network';
      if (this.length >= this.limits.inLine && !this.makeRoomFor(customer)) return 'all';
    }
    this.wait(asked);
    return () => this.leaveLine(asked);
  }

  /** Begins the work on the one whose turn it is. False when nobody waits for whom there is a place. */
  callNext(): boolean {
    const next = this.customers.shift((customer) => this.mayWork(customer))?.shift();
    if (!next) return false;
    this.waitNoMore(next);
    this.work(next);
    return true;
  }

  private mayWork(customer: string): boolean {
    const { atOnce, atOnceOfOne } = this.limits;
    return this.atWork < atOnce && (this.working.get(customer) ?? 0) < atOnceOfOne;
  }

  private isFull({ network, times }: Asked['networks'][number]): boolean {
    return (this.waiting.get(network) ?? 0) >= this.limits.inLineOfOne * times;
  }

  private makeRoomFor(customer: string): boolean {
    if ((this.customers.most?.count ?? 0) <= this.customers.lengthOf(customer) + 1) return false;
    const newest = this.customers.pop()!.pop()!;
    newest.state = 'gone';
    this.waitNoMore(newest);
    newest.request.giveWay();
    return true;
  }

  private wait(asked: Asked): void {
    const { customer, network, networks } = asked;
    const line = this.lines.get(customer) ?? new FairLine();
    this.lines.set(customer, line);
    line.push(network, asked, ({ request }) => asked.request.isBack === true && !request.isBack);
    this.customers.push(customer, line);
    requestsWaiting.inc();
    for (const one of networks) count(this.waiting, one.network, 1);
  }

  private waitNoMore({ customer, networks }: Asked): void {
    requestsWaiting.dec();
    for (const one of networks) count(this.waiting, one.network, -1);
    if (!this.waiting.has(customer)) this.lines.delete(customer);
  }

  private work(asked: Asked): void {
    const { customer } = asked;
    asked.state = 'working';
    this.atWork += 1;
    count(this.working, customer, 1);
    asked.end = this.customers.begin(customer);
    asked.request.begin(() => this.leavePlace(asked));
  }

  private leaveLine(asked: Asked): void {
    const { state, customer, network } = asked;
    if (state !== 'waiting') return;
    asked.state = 'gone';
    const line = this.lines.get(customer)!;
    line.remove(network, asked);
    this.customers.remove(customer, line);
    this.waitNoMore(asked);
  }

  private leavePlace(asked: Asked): void {
    if (asked.state !== 'working') return;
    asked.state = 'gone';
    asked.end!();
    this.atWork -= 1;
    count(this.working, asked.customer, -1);
  }
}

function count(numbers: Map<string, number>, name: string, by: 1 | -1): void {
  const now = (numbers.get(name) ?? 0) + by;
  if (now > 0) numbers.set(name, now);
  else numbers.delete(name);
}
