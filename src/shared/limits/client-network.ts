import ipaddr from 'ipaddr.js';

/**
 * What counts as one place on the network: an IPv4 address, or the /64 of an IPv6 address, which is the least that a
 * household is given and any of whose addresses its computers may take (RFC 6177, RFC 8981).
 * @param ip as the socket or a trusted proxy has it, perhaps with a zone; what is no address stands for itself
 * @returns `192.0.2.7`, or `2001:db8:0:1::/64`
 */
export function clientNetwork(ip: string): string {
  const [plain = ''] = ip.split('%');
  if (!ipaddr.isValid(plain)) return plain;
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
