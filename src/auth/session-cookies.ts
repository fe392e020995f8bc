import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../shared/config/config.js';
import { REFRESH_TOKEN_MS, type StartedSession } from './sessions.service.js';

const REFRESH = 'refresh_token';
/** An `<img>` cannot send an Authorization header: this cookie signs in for pictures and nothing else. */
const PICTURES = 'picture_token';
/** Each is sent to nothing but what reads it. */
const paths = { [REFRESH]: '/api/auth', [PICTURES]: '/api/images' } as const;

type Name = keyof typeof paths;

const isSecure = (config: Config) => config.publicUrl.startsWith('https:');

/** A browser takes the prefix over TLS alone, so that no page without it can plant one (RFC 6265bis). */
const nameOf = (name: Name, config: Config) => (isSecure(config) ? `__Secure-${name}` : name);

/** Seen by no script and no other site. */
const options = (name: Name, config: Config) =>
  ({ httpOnly: true, sameSite: 'strict', path: paths[name], secure: isSecure(config) }) as const;

export function readRefreshCookie(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[nameOf(REFRESH, config)];
}

/** Heeded on picture addresses only, so that a stolen one opens nothing else. */
export function readPictureCookie(request: FastifyRequest, config: Config): string | null {
  // The route that was found, and not what is written in the address: `..\images` leads elsewhere.
  return request.routeOptions.url?.startsWith(`${paths[PICTURES]}/`)
    ? (request.cookies[nameOf(PICTURES, config)] ?? null)
    : null;
}

/** Gives the browser what it does not hold already. */
export function setSessionCookies(reply: FastifyReply, config: Config, started: StartedSession): void {
  const set = (name: Name, token: string | undefined) => {
    if (token === undefined) return;
    const maxAge = REFRESH_TOKEN_MS / 1000;
    reply.setCookie(nameOf(name, config), token, { ...options(name, config), maxAge });
  };
  set(REFRESH, started.refreshToken);
  set(PICTURES, started.pictureToken);
  dropUnprefixed(reply, config);
}

/** Has the browser drop them. */
export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  for (const name of [REFRESH, PICTURES] as const)
    reply.clearCookie(nameOf(name, config), options(name, config));
  dropUnprefixed(reply, config);
}

/** Over TLS those without the prefix, of an earlier release or planted, open nothing: the browser is rid of them. */
export function dropUnprefixed(reply: FastifyReply, config: Config): void {
  if (!isSecure(config) || reply.request.cookies[REFRESH] === undefined) return;
  for (const name of [REFRESH, PICTURES] as const) reply.clearCookie(name, options(name, config));
}
