import { widerNetworks } from '../limits/client-network.js';
import { Tally } from '../tally.js';

/** A connection, as much of it as counts here. */
export interface Connection {
  /** Requests on it that are not answered yet. */
  unanswered: number;
  /** Closes it at once. */
  readonly cut: () => void;
}

interface OpenConnection {
  readonly connection: Connection;
  readonly forget: () => void;
  isOpen: boolean;
}

interface ConnectionLimits {
  /** That stand at once. */
  readonly maxConnections: number;
  /** Of one network; of its /56 twice and of its /48 four times as many. */
  readonly maxConnectionsOfNetwork: number;
}

/** The connections that stand, by whose they are. */
export class OpenConnections {
  private count = 0;
  /** By network, and by those around it. */
  private readonly ofNetworks = new Tally();
  private readonly ofCustomers = new Tally();
  /** Of each customer, an IPv4 address or the /48 of an IPv6 one, in the order in which they came. */
  private readonly byCustomer = new Map<string, Set<OpenConnection>>();

  constructor(private readonly limits: ConnectionLimits) {}

  /**
   * Takes in a connection. Where all stand, the customer with most loses the oldest of theirs on which nothing is asked, or
   * else the newest, unless whoever comes would then have as many.
   * @param network of `clientNetwork`; undefined of a proxy of ours, through which many come
   * @returns what forgets the connection, however often it is called; undefined where there is no room for it
   */
  add(network: string | undefined, connection: Connection): (() => void) | undefined {
    const networks = network === undefined ? [] : [{ network, times: 1 }, ...widerNetworks(network)];
    const customer = networks.at(-1)?.network;
    const { maxConnections, maxConnectionsOfNetwork: most } = this.limits;
    if (networks.some((one) => this.ofNetworks.of(one.network) >= most * one.times)) return undefined;
    if (this.count >= maxConnections && !this.makeRoomFor(customer)) return undefined;
    const forget = () => {
      if (!this.leave(customer, open)) return;
      for (const one of networks) this.ofNetworks.remove(one.network);
    };
    const open: OpenConnection = { connection, forget, isOpen: true };
    this.count += 1;
    for (const one of networks) this.ofNetworks.add(one.network);
    if (customer !== undefined) this.keep(customer, open);
    return forget;
  }

  private makeRoomFor(customer: string | undefined): boolean {
    const own = customer === undefined ? 0 : this.ofCustomers.of(customer);
    const { most } = this.ofCustomers;
    if (!most || most.count <= own + 1) return false;
    const { connection, forget } = this.toCut(most.name);
    forget();
    connection.cut();
    return true;
  }

  /** Looks at 2,000 at the most, which takes less than to take in a connection. */
  private toCut(customer: string): OpenConnection {
    let last: OpenConnection;
    for (const open of this.byCustomer.get(customer)!) {
      last = open;
      if (open.connection.unanswered === 0) break;
    }
    return last!;
  }

  private keep(customer: string, open: OpenConnection): void {
    this.ofCustomers.add(customer);
    const all = this.byCustomer.get(customer) ?? new Set();
    this.byCustomer.set(customer, all.add(open));
  }

  /** False when it had left. */
  private leave(customer: string | undefined, open: OpenConnection): boolean {
    if (!open.isOpen) return false;
    open.isOpen = false;
    this.count -= 1;
    if (customer === undefined) return true;
    this.ofCustomers.remove(customer);
    const all = this.byCustomer.get(customer)!;
    all.delete(open);
    if (all.size === 0) this.byCustomer.delete(customer);
    return true;
  }
}
