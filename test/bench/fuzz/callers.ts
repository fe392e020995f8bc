import { createHmac, randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { Agent } from 'undici';
import { tokenParties } from '../../../src/auth/token-parties.js';
import { waitFor } from '../../support/wait-for.js';
import type { Mails } from './mails.js';

/** Somebody who sends requests, from an address of their own. */
export interface Caller {
  readonly kind: 'nobody' | 'buyer' | 'admin' | 'broken token';
  readonly name: string;
  readonly agent: Agent;
  readonly email?: string;
  password?: string;
  /** The value of `authorization`. */
  authorization?: string;
  /** By name, as a browser keeps them. */
  readonly cookies: Map<string, string>;
  /** The session is over: the next request begins a new one. */
  isOut: boolean;
}

/** On Linux the whole of 127/8 is ours: each caller comes from an address of its own, as people do. */
const hasManyAddresses = process.platform === 'linux' && networkInterfaces()['lo'] !== undefined;
let addresses = 0;

export function newAgent(): Agent {
  addresses += 1;
  const localAddress = `127.${20 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return new Agent({
    ...(hasManyAddresses && { localAddress }),
    connections: 16,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    keepAliveTimeout: 4_000,
  });
}

function caller(kind: Caller['kind'], name: string, more: Partial<Caller> = {}): Caller {
  return { kind, name, agent: newAgent(), cookies: new Map(), isOut: false, ...more };
}

export const strangers = (count: number): Caller[] =>
  Array.from({ length: count }, (_, at) => caller('nobody', `stranger ${at}`));

/** @param authorization of somebody who is signed in, to be spoilt */
export function brokenTokens(authorization: string, secret: string): Caller[] {
  const token = authorization.slice('Bearer '.length);
  const [head, body, sign] = token.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const packed = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (header: object, payload: object) => {
    const text = `${packed(header)}.${packed(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const usual = { alg: 'HS256', typ: 'JWT' };
  const spoilt: Record<string, string> = {
    'wrong signature': `${head}.${body}.${sign.slice(0, -4)}AAAA`,
    'no algorithm': `${packed({ alg: 'none' })}.${body}.`,
    expired: signed(usual, { ...claims, exp: 1_600_000_000 }),
    'other audience': signed(usual, { ...claims, aud: `${tokenParties.audience}-x` }),
    'claims of other kinds': signed(usual, { ...claims, sub: { a: 1 }, sid: [] }),
    'NUL in its claims': signed(usual, { ...claims, sub: 'a\0', sid: '\0' }),
    'far future': signed(usual, { ...claims, exp: 1e300 }),
    'a user that never was': signed(usual, { ...claims, sub: randomUUID(), sid: randomUUID() }),
    'no JSON': `${head}.${Buffer.from('{').toString('base64url')}.${sign}`,
    long: 'x'.repeat(9_000),
    empty: '',
  };
  return [
    ...Object.entries(spoilt).map(([name, value]) =>
      caller('broken token', name, { authorization: `Bearer ${value}` }),
    ),
    caller('broken token', 'basic', { authorization: 'Basic YWRtaW46YWRtaW4=' }),
    caller('broken token', 'no scheme', { authorization: token }),
  ];
}

/** Begins and renews sessions, where addresses are confirmed by mail. */
export class SignIns {
  private people = 0;

  constructor(
    private readonly url: string,
    private readonly mails: Mails,
  ) {}

  /** A new person with a confirmed address, signed in. */
  async signUp(kind: 'buyer' | 'admin'): Promise<Caller> {
    this.people += 1;
    const email = `${kind}${this.people}.${randomUUID().slice(0, 8)}@test.example`;
    const one = caller(kind, email, { email, password: `Fönsterbräda-${randomUUID().slice(0, 8)}` });
    this.mails.keepFor(email);
    const deviceId = randomUUID();
    await this.enter(one, 'signup', { email, password: one.password, deviceId });
    if (one.authorization) return one;
    let token: string | undefined;
    await waitFor(() => (token = this.mails.tokenOf('confirm', email)) !== undefined, {
      timeoutMs: 30_000,
      what: `the mail of confirmation to ${email}`,
    });
    await this.enter(one, 'confirm', { token, password: one.password, deviceId });
    if (!one.authorization) throw new Error(`${email} could not confirm the address`);
    return one;
  }

  /** Signs in again. False when the account is gone, the password another or the limit reached. */
  async again(one: Caller): Promise<boolean> {
    await this.enter(one, 'login', { email: one.email, password: one.password });
    return !one.isOut;
  }

  private async enter(one: Caller, act: string, body: object): Promise<void> {
    const {
      statusCode,
      headers,
      body: answer,
    } = await one.agent.request({
      origin: this.url,
      path: `/api/auth/${act}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    one.isOut = statusCode >= 300;
    if (one.isOut && act !== 'login')
      throw new Error(`${act} of ${one.email} answered ${statusCode}: ${text}`);
    if (one.isOut) return;
    keepCookies(one, headers['set-cookie']);
    const { session } = JSON.parse(text) as { session: { accessToken: string } | null };
    if (session) one.authorization = `Bearer ${session.accessToken}`;
  }
}

export function keepCookies(one: Caller, given: string | string[] | undefined): void {
  for (const line of [given ?? []].flat()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name && value) one.cookies.set(name, value);
    else if (name) one.cookies.delete(name);
  }
}
