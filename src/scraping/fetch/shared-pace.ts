import { Logger } from '@nestjs/common';
import { peopleBelieved } from '../../shared/http/host-rest.js';
import { keyedDigest } from '../../shared/keyed-digest.js';
import { onWhoseBehalf } from '../../shared/on-behalf-of.js';
import type { Redis } from '../../shared/redis/redis.module.js';

/** What the workers together hold a site to, milliseconds from now. */
export interface SiteTurn {
  /** Until the turn that was just taken; 0 for now. */
  readonly waitMs: number;
  /** For which whoever we work for is to leave the site alone; 0 when they need not. */
  readonly restMs: number;
}

/** The time of Redis in milliseconds. Of each person who was told to wait `since till` is kept. */
const NOW = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * Takes the first moment that is as far from the last one taken as the site is to be given, by the clock of Redis, unless
 * the person or everybody is to wait, by the rule of `HostRest`.
 * KEYS: the next free moment, whom the site told to wait, its last answer; ARGV: the gap, the person, how many are believed.
 */
const TAKE = `${NOW}
  local rest = 0
  local ends = {}
  local answered = tonumber(redis.call('GET', KEYS[3]) or '0')
  local told = redis.call('HGETALL', KEYS[2])
  for i = 1, #told, 2 do
    local since, till = string.match(told[i + 1], '^(%d+) (%d+)$')
    if told[i] == ARGV[2] or told[i] == ARGV[2] .. ':alone' then rest = math.max(rest, tonumber(till) - now) end
    if tonumber(since) > answered then ends[#ends + 1] = tonumber(till) end
  end
  table.sort(ends, function (one, other) return one > other end)
  rest = math.max(rest, (ends[tonumber(ARGV[3])] or 0) - now)
  if rest > 0 then return { 0, rest } end
  local at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
  local free = at + tonumber(ARGV[1])
  if free > now then
    redis.call('SET', KEYS[1], string.format('%.0f', free), 'PX', string.format('%.0f', free - now))
  end
  return { at - now, 0 }`;

/**
 * The longer of two rests of a person holds. A rest for one person alone is stored with since 0, so it never counts for others.
 * KEYS: whom the site told to wait; ARGV: the person, or `<person>:alone`; how long; whether it counts for others.
 */
const REST = `${NOW}
  local till = now + tonumber(ARGV[2])
  local since = ARGV[3] == 'all' and now or 0
  local told = redis.call('HGETALL', KEYS[1])
  for i = 1, #told, 2 do
    local before = tonumber(string.match(told[i + 1], '%d+$'))
    if before <= now then redis.call('HDEL', KEYS[1], told[i])
    elseif told[i] == ARGV[1] then till = math.max(till, before) end
  end
  redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f %.0f', since, till))
  local left = math.max(till - now, redis.call('PTTL', KEYS[1]))
  redis.call('PEXPIRE', KEYS[1], string.format('%.0f', left))`;

/** Nothing need be remembered while nobody was told to wait. KEYS: whom the site told to wait, its last answer. */
const ANSWERED = `${NOW}
  local left = redis.call('PTTL', KEYS[1])
  if left > 0 then redis.call('SET', KEYS[2], string.format('%.0f', now), 'PX', left) end`;

/** One pace for each site, however many workers read. While Redis is away each keeps to its own. */
export class SharedPace {
  private readonly logger = new Logger(SharedPace.name);

  /** @param secret by which a person's digest is made, the only thing that Redis is told of them */
  constructor(
    private readonly redis: Redis,
    private readonly secret: string,
  ) {}

  /** @param gapMs least time between two starts, milliseconds */
  async take(site: string, gapMs: number): Promise<SiteTurn> {
    try {
      const { free, told, answered } = keysOf(site);
      const turn = await this.redis.eval(TAKE, {
        keys: [free, told, answered],
        arguments: [String(Math.ceil(gapMs)), this.person(), String(peopleBelieved)],
      });
      const [waitMs = 0, restMs = 0] = turn as number[];
      return { waitMs, restMs };
    } catch (error) {
      this.logger.warn(`The workers' pace was not kept: ${(error as Error).message}`);
      return { waitMs: 0, restMs: 0 };
    }
  }

  /** The site has asked whoever we work for to pause, which counts for all. @param forMs milliseconds */
  rest(site: string, forMs: number): Promise<void> {
    return this.keep(site, forMs, 'all');
  }

  /** As `rest`, for whoever we work for alone. @param forMs milliseconds */
  restAlone(site: string, forMs: number): Promise<void> {
    return this.keep(site, forMs, 'one');
  }

  private async keep(site: string, forMs: number, counts: 'all' | 'one'): Promise<void> {
    try {
      await this.redis.eval(REST, {
        keys: [keysOf(site).told],
        arguments: [
          counts === 'all' ? this.person() : `${this.person()}:alone`,
          String(Math.ceil(forMs)),
          counts,
        ],
      });
    } catch (error) {
      this.logger.warn(`The other workers were not told of a pause: ${(error as Error).message}`);
    }
  }

  /** The site has given somebody a page. */
  async answered(site: string): Promise<void> {
    try {
      const { told, answered } = keysOf(site);
      await this.redis.eval(ANSWERED, { keys: [told, answered] });
    } catch (error) {
      this.logger.warn(`The other workers were not told of an answer: ${(error as Error).message}`);
    }
  }

  private person(): string {
    return keyedDigest(this.secret, 'pace', onWhoseBehalf());
  }
}

const keysOf = (site: string) => ({
  free: `site-pace:{${site}}:free`,
  told: `site-pace:{${site}}:told`,
  answered: `site-pace:{${site}}:answered`,
});
