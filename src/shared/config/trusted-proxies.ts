import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import type { Config } from './config.js';

/**
 * Whether TRUSTED_PROXIES can hold it: an address (`10.0.0.5`, `fd00::7`) or a network (`10.0.0.0/8`). The network of
 * all addresses is refused: everybody could then say who they are.
 */
export function isProxyRange(range: string): boolean {
  const [address = '', bits] = range.split('/', 2);
  // The package's `isValid` takes `10.0.0` for an address as well.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return bits === undefined || (ipaddr.isValidCIDR(range) && Number(bits) > 0);
}

/** Whether a request comes straight from one of our proxies, which may say who asked them and name the request. */
export function isFromProxy(
  { socket }: Pick<IncomingMessage, 'socket'>,
  trustedProxies: readonly string[],
): boolean {
  return isProxyAddress(socket.remoteAddress ?? '', trustedProxies);
}

/**
 * The address alone, as some proxies (Azure's Application Gateway, IIS) do not write it: without its port, brackets and
 * zone. What is no address stays none.
 */
export function plainAddress(told: string): string {
  const alone = /^\[([^\]]*)\](?::\d+)?$/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
  return alone.split('%')[0]!;
}

/** Whether an address of the network is one of our proxies. @param told as a socket or a proxy has it */
export function isProxyAddress(told: string, trustedProxies: readonly string[]): boolean {
  const from = plainAddress(told);
  if (!ipaddr.isValid(from)) return false;
  const address = ipaddr.process(from);
  return trustedProxies.some((range) => {
    const [network, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : [ipaddr.parse(range), undefined];
    if (address.kind() !== network.kind()) return false;
    return address.match(network, bits ?? network.toByteArray().length * 8);
  });
}

/** Whether a process that visitors reach in production would take a proxy in front for its only visitor. */
export function isWithoutProxies({
  nodeEnv,
  role,
  trustedProxies,
}: Pick<Config, 'nodeEnv' | 'role' | 'trustedProxies'>): boolean {
  return nodeEnv === 'production' && role !== 'worker' && trustedProxies.length === 0;
}

/** Limits then count all visitors as one (docs/limits.md). */
export const proxiesUntold = {
  found: 'no proxy is trusted, so limits count everybody who comes through one as a single visitor',
  remedy: 'set TRUSTED_PROXIES to the addresses of the proxies in front, if there are any',
} as const;
