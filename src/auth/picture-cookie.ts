import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../shared/config/config.js';
import { REFRESH_TOKEN_MS } from './sessions.service.js';

const NAME = 'picture_token';
const PATH = '/api/images';

/** An `<img>` cannot send an Authorization header: this cookie signs in for pictures and nothing else. */
function options(config: Config) {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}

/** Heeded on picture addresses only, so that a stolen one opens nothing else. */
export function readPictureCookie(request: FastifyRequest): string | null {
  const { pathname } = new URL(request.url, 'http://any.invalid');
  return pathname.startsWith(`${PATH}/`) ? (request.cookies[NAME] ?? null) : null;
}

export function setPictureCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(NAME, token, { ...options(config), maxAge: REFRESH_TOKEN_MS / 1000 });
}

export function clearPictureCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(NAME, options(config));
}
