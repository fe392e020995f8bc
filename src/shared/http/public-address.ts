import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address (as DNS or a URL gives it) is a public unicast one. IPv4 hidden in IPv6 (mapped) is judged as
 * IPv4; every other IPv6 address must be in the only block given out for unicast, 2000::/3 (RFC 4291, IANA registry).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20;
}

/** Whether the host of a WHATWG URL is an IP address, with or without brackets. */
export function isIpHost(hostname: string): boolean {
  return ipaddr.isValid(bareHost(hostname));
}

/** The host without the brackets of an IPv6 literal and without the root dot of DNS. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
