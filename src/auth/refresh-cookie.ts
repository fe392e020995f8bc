import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../shared/config/config.js';
import { REFRESH_TOKEN_MS } from './sessions.service.js';

const NAME = 'refresh_token';

/** Seen by no script and no other site, sent to nothing but the session's own routes. */
function options(config: Config) {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function setRefreshCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(NAME, token, { ...options(config), maxAge: REFRESH_TOKEN_MS / 1000 });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(NAME, options(config));
}
