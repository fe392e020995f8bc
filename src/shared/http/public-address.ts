import ipaddr from 'ipaddr.js';

/** Azure's platform channel: a public number that answers its own virtual machines with their secrets. */
const platformAddresses = new Set(['168.63.129.16', '::ffff:168.63.129.16', '::ffff:a83f:8110']);

/**
 * Whether an IP address (as DNS or a URL gives it) is a public unicast one. IPv4 hidden in IPv6 (mapped) is judged as
 * IPv4; every other IPv6 address must be in the only block given out for unicast, 2000::/3 (RFC 4291, IANA registry).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || platformAddresses.has(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20;
}

/** Names of one machine or one network: RFC 6761, 6762, 7686, 8375, ICANN's `internal`, and what routers hand out. */
const privateNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa|onion|invalid)$/;
const dottedName = /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Whether a host (lower case, no root dot) is a name that the public DNS can hold; says nothing of where it leads. */
export function isPublicName(host: string): boolean {
  return dottedName.test(host) && !privateNames.test(host);
}

/** Whether the host of a WHATWG URL is an IP address, with or without brackets. */
export function isIpHost(hostname: string): boolean {
  return ipaddr.isValid(bareHost(hostname));
}

/** The host without the brackets of an IPv6 literal and without the root dot of DNS. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
