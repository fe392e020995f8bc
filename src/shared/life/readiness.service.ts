import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { ErrorReply } from 'redis';
import { CONFIG, type Config } from '../config/config.js';
import { pendingMigrations, tooOld } from '../database/pending-migrations.js';
import { QueueService } from '../queue/queue.service.js';
import { REDIS, type Redis } from '../redis/redis.module.js';
import { Life } from './life.js';

/** What a process cannot work without, and why it does not have it; in words that tell strangers nothing. */
export interface Missing {
  readonly what: 'process' | 'postgresql' | 'schema' | 'redis' | 'queue';
  readonly why: string;
  /** The same for the log, where operators read it. */
  readonly inFull?: string;
}

/** Load balancers ask every few seconds and take silence for a no. */
const PATIENCE_MS = 2_000;

/** Whether this process can do its work at this moment; it may be able to a moment later, without a restart. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private readonly logger = new Logger('Readiness');
  /** One connection of its own: a process that is merely busy is not taken for one without a database. */
  private readonly pool: pg.Pool;
  private asked: Promise<readonly Missing[]> | undefined;
  private said = '';

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly life: Life,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly queue: QueueService,
  ) {
    this.pool = new pg.Pool({
      connectionString: config.databaseUrl,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'visningsklar readiness',
    });
    this.pool.on('error', () => undefined);
  }

  /** What is missing, nothing when it is ready. Never throws, and answers within some two seconds; who asks together is answered together. */
  missing(): Promise<readonly Missing[]> {
    if (this.life.state === 'draining')
      return Promise.resolve([{ what: 'process', why: 'is about to end and takes no more work' }]);
    this.asked ??= this.look().finally(() => (this.asked = undefined));
    return this.asked;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async look(): Promise<readonly Missing[]> {
    const found = await Promise.all([
      this.lookAtDatabase(),
      this.lookAtRedis(),
      within(this.queue.ping()).then(
        () => [],
        () => [{ what: 'queue', why: 'does not answer' } as const],
      ),
    ]);
    const missing: Missing[] = found.flat();
    if (this.life.state === 'starting') missing.push({ what: 'process', why: 'is still starting' });
    const words = missing.map(({ what, why, inFull = why }) => `${what}: ${inFull}`).join('; ');
    if (words !== this.said) this.logger.warn(words ? `Not ready: ${words}` : 'Ready again');
    this.said = words;
    return missing;
  }

  /** A write: a Redis that has no room, cannot save or is another's copy answers a ping. */
  private async lookAtRedis(): Promise<readonly Missing[]> {
    try {
      await within(this.redis.set('readiness', '', { expiration: { type: 'EX', value: 60 } }));
      return [];
    } catch (error) {
      const isRefused = error instanceof ErrorReply;
      return [{ what: 'redis', why: isRefused ? 'takes no writes' : 'does not answer' }];
    }
  }

  private async lookAtDatabase(): Promise<readonly Missing[]> {
    try {
      const pending = await pendingMigrations(this.pool);
      return pending.length > 0 ? [{ what: 'schema', why: 'is too old', inFull: tooOld(pending) }] : [];
    } catch {
      return [{ what: 'postgresql', why: 'does not answer' }];
    }
  }
}

/** @throws after two seconds without an answer */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
