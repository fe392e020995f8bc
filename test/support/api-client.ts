import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../src/auth/password.js';
import { hashDevice } from '../../src/auth/secret-token.js';
import { SessionsService } from '../../src/auth/sessions.service.js';
import { User } from '../../src/auth/user.entity.js';
import { appAt, type TestApp } from './app.js';

/** A signed-in person's way to the API; bodies are JSON both ways. */
export interface ApiClient {
  readonly email: string;
  readonly userId: string;
  /** Cookies of the sign-in, as a header value. */
  readonly cookies: string;
  readonly token: string;
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: T; headers: Headers }>;
}

let people = 0;

/** The password of everybody whom `signUp` makes. */
export const PASSWORD = 'hemligt-lösenord';
// Hashed once: a hash takes longer than most tests.
let passwordHash: Promise<string> | undefined;

interface NewPerson {
  readonly email: string;
  readonly deviceId: string;
}

/**
 * A new person who is signed in, with an address and a device of its own unless they are given: a row and a session
 * where the server runs in this process, over HTTP where it does not. Signing up itself has its own specs.
 */
export async function signUp(url: string, options: Partial<NewPerson> = {}): Promise<ApiClient> {
  people += 1;
  const email = options.email ?? `kund${people}.${process.pid}@test.example`;
  const deviceId = options.deviceId ?? randomUUID();
  const local = appAt(url);
  const { userId, token, cookies } = local
    ? await addPerson(local, { email, deviceId })
    : await signUpOverHttp(url, { email, deviceId });
  return { email, userId, token, cookies, call: callAs(url, token) };
}

async function addPerson({ app, config }: TestApp, { email, deviceId }: NewPerson) {
  const user = new User(email, await (passwordHash ??= hashPassword(PASSWORD)), hashDevice(deviceId));
  await app.get(EntityManager).fork().persist(user).flush();
  const { view, refreshToken, pictureToken } = await app
    .get(SessionsService, { strict: false })
    .start(user, 'node', 'sign-up');
  // Over TLS browsers take the prefix (session-cookies.ts).
  const prefix = config.publicUrl.startsWith('https:') ? '__Secure-' : '';
  const cookies = `${prefix}refresh_token=${refreshToken}; ${prefix}picture_token=${pictureToken}`;
  return { userId: user.id, token: view.session!.accessToken, cookies };
}

async function signUpOverHttp(url: string, { email, deviceId }: NewPerson) {
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, deviceId }),
  });
  if (response.status !== 201)
    throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { user, session } = (await response.json()) as {
    user: { id: string };
    session: { accessToken: string };
  };
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { userId: user.id, token: session.accessToken, cookies };
}

/** Calls the API with a token, or as a visitor. */
export function callAs(url: string, token?: string): ApiClient['call'] {
  return async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : null) as T,
      headers: response.headers,
    };
  };
}
