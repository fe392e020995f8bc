import type { LookupAddress } from 'node:dns';
import { buildConnector } from 'undici';
import { bareHost, isIpHost, isPublicAddress } from './public-address.js';

/** HTTP/1.1 alone: every cap of ours is counted on it. Certificates are checked as Node does by itself. */
export const connectPlainly = buildConnector({ timeout: 5_000, allowH2: false });

const lookupMs = 5_000;

/** A name server that does not answer would hold up everything else that waits for the same host. */
function inTime(lookup: Promise<LookupAddress[]>, host: string): Promise<LookupAddress[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no address of ${host} in ${lookupMs} ms`)), lookupMs);
  });
  return Promise.race([lookup, late]).finally(() => clearTimeout(timer));
}

/**
 * Resolves a name once, checks every address it has, and connects to one of those very addresses: a name that resolves
 * differently the next time gains nothing. IPv4 first, since many servers have no way out by IPv6.
 *
 * A name that leads inwards fails as one that is not there does: what is told of it reaches strangers, who would learn
 * which names there are inside.
 */
export function checkedConnector(
  resolve: (host: string) => Promise<LookupAddress[]>,
): buildConnector.connector {
  return (options, done) => {
    const host = bareHost(options.hostname);
    const connectTo = ([next, ...others]: LookupAddress[]): void => {
      const servername = options.protocol === 'https:' && !isIpHost(host) ? host : undefined;
      connectPlainly({ ...options, hostname: next!.address, servername }, (error, socket) => {
        if (error && others.length > 0) return connectTo(others);
        if (error) return done(error, null);
        done(null, socket!);
      });
    };
    inTime(resolve(host), host).then(
      (found) => {
        const bad = found.find(({ address }) => !isPublicAddress(address));
        if (bad) return done(new Error(`${host} is at ${bad.address}, not a public address`), null);
        if (found.length === 0) return done(new Error(`${host} has no address`), null);
        connectTo([...found].sort((a, b) => a.family - b.family).slice(0, 3));
      },
      (error: Error) => done(error, null),
    );
  };
}
