import { Logger } from '@nestjs/common';
import type { Redis } from '../../shared/redis/redis.module.js';

/** What the workers together hold a site to, milliseconds from now. */
export interface SiteTurn {
  /** Until the turn that was just taken; 0 for now. */
  readonly waitMs: number;
  /** For which the site wants to be left alone; 0 when it does not. */
  readonly restMs: number;
}

/**
 * Takes the first moment that is as far from the last one taken as the site is to be given, by the clock of Redis.
 * KEYS: the next free moment, the end of the rest; ARGV: the gap.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local rest = math.max(0, tonumber(redis.call('GET', KEYS[2]) or '0') - now)
  if rest > 0 then return { 0, rest } end
  local at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
  local free = at + tonumber(ARGV[1])
  redis.call('SET', KEYS[1], string.format('%.0f', free), 'PX', string.format('%.0f', free - now))
  return { at - now, 0 }`;

/** The longer of two rests holds. KEYS: the end of the rest; ARGV: how long. */
const REST = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local till = now + tonumber(ARGV[1])
  if till > tonumber(redis.call('GET', KEYS[1]) or '0') then
    redis.call('SET', KEYS[1], string.format('%.0f', till), 'PX', ARGV[1])
  end`;

/** One pace for each site, however many workers read. While Redis is away each keeps to its own. */
export class SharedPace {
  private readonly logger = new Logger(SharedPace.name);

  constructor(private readonly redis: Redis) {}

  /** @param gapMs least time between two starts, milliseconds */
  async take(site: string, gapMs: number): Promise<SiteTurn> {
    try {
      const { free, rest } = keysOf(site);
      const told = await this.redis.eval(TAKE, { keys: [free, rest], arguments: [String(Math.ceil(gapMs))] });
      const [waitMs = 0, restMs = 0] = told as number[];
      return { waitMs, restMs };
    } catch (error) {
      this.logger.warn(`The workers' pace was not kept: ${(error as Error).message}`);
      return { waitMs: 0, restMs: 0 };
    }
  }

  /** The site has asked one of us for a pause. @param forMs milliseconds */
  async rest(site: string, forMs: number): Promise<void> {
    try {
      await this.redis.eval(REST, { keys: [keysOf(site).rest], arguments: [String(Math.ceil(forMs))] });
    } catch (error) {
      this.logger.warn(`The other workers were not told of a pause: ${(error as Error).message}`);
    }
  }
}

const keysOf = (site: string) => ({ free: `site-pace:{${site}}:free`, rest: `site-pace:{${site}}:rest` });
