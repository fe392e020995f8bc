import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import { AppError } from '../app-error.js';
import { readBody } from './bounded-body.js';
import {
  AddressRefused,
  FetchFailed,
  FetchTimeout,
  ResponseTooLarge,
  TooManyRedirects,
} from './http.errors.js';
import { bareHost, isIpHost, isPublicAddress } from './public-address.js';

const maxRedirects = 5;
/** Bytes of answer headers; portals set many cookies, more than Node's own 16 KiB. */
const maxHeaderSize = 64 * 1024;

/** We say who we are: no disguise as a person's browser. */
export const userAgent = 'Mozilla/5.0 (compatible; Visningsklar/1.0)';

export interface GuardedFetchOptions {
  /** Cap on the answer, as sent and after decompression alike. */
  maxBytes: number;
  /** Cap on the whole exchange, redirects and body included. */
  timeoutMs: number;
  signal?: AbortSignal;
  accept?: string;
  /** Asked for each hop's host; without it every public host may be fetched. */
  allowHost?: (host: string) => boolean;
}

export interface GuardedResponse {
  /** The public address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  /** Lower-case names; repeated headers are joined with a comma. */
  readonly headers: Record<string, string>;
  /** Decompressed. */
  readonly body: Buffer;
}

export interface GuardedClientOptions {
  /** Host to origin (SCRAPING_HOST_MAP); the only way to an address that is not public. */
  hostMap: Readonly<Record<string, string>>;
  /** All addresses of a host; the system's own resolver unless given. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

const resolveAll = promisify(systemLookup);
const connectPlainly = buildConnector({ timeout: 5_000 });

/**
 * The one client for every address that a stranger can name: adverts, pictures, documents. Only http(s) on the
 * ordinary ports, without credentials, to public addresses; the address that was checked is the address connected to;
 * each redirect hop is checked again; time, bytes and decompressed bytes are capped.
 */
export class GuardedClient {
  private readonly guarded: Agent;
  private readonly mapped = new Agent({
    maxHeaderSize,
    // The Host header names the public host; the connection must be to the mapped origin under its own name.
    connect: (options, done) => connectPlainly({ ...options, servername: undefined }, done),
  });
  private readonly hostMap: ReadonlyMap<string, string>;

  constructor(options: GuardedClientOptions) {
    this.hostMap = new Map(Object.entries(options.hostMap).map(([host, to]) => [host.toLowerCase(), to]));
    const resolve = options.resolve ?? ((host: string) => resolveAll(host, { all: true }));
    this.guarded = new Agent({ maxHeaderSize, connect: checkedConnector(resolve) });
  }

  /**
   * Gets one address.
   * @throws AddressRefused, ResponseTooLarge, TooManyRedirects (never), FetchTimeout, FetchFailed (later); the
   * signal's own reason when the caller aborts.
   */
  async fetch(address: string, options: GuardedFetchOptions): Promise<GuardedResponse> {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      let url = this.check(address, options);
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        signal.throwIfAborted();
        const answer = await this.request(url, options, signal);
        const location = header(answer.headers, 'location');
        if (![301, 302, 303, 307, 308].includes(answer.statusCode) || !location) {
          return {
            url: url.href,
            status: answer.statusCode,
            headers: flatten(answer.headers),
            body: await readBody(
              answer.body,
              header(answer.headers, 'content-encoding'),
              options.maxBytes,
              () => {
                return new ResponseTooLarge(url.href, options.maxBytes);
              },
            ),
          };
        }
        // A redirect's own body is of no use; ending it may break the connection, which is no fault.
        answer.body.on('error', () => undefined).destroy();
        url = this.check(location, options, url);
      }
      throw new TooManyRedirects(address);
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (timeout.aborted) throw new FetchTimeout(address, options.timeoutMs, error);
      throw asAppError(error) ?? new FetchFailed(address, error);
    }
  }

  /**
   * Checks what can be told before any name is looked up.
   * @throws AddressRefused
   */
  check(address: string, options: Pick<GuardedFetchOptions, 'allowHost'> = {}, base?: URL): URL {
    if (!URL.canParse(address, base?.href)) throw new AddressRefused('not an address');
    const url = new URL(address, base);
    url.hash = '';
    const host = bareHost(url.hostname);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new AddressRefused(`scheme ${url.protocol}`);
    if (url.username !== '' || url.password !== '') throw new AddressRefused('credentials in the address');
    if (url.port !== '') throw new AddressRefused(`port ${url.port}`);
    if (isIpHost(host) && !isPublicAddress(host)) throw new AddressRefused(`${host} is not a public address`);
    if (options.allowHost && !options.allowHost(host))
      throw new AddressRefused(`host ${host} is not allowed`);
    return url;
  }

  async close(): Promise<void> {
    await Promise.all([this.guarded.destroy(), this.mapped.destroy()]);
  }

  private request(
    url: URL,
    options: GuardedFetchOptions,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const origin = this.hostMap.get(bareHost(url.hostname));
    return request(`${origin ?? url.origin}${url.pathname}${url.search}`, {
      dispatcher: origin ? this.mapped : this.guarded,
      method: 'GET',
      signal,
      headers: {
        ...(origin ? { host: url.host } : {}),
        'user-agent': userAgent,
        accept: options.accept ?? 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-language': 'sv-SE,sv;q=0.9,en;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
      },
    });
  }
}

/**
 * Resolves a name once, checks every address it has, and connects to one of those very addresses: a name that resolves
 * differently the next time gains nothing. IPv4 first, since many servers have no way out by IPv6.
 */
function checkedConnector(resolve: (host: string) => Promise<LookupAddress[]>): buildConnector.connector {
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
    resolve(host).then(
      (found) => {
        const bad = found.find(({ address }) => !isPublicAddress(address));
        if (bad) return done(new AddressRefused(`${host} is at ${bad.address}, not a public address`), null);
        if (found.length === 0) return done(new AddressRefused(`${host} has no address`), null);
        connectTo([...found].sort((a, b) => a.family - b.family).slice(0, 3));
      },
      (error: Error) => done(error, null),
    );
  };
}

/** A refusal inside the connection arrives as it is or wrapped as the cause. */
function asAppError(error: unknown): AppError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof AppError) return inner;
  }
  return undefined;
}

function header(headers: Record<string, string | string[] | undefined>, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}
