import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.js';
import { CONFIG, ConfigError, type Config } from '../config/config.js';
import { keyedDigest } from '../keyed-digest.js';
import { tellSecurity } from '../logging/security-events.js';
import { Sparingly } from '../logging/sparingly.js';
import { REDIS, type Redis } from '../redis/redis.module.js';
import { widerNetworks } from './client-network.js';
import { limitNames } from './known-limits.js';
import { TooManyAttempts } from './limits.errors.js';

/** So many within so many seconds, counted from the first. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** What is counted, and by which keys, in the order in which they are asked. */
export interface Limits<Key extends string = string> {
  /** Stable word; acts that share it share their counts. */
  readonly act: string;
  readonly keys: Readonly<Record<Key, Limit>>;
}

/** Counts acts across all servers. Without Redis nothing is let through. */
@Injectable()
export class LimitsService implements OnModuleInit {
  private readonly limiters = new Map<string, RateLimiterRedis>();
  private readonly refusals = new Sparingly();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'jwtSecret' | 'limits'>,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** @throws ConfigError when the operator has set a limit that there is not */
  onModuleInit(): void {
    const names = limitNames();
    const unknown = Object.keys(this.config.limits).filter((name) => !names.includes(name));
    if (unknown.length > 0)
      throw new ConfigError(
        unknown.map((name) => `LIMITS: there is no ${name}; there are ${names.sort().join(', ')}`),
      );
  }

  /**
   * Counts one act by each key that is given, and for the `network` by those around it as well. A key that refuses ends the
   * counting, so that who is stopped by one uses nothing up of those after it.
   * @param points what the act counts for
   * @throws TooManyAttempts with the time until the next one is heard; AppError 503 while nothing can be counted
   */
  async count<Key extends string>(
    limits: Limits<Key>,
    values: Readonly<Partial<Record<Key, string>>>,
    points = 1,
  ): Promise<void> {
    await this.askEach(limits, values, (limiter, digest) => limiter.consume(digest, points));
  }

  /**
   * Looks whether so many points more would be let through, and counts nothing.
   * @throws what `count` throws
   */
  async check<Key extends string>(
    limits: Limits<Key>,
    values: Readonly<Partial<Record<Key, string>>>,
    points: number,
  ): Promise<void> {
    await this.askEach(limits, values, async (limiter, digest) => {
      const used = await limiter.get(digest);
      const left = used?.remainingPoints ?? limiter.points;
      if (left < points) throw used ?? new RateLimiterRes(left, limiter.duration * 1000);
    });
  }

  private async askEach<Key extends string>(
    limits: Limits<Key>,
    values: Readonly<Partial<Record<Key, string>>>,
    ask: (limiter: RateLimiterRedis, digest: string) => Promise<unknown>,
  ): Promise<void> {
    for (const key of Object.keys(limits.keys) as Key[]) {
      const value = values[key];
      if (value === undefined) continue;
      const wider = key === 'network' ? widerNetworks(value) : [];
      for (const { network, times } of [{ network: value, times: 1 }, ...wider]) {
        const digest = this.digest(network);
        try {
          await ask(this.limiter(limits, key, times), digest);
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw uncounted(reason);
          const { act } = limits;
          this.refusals.tell(`${act} ${key} ${digest}`, (refused) =>
            tellSecurity('limit-reached', { act, by: key, times: refused }),
          );
          throw new TooManyAttempts(reason.msBeforeNext);
        }
      }
    }
  }

  /** Lets one key start afresh. */
  async forget<Key extends string>(limits: Limits<Key>, key: Key, value: string): Promise<void> {
    await this.limiter(limits, key).delete(this.digest(value));
  }

  /** Stands for a value in Redis. Keyed, for addresses of mail and network could be tried against a plain hash. */
  digest(value: string): string {
    return keyedDigest(this.config.jwtSecret, 'limits', value);
  }

  private limiter<Key extends string>({ act, keys }: Limits<Key>, key: Key, times = 1): RateLimiterRedis {
    const keyPrefix = `limits:${act}:${key}`;
    let limiter = this.limiters.get(`${keyPrefix} ${times}`);
    if (!limiter) {
      const { points: usual, seconds: duration } = keys[key];
      const points = (this.config.limits[`${act}.${String(key)}`] ?? usual) * times;
      limiter = new RateLimiterRedis({
        storeClient: this.redis,
        useRedisPackage: true,
        keyPrefix,
        points,
        duration,
        // Who has used up theirs is refused without Redis. Counts of persons are never forgotten before their time.
        ...(key === 'person' && { inMemoryBlockOnConsumed: points }),
      });
      this.limiters.set(`${keyPrefix} ${times}`, limiter);
    }
    return limiter;
  }
}

function uncounted(cause: unknown): AppError {
  return new AppError({
    code: 'unavailable',
    status: 503,
    retry: 'later',
    userMessage: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
    message: 'Attempts cannot be counted',
    cause,
  });
}
