import { randomUUID } from 'node:crypto';

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

/** Signs a new person up over HTTP, with an address and from a device of its own unless they are given. */
export async function signUp(
  url: string,
  options: { deviceId?: string; email?: string } = {},
): Promise<ApiClient> {
  people += 1;
  const { email = `kund${people}.${process.pid}@test.example`, deviceId = randomUUID() } = options;
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'hemligt-lösenord', deviceId }),
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
  return {
    email,
    userId: user.id,
    cookies,
    token: session.accessToken,
    call: callAs(url, session.accessToken),
  };
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
