import { outsideAllowance } from '../../shared/http/byte-allowance.js';
import type { GuardedClient } from '../../shared/http/guarded-client.js';
import { AddressRefused, TooManyRedirects } from '../../shared/http/http.errors.js';
import { asksToWait, retryAfterMs } from '../../shared/http/retry-after.js';
import type { Pace } from './pace.js';
import type { RobotsRules } from './robots-rules.js';
import { PageThrottled, PageUnavailable } from '../scraping.errors.js';

/** Our name in robots.txt: the product token of the user agent that we send. */
export const productToken = 'Visningsklar';

/**
 * Reads what a robots.txt says about an address.
 * @throws PageUnreadable, ReadingBusy; the signal's reason when aborted
 */
export type ReadRobots = (
  text: string,
  agent: string,
  address: string,
  signal: AbortSignal,
) => Promise<RobotsRules>;

interface Known {
  /** When to ask again, ms since 1970. */
  until: number;
  text: Promise<string>;
  /** The last that was had, which holds while the site does not answer. */
  lastText: string | undefined;
}

const day = 86_400_000;
/** How long an answer holds, milliseconds: rules, no rules, rules that cannot be read just now. */
const lifetime = { read: day, none: 3_600_000, failed: 60_000, stale: 600_000 };
const limits = {
  fetched: { maxBytes: 2_000_000, timeoutMs: 8_000 },
  /** RFC 9309 section 2.5: what stands after 500 KiB may be left unread. */
  readBytes: 500 * 1024,
  crawlDelayS: 10,
  /** Hosts remembered, of each site and of all others; those asked longest ago are forgotten first. */
  hosts: { ofSite: 6, others: 300 },
  /** UTF-16 units of all texts that are remembered of one site, or of all hosts of none: usual ones have a thousand. */
  remembered: 5_000_000,
};

/**
 * The sites' robots.txt as RFC 9309 has it, read once a day for each host through the guarded client. A missing file
 * allows everything; one that cannot be had now (server errors, no connection) allows nothing until it can. Asking for
 * it belongs to the turn of who asks, see `knows`; where it leads to another site it takes one there.
 */
export class Robots {
  /** By site, undefined for all other hosts, then by origin: whoever has many names pushes out the rules of nobody else. */
  private readonly known = new Map<string | undefined, Map<string, Known>>();

  /**
   * @param read is given strangers' text of half a megabyte, so it has to be done outside of this process
   * @param siteOf the name of the site that a host is of
   */
  constructor(
    private readonly client: GuardedClient,
    private readonly pace: Pick<Pace, 'follow'>,
    private readonly read: ReadRobots,
    private readonly siteOf: (host: string) => string | undefined,
  ) {}

  /** Whether `rulesFor` asks for nothing now. One that does needs the site's turn: anybody may have made up the host. */
  knows(address: string): boolean {
    const { origin, hostname } = new URL(address);
    return (this.known.get(this.siteOf(hostname))?.get(origin)?.until ?? 0) > Date.now();
  }

  /**
   * @throws PageThrottled (again), PageUnavailable, FetchTimeout, FetchFailed (later) and ResponseTooLarge while the
   * rules cannot be had; what the reading throws; the signal's reason when aborted
   */
  async rulesFor(
    address: string,
    signal: AbortSignal,
  ): Promise<{ readonly allowed: boolean; readonly crawlDelayMs: number }> {
    signal.throwIfAborted();
    const url = new URL(address);
    const text = await unlessAborted(this.textFor(url), signal);
    if (text === '') return { allowed: true, crawlDelayMs: 0 };
    const { allowed, crawlDelayS } = await this.read(text, productToken, url.href, signal);
    return { allowed, crawlDelayMs: Math.min(crawlDelayS, limits.crawlDelayS) * 1000 };
  }

  private textFor({ origin, hostname }: URL): Promise<string> {
    const site = this.siteOf(hostname);
    const known = this.known.get(site) ?? new Map<string, Known>();
    this.known.set(site, known);
    const before = known.get(origin);
    if (before && before.until > Date.now()) return before.text;
    const entry = { until: Infinity, lastText: before?.lastText } as Known;
    // The rules are for everybody who reads this site, and a refusal would be remembered.
    entry.text = outsideAllowance(() => this.ask(origin, entry));
    // The latest asked stands last.
    known.delete(origin);
    known.set(origin, entry);
    const [oldest] = known.keys();
    if (known.size > (site === undefined ? limits.hosts.others : limits.hosts.ofSite)) known.delete(oldest!);
    return entry.text;
  }

  /** Anybody may name three hundred hosts whose rules fill the half megabyte that is read. */
  private forgetBeyond(most: number, hostname: string): void {
    const known = this.known.get(this.siteOf(hostname)) ?? new Map<string, Known>();
    let units = 0;
    for (const [origin, { lastText = '' }] of [...known].reverse()) {
      units += lastText.length;
      if (units > most) known.delete(origin);
    }
  }

  private async ask(origin: string, entry: Known): Promise<string> {
    try {
      const text = await this.textOf(`${origin}/robots.txt`);
      entry.until = Date.now() + (text === undefined ? lifetime.none : lifetime.read);
      entry.lastText = text ?? '';
      this.forgetBeyond(limits.remembered, new URL(origin).hostname);
      return entry.lastText;
    } catch (error) {
      const wait = error instanceof PageThrottled ? error.retryAfterMs : undefined;
      entry.until = Date.now() + (wait ?? (entry.lastText === undefined ? lifetime.failed : lifetime.stale));
      if (entry.lastText !== undefined && wait === undefined) return entry.lastText;
      throw error;
    }
  }

  /** Undefined when the site has none. */
  private async textOf(address: string): Promise<string | undefined> {
    const signal = AbortSignal.timeout(limits.fetched.timeoutMs);
    let from = address;
    const beforeRedirect = async (to: string) => {
      await this.pace.follow(from, to, signal);
      from = to;
    };
    // Not bound to one caller's signal: others wait for the same answer.
    const answer = await this.client
      .fetch(address, { ...limits.fetched, accept: 'text/plain,*/*;q=0.5', beforeRedirect })
      .catch((error: unknown) => {
        // Redirects to nowhere count as a file that is not there (RFC 9309 section 2.3.1.2).
        if (error instanceof AddressRefused || error instanceof TooManyRedirects) return undefined;
        throw error;
      });
    if (!answer) return undefined;
    if (asksToWait(answer)) throw new PageThrottled(address, retryAfterMs(answer.headers['retry-after']));
    if (answer.status >= 500) throw new PageUnavailable(address, answer.status);
    if (answer.status >= 300) return undefined;
    const text = answer.body.toString('utf8', 0, limits.readBytes).replace(/^\uFEFF/, '');
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
