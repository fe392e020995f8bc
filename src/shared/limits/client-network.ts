import { Logger } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { plainAddress } from '../config/trusted-proxies.js';

/** All that is no address counts as one place: a proxy that writes something else would else make each request its own. */
const UNKNOWN = 'unknown';
let isWarned = false;

/**
 * What counts as one place on the network: an IPv4 address, or the /64 of an IPv6 address, which is the least that a
 * household is given and any of whose addresses its computers may take (RFC 6177, RFC 8981).
 * @param ip as the socket or a trusted proxy has it, perhaps with a port or zone; empty of a closed connection
 * @returns `192.0.2.7`, or `2001:db8:0:1::/64`; `unknown` for what is no address, of which the log warns once
 */
export function clientNetwork(ip: string): string {
  const plain = plainAddress(ip);
  if (!ipaddr.isValid(plain)) {
    if (plain !== '') warnOnce();
    return UNKNOWN;
  }
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The networks around an IPv6 one that a provider gives to a single customer: a home has a /56 or a /48 with all their
 * /64s (RIPE-690). Many customers of a mobile network share one, as they share an IPv4 address.
 * @param network of `clientNetwork`
 * @returns each with how many times as much as a single network it may have; none for an IPv4 address
 */
export function widerNetworks(network: string): readonly { network: string; times: number }[] {
  if (!network.endsWith('::/64')) return [];
  const [first, second, third, fourth] = network.split(':');
  const customer = `${first}:${second}:${third}`;
  const home = (parseInt(fourth!, 16) & 0xff00).toString(16);
  return [
    { network: `${customer}:${home}::/56`, times: 2 },
    { network: `${customer}::/48`, times: 4 },
  ];
}

/** The widest network that is counted as one customer's: an IPv4 address, or the /48 of an IPv6 address. */
export function customerNetwork(ip: string): string {
  const network = clientNetwork(ip);
  return widerNetworks(network).at(-1)?.network ?? network;
}

function warnOnce(): void {
  if (isWarned) return;
  isWarned = true;
  new Logger('Limits').warn(
    'A visitor came whose address is none. All such are counted as one: a proxy has to add addresses to X-Forwarded-For',
  );
}
