import { HostRest } from '../../shared/http/host-rest.js';
import { onWhoseBehalf } from '../../shared/on-behalf-of.js';
import { Turns } from '../../shared/turns.js';
import { PageThrottled } from '../scraping.errors.js';
import type { SharedPace } from './shared-pace.js';

/** Sites remembered at most; those longest unused are forgotten first. */
const maxSites = 200;
/** The time that a site can make us stay away, milliseconds. */
const shortestRestMs = 1_000;
const longestRestMs = 600_000;

/** What keeps one pace and rests as one. */
export interface PacedSite {
  readonly name: string;
  /** Least time between two starts, milliseconds. */
  readonly gapMs: number;
}

interface Lane {
  readonly turns: Turns;
  /** Those waiting or starting. */
  users: number;
  lastStart: number;
  readonly rest: HostRest;
}

/**
 * Keeps us modest: a pause between the starts of two requests to one site, in the order they came, and no request at all
 * for a person to whom a site said to wait, nor for anybody when it said so to several, see `HostRest`. Sites do not wait for each other, lest one that is silent hold up the others' readers.
 * With `shared` all workers together keep one pace.
 */
export class Pace {
  private readonly lanes = new Map<string, Lane>();

  /**
   * @param siteOf the site of a host, in lower case
   * @param shared what the other workers are told; without it this process keeps a pace of its own
   */
  constructor(
    private readonly siteOf: (host: string) => PacedSite,
    private readonly shared?: SharedPace,
  ) {}

  /**
   * Runs the work when it is this site's turn.
   * @param leastGapMs what the site itself asks for between two requests, milliseconds
   * @throws PageThrottled when the site has asked us to wait; the signal's reason when aborted while waiting
   */
  async run<T>(address: string, signal: AbortSignal, work: () => Promise<T>, leastGapMs = 0): Promise<T> {
    const site = this.siteAt(address);
    const lane = this.laneOf(site);
    lane.users += 1;
    try {
      const leaveLane = await lane.turns.enter(signal);
      try {
        const gapMs = Math.max(site.gapMs, leastGapMs);
        await sleep(lane.lastStart + gapMs - performance.now(), signal);
        if (this.shared) {
          const { waitMs, restMs } = await this.shared.take(site.name, gapMs);
          if (restMs > 0) lane.rest.addFor(onWhoseBehalf(), restMs);
          await sleep(waitMs, signal);
        }
        this.throwIfResting(address);
        lane.lastStart = performance.now();
      } finally {
        leaveLane();
      }
    } finally {
      lane.users -= 1;
    }
    return work();
  }

  /**
   * A redirect is followed. Within a site it belongs to the turn that was taken there, from which the next one keeps its
   * distance; to another site it takes a turn, for whoever owns an address says where it leads.
   * @throws as `run`
   */
  async follow(from: string, to: string, signal: AbortSignal, leastGapMs = 0): Promise<void> {
    this.throwIfResting(to);
    const site = this.siteAt(to);
    if (site.name === this.siteAt(from).name) this.laneOf(site).lastStart = performance.now();
    else await this.run(to, signal, () => Promise.resolve(), leastGapMs);
  }

  /**
   * The site asked whoever we work for to pause: until that has passed, `run` refuses them, and everybody when it asked
   * several people.
   * @param forMs 1 s to 10 minutes
   */
  rest(address: string, forMs: number): void {
    const site = this.siteAt(address);
    const { rest } = this.laneOf(site);
    const restMs = restWithin(forMs);
    // Those who ask together count together: what one process knows of others is old when another has had an answer.
    if (this.shared) rest.addFor(onWhoseBehalf(), restMs);
    else rest.add(onWhoseBehalf(), restMs);
    void this.shared?.rest(site.name, restMs);
  }

  /** Like `rest`, for this person alone: a stranger may have chosen the address. */
  restAlone(address: string, forMs: number): void {
    const site = this.siteAt(address);
    const restMs = restWithin(forMs);
    this.laneOf(site).rest.addFor(onWhoseBehalf(), restMs);
    void this.shared?.restAlone(site.name, restMs);
  }

  /** The site gave a page, so what it said to a few people before tells of them alone. */
  answered(address: string): void {
    const site = this.siteAt(address);
    this.laneOf(site).rest.noteAnswer();
    void this.shared?.answered(site.name);
  }

  /** @throws PageThrottled with the remaining time while whoever we work for is to leave the address's site alone */
  throwIfResting(address: string): void {
    const left = this.lanes.get(this.siteAt(address).name)?.rest.leftFor(onWhoseBehalf()) ?? 0;
    if (left > 0) throw new PageThrottled(address, Math.ceil(left));
  }

  private siteAt(address: string): PacedSite {
    return this.siteOf(new URL(address).hostname);
  }

  private laneOf({ name: site }: PacedSite): Lane {
    const lane = this.lanes.get(site) ?? {
      turns: new Turns(1),
      users: 0,
      lastStart: -Infinity,
      rest: new HostRest(longestRestMs),
    };
    // The latest used stands last.
    this.lanes.delete(site);
    for (const [name, { users }] of this.lanes) {
      if (this.lanes.size < maxSites) break;
      if (users === 0) this.lanes.delete(name);
    }
    this.lanes.set(site, lane);
    return lane;
  }
}

const restWithin = (forMs: number): number => Math.min(Math.max(forMs, shortestRestMs), longestRestMs);

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  await new Promise<void>((done, stop) => {
    const wake = () => {
      signal.removeEventListener('abort', giveUp);
      done();
    };
    const timer = setTimeout(wake, ms);
    const giveUp = () => {
      clearTimeout(timer);
      stop(signal.reason as Error);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
