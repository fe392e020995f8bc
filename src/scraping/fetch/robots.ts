import robotsParser from 'robots-parser';
import type { GuardedClient } from '../../shared/http/guarded-client.js';
import { AddressRefused, TooManyRedirects } from '../../shared/http/http.errors.js';
import { retryAfterMs } from '../../shared/http/retry-after.js';
import { PageThrottled, PageUnavailable } from '../scraping.errors.js';

/** Our name in robots.txt: the product token of the user agent that we send. */
export const productToken = 'Visningsklar';

/** What a site's robots.txt says about one address. */
export interface RobotsRules {
  readonly allowed: boolean;
  /** Time it asks for between two requests, milliseconds, at most 10 s; 0 when it says nothing. */
  readonly crawlDelayMs: number;
}

/** The package's types name a default export; its module is the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
type RobotsFile = ReturnType<typeof parseRobots>;

interface Known {
  /** When to ask again, ms since 1970. */
  until: number;
  file: Promise<RobotsFile>;
  /** The last that was read, which holds while the site does not answer. */
  lastRead: RobotsFile | undefined;
}

const day = 86_400_000;
/** How long an answer holds, milliseconds: rules, no rules, rules that cannot be read just now. */
const lifetime = { read: day, none: 3_600_000, failed: 60_000, stale: 600_000 };
const limits = {
  fetched: { maxBytes: 2_000_000, timeoutMs: 8_000 },
  /** RFC 9309 section 2.5: what stands after 500 KiB may be left unread. */
  parsedBytes: 500 * 1024,
  crawlDelayMs: 10_000,
  /** Hosts remembered; those asked longest ago are forgotten first. */
  hosts: 500,
};

/**
 * The sites' robots.txt as RFC 9309 has it, read once a day for each host through the guarded client. A missing file
 * allows everything; one that cannot be had now (server errors, no connection) allows nothing until it can. Asking for
 * it waits for no turn: it is one small answer a day.
 */
export class Robots {
  private readonly known = new Map<string, Known>();

  constructor(private readonly client: GuardedClient) {}

  /**
   * @throws PageThrottled (again), PageUnavailable, FetchTimeout, FetchFailed (later) and ResponseTooLarge while the
   * rules cannot be had; the signal's reason when aborted
   */
  async rulesFor(address: string, signal: AbortSignal): Promise<RobotsRules> {
    signal.throwIfAborted();
    const url = new URL(address);
    const file = await unlessAborted(this.fileOf(url.origin), signal);
    const seconds = file.getCrawlDelay(productToken) ?? 0;
    return {
      allowed: file.isAllowed(url.href, productToken) !== false,
      crawlDelayMs: Math.min(Math.max(seconds * 1000, 0), limits.crawlDelayMs),
    };
  }

  private fileOf(origin: string): Promise<RobotsFile> {
    const known = this.known.get(origin);
    if (known && known.until > Date.now()) return known.file;
    const entry = { until: Infinity, lastRead: known?.lastRead } as Known;
    entry.file = this.ask(origin, entry);
    // The latest asked stands last.
    this.known.delete(origin);
    this.known.set(origin, entry);
    const [oldest] = this.known.keys();
    if (this.known.size > limits.hosts) this.known.delete(oldest!);
    return entry.file;
  }

  private async ask(origin: string, entry: Known): Promise<RobotsFile> {
    const address = `${origin}/robots.txt`;
    try {
      const text = await this.textOf(address);
      entry.until = Date.now() + (text === undefined ? lifetime.none : lifetime.read);
      return (entry.lastRead = parseRobots(address, text ?? ''));
    } catch (error) {
      const wait = error instanceof PageThrottled ? error.retryAfterMs : undefined;
      entry.until = Date.now() + (wait ?? (entry.lastRead ? lifetime.stale : lifetime.failed));
      if (entry.lastRead && wait === undefined) return entry.lastRead;
      throw error;
    }
  }

  /** Undefined when the site has none. */
  private async textOf(address: string): Promise<string | undefined> {
    // Not bound to one caller's signal: others wait for the same answer.
    const answer = await this.client
      .fetch(address, { ...limits.fetched, accept: 'text/plain,*/*;q=0.5' })
      .catch((error: unknown) => {
        // Redirects to nowhere count as a file that is not there (RFC 9309 section 2.3.1.2).
        if (error instanceof AddressRefused || error instanceof TooManyRedirects) return undefined;
        throw error;
      });
    if (!answer) return undefined;
    const retryAfter = answer.headers['retry-after'];
    if (answer.status === 429 || (answer.status === 503 && retryAfter))
      throw new PageThrottled(address, retryAfterMs(retryAfter));
    if (answer.status >= 500) throw new PageUnavailable(address, answer.status);
    if (answer.status >= 300) return undefined;
    const text = answer.body.toString('utf8', 0, limits.parsedBytes).replace(/^\uFEFF/, '');
    // A start page or an error page in its place.
    return /^\s*</.test(text) ? undefined : text;
  }
}

/** The promise's result, or the signal's reason when that comes first. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp: () => void;
  const aborted = new Promise<never>((_, stop) => {
    giveUp = () => stop(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp!);
  }
}
