import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from '../app-error.js';
import { isFromProxy } from '../config/trusted-proxies.js';
import { tellSecurity } from '../logging/security-events.js';
import { Sparingly } from '../logging/sparingly.js';

const logger = new Logger('KnownHosts');

/**
 * Refuses requests by a name that is not the service's own. A foreign page can have its own name lead to the machine that
 * its browser runs on, or to one beside it, and then takes our answers for that page's (DNS rebinding). An address of
 * digits, by which probes ask, cannot be turned so. The mailbox, which holds links that open accounts, answers to this
 * machine alone. What names no host is no browser's. The log tells what to set where a proxy of ours is refused.
 * @param publicUrl where the service is: at a loopback name, it is for this machine and has no proxy before it
 * @param trustedProxies who may ask by whatever name they have for us, for they answer to names of their own
 */
export function answerKnownHosts(
  fastify: FastifyInstance,
  publicUrl: string,
  trustedProxies: readonly string[] = [],
): void {
  const own = new URL(publicUrl).hostname;
  const proxies = isLoopback(own) ? [] : trustedProxies;
  const sparingly = new Sparingly();
  fastify.addHook('onRequest', async ({ headers: { host }, routeOptions, raw, url }) => {
    if (host === undefined || isFromProxy(raw, proxies)) return;
    const name = nameIn(host);
    // By the route as well: it is found after `%6d` has become an m.
    const isMailbox = [url, routeOptions.url ?? ''].some((path) => /^\/mail(?:[/?]|$)/.test(path));
    const isKnown = isMailbox ? isLoopback(name) : isLoopback(name) || isAddress(name) || name === own;
    if (isKnown) return;
    if (!isMailbox)
      sparingly.tell('foreign name', (times) => {
        const who = `${name.slice(0, 100)} from ${raw.socket.remoteAddress}`;
        logger.warn(`Answered 421 to ${who} (${times} in all since the last such line): ${remedyFor(own)}`);
      });
    refuse();
  });
}

/** For a server that this machine alone may ask: as the mailbox, it answers to loopback names and addresses. */
export function answerLoopbackNames(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers: { host } }) => {
    if (!isLoopbackHost(host)) refuse();
  });
}

/** Whether a Host header names the machine itself. */
export const isLoopbackHost = (host: string | undefined): boolean => isLoopback(nameIn(host));

/** @param own the host of PUBLIC_URL */
const remedyFor = (own: string): string =>
  isLoopback(own)
    ? `PUBLIC_URL names ${own}, for this machine alone. If others are to reach the service, set PUBLIC_URL to the address that their browsers show`
    : `PUBLIC_URL names ${own}. If that is a proxy of yours, have it pass on the name that it was asked by (proxy_set_header Host $host), or put its address into TRUSTED_PROXIES; if it is a name of the service, set PUBLIC_URL to it`;

function refuse(): never {
  tellSecurity('access-refused', { why: 'foreign name' });
  throw new ForeignName();
}

/** The host without its port; empty when it is none. */
const nameIn = (host = ''): string => URL.parse(`http://${host}`)?.hostname ?? '';

const withoutBrackets = (name: string): string => name.replace(/^\[(.*)\]$/, '$1');

const isAddress = (name: string): boolean => ipaddr.isValid(withoutBrackets(name));

/** `localhost` and what stands under it lead to this machine in every browser (RFC 6761). */
const isLoopback = (name: string): boolean =>
  /^(?:.+\.)?localhost$/.test(name) ||
  (isAddress(name) && ipaddr.process(withoutBrackets(name)).range() === 'loopback');

class ForeignName extends AppError {
  constructor() {
    super({
      code: 'foreign_name',
      status: 421,
      userMessage:
        'Tjänsten svarar inte under det här namnet. Öppna den adress som den skrev när den startade.',
    });
  }
}
