import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** Long enough for whoever keeps a copy, within the year that the RFC asks for. */
const GOOD_FOR_MS = 180 * 24 * 60 * 60_000;

type Told = Pick<Config, 'publicUrl' | 'securityContact'>;

/** Whom to tell of a weakness that somebody has found, for people and machines (RFC 9116). */
export function securityText({ publicUrl, securityContact }: Told, now: Date): string {
  return [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: sv, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Answers at the address that the RFC names, whether the web has been built or not. */
export function serveSecurityText(fastify: FastifyInstance, config: Told): void {
  fastify.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(config, new Date())),
  );
}
