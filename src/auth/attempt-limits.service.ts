import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../shared/app-error.js';
import { REDIS, type Redis } from '../shared/redis/redis.module.js';
import { TooManyAttempts } from './auth.errors.js';
import { hashToken } from './secret-token.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts within a time (seconds), counted by three keys. The pair stops one guesser early without shutting the
 * owner out; the address alone stops many guessers; the IP alone stops one who tries many addresses (and leaves room
 * for a household or office behind one IP).
 */
const limits = {
  login: {
    pair: { points: 10, duration: 15 * MINUTE },
    email: { points: 100, duration: HOUR },
    ip: { points: 200, duration: 15 * MINUTE },
  },
  signup: {
    pair: { points: 5, duration: HOUR },
    email: { points: 10, duration: HOUR },
    ip: { points: 60, duration: HOUR },
  },
  reset: {
    pair: { points: 3, duration: 15 * MINUTE },
    email: { points: 6, duration: HOUR },
    ip: { points: 30, duration: HOUR },
  },
} as const;

type Act = keyof typeof limits;
type Key = keyof (typeof limits)[Act];

/** Counts what strangers try, across all servers. */
@Injectable()
export class AttemptLimitsService {
  private readonly limiters: { act: Act; key: Key; limiter: RateLimiterRedis }[] = [];

  constructor(@Inject(REDIS) redis: Redis) {
    for (const act of Object.keys(limits) as Act[]) {
      for (const key of Object.keys(limits[act]) as Key[]) {
        const limiter = new RateLimiterRedis({
          storeClient: redis,
          useRedisPackage: true,
          keyPrefix: `attempts:${act}:${key}`,
          ...limits[act][key],
        });
        this.limiters.push({ act, key, limiter });
      }
    }
  }

  /**
   * Counts one attempt.
   * @throws TooManyAttempts with the time until the next one is heard
   */
  async count(act: Act, email: string, ip: string): Promise<void> {
    const results = await Promise.allSettled(
      this.limiters
        .filter((entry) => entry.act === act)
        .map(({ key, limiter }) => limiter.consume(keys(email, ip)[key])),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const fault = refusals.find((reason) => !(reason instanceof RateLimiterRes));
    if (fault) throw unavailable(fault);
    if (refusals.length > 0) {
      throw new TooManyAttempts(Math.max(...refusals.map((reason: RateLimiterRes) => reason.msBeforeNext)));
    }
  }

  /** A success shows that the attempts came from the owner: the pair starts afresh. */
  async forgive(act: Act, email: string, ip: string): Promise<void> {
    const entry = this.limiters.find((one) => one.act === act && one.key === 'pair');
    await entry?.limiter.delete(keys(email, ip).pair);
  }
}

/** Redis keys hold hashes, so that addresses do not lie about in them. */
function keys(email: string, ip: string): Record<Key, string> {
  return { pair: hashToken(`${email} ${ip}`), email: hashToken(email), ip: hashToken(ip) };
}

function unavailable(cause: unknown): AppError {
  return new AppError({
    code: 'unavailable',
    status: 503,
    retry: 'later',
    userMessage: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
    message: 'The attempt counters cannot be reached',
    cause,
  });
}
