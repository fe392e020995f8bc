import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { Agent, errors, request, type Dispatcher } from 'undici';
import { AppError } from '../app-error.js';
import { readBody } from './bounded-body.js';
import { byteAllowance } from './byte-allowance.js';
import { checkedConnector, connectPlainly } from './guarded-connector.js';
import {
  AddressRefused,
  FetchFailed,
  FetchTimeout,
  ResponseTooLarge,
  TooManyRedirects,
} from './http.errors.js';
import { bareHost, isIpHost, isPublicAddress, isPublicName } from './public-address.js';

const maxRedirects = 5;
/** Bytes of answer headers; portals set many cookies, more than Node's own 16 KiB. */
const maxHeaderSize = 64 * 1024;
/** Interim answers (early hints) before the answer itself. */
const maxInterim = 20;
/** Characters; also of what a redirect names. */
const maxAddressLength = 8_192;

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
  /** Waited for before a redirect is followed, within `timeoutMs`; what it throws ends the exchange. */
  beforeRedirect?: (address: string) => Promise<void>;
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

/**
 * The one client for every address that a stranger can name: adverts, pictures, documents. Only http(s) on the
 * ordinary ports, without credentials, to public addresses; the address that was checked is the address connected to;
 * each redirect hop is checked again; time, bytes and decompressed bytes are capped.
 */
export class GuardedClient {
  private readonly guarded: Agent;
  private readonly mapped = new Agent({
    maxHeaderSize,
    allowH2: false,
    // The Host header names the public host; the connection must be to the mapped origin under its own name.
    connect: (options, done) => connectPlainly({ ...options, servername: undefined }, done),
  });
  private readonly hostMap: ReadonlyMap<string, string>;

  constructor(options: GuardedClientOptions) {
    this.hostMap = new Map(Object.entries(options.hostMap).map(([host, to]) => [host.toLowerCase(), to]));
    const resolve = options.resolve ?? ((host: string) => resolveAll(host, { all: true }));
    this.guarded = new Agent({ maxHeaderSize, allowH2: false, connect: checkedConnector(resolve) });
  }

  /**
   * Gets one address. What comes is counted against the allowance of the work that asks, if it has one.
   * @throws AddressRefused, ResponseTooLarge, AllowanceSpent, TooManyRedirects (never), FetchTimeout, FetchFailed (later); the
   * signal's own reason when the caller aborts.
   */
  async fetch(address: string, options: GuardedFetchOptions): Promise<GuardedResponse> {
    const allowance = byteAllowance();
    allowance?.check(address);
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      let url = this.check(address, options);
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        signal.throwIfAborted();
        const answer = await endedBy(signal, this.request(url, options, signal));
        const location = header(answer.headers, 'location');
        if (![301, 302, 303, 307, 308].includes(answer.statusCode) || !location) {
          return {
            url: url.href,
            status: answer.statusCode,
            headers: flatten(answer.headers),
            body: await readBody(answer, url.href, options.maxBytes, (bytes) =>
              allowance?.take(bytes, url.href),
            ),
          };
        }
        // A redirect's own body is of no use; ending it may break the connection, which is no fault.
        answer.body.on('error', () => undefined).destroy();
        url = this.check(location, options, url);
        if (options.beforeRedirect) await endedBy(signal, options.beforeRedirect(url.href));
      }
      throw new TooManyRedirects(address);
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (timeout.aborted) throw new FetchTimeout(address, options.timeoutMs, error);
      if (error instanceof errors.HeadersOverflowError)
        throw new ResponseTooLarge(address, maxHeaderSize, 'bytes of headers');
      throw asAppError(error) ?? new FetchFailed(address, error);
    }
  }

  /**
   * Checks what can be told before any name is looked up.
   * @throws AddressRefused
   */
  check(address: string, options: Pick<GuardedFetchOptions, 'allowHost'> = {}, base?: URL): URL {
    if (address.length > maxAddressLength)
      throw new AddressRefused(`longer than ${maxAddressLength} characters`);
    // What browsers and servers read in different ways.
    if (/[\u0000-\u001f\u007f]/.test(address)) throw new AddressRefused('control characters');
    if (/^[^?#]*\\/.test(address)) throw new AddressRefused('backslash');
    if (!URL.canParse(address, base?.href)) throw new AddressRefused('not an address');
    const url = new URL(address, base);
    url.hash = '';
    const host = bareHost(url.hostname);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new AddressRefused(`scheme ${url.protocol}`);
    if (url.username !== '' || url.password !== '') throw new AddressRefused('credentials in the address');
    if (url.port !== '') throw new AddressRefused(`port ${url.port}`);
    if (isIpHost(host) && !isPublicAddress(host)) throw new AddressRefused(`${host} is not a public address`);
    if (!isIpHost(host) && !this.hostMap.has(host) && !isPublicName(host))
      throw new AddressRefused(`${host} is not a public name`);
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
    let interim = 0;
    return request(`${origin ?? url.origin}${url.pathname}${url.search}`, {
      dispatcher: origin ? this.mapped : this.guarded,
      method: 'GET',
      signal,
      onInfo: () => {
        interim += 1;
        if (interim > maxInterim) throw new ResponseTooLarge(url.href, maxInterim, 'interim answers');
      },
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

/** Undici hears of an abort only once a connection stands; a name server or a silent host may take long until then. */
async function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
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
