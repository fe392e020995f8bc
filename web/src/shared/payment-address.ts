/**
 * An address at the payment provider (its page, a receipt) if a buyer may be sent there: over https, or plain http on
 * this very machine, where the test shop stands. Null for everything else.
 */
export function paymentAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  if (protocol === 'https:') return href;
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return protocol === 'http:' && isLoopback ? href : null;
}
