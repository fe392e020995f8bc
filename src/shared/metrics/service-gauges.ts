import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { REDIS, type Redis } from '../redis/redis.module.js';
import { MetricsService } from './metrics.service.js';

/** How much of PostgreSQL and Redis all processes together use. */
@Injectable()
export class ServiceGauges implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly em: EntityManager,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'postgres',
      isShared: true,
      gauges: {
        postgres_connections: ['Connections to our database by what they do.', 'state'],
        postgres_connections_allowed: ['Connections that PostgreSQL takes, of all databases together.'],
        postgres_longest_transaction_seconds: ['Age of the oldest transaction under way in our database.'],
        postgres_database_bytes: ['Size of our database.'],
      },
      read: () => this.postgres(),
    });
    this.metrics.add({
      name: 'redis',
      isShared: true,
      gauges: {
        redis_used_bytes: ['Memory that Redis uses.'],
        redis_memory_limit_bytes: ['Memory that Redis may use; 0 where it has no limit.'],
        redis_clients: ['Connections to Redis.'],
        redis_evicted_keys: [
          'Keys that Redis threw away for want of memory since it started; a queue cannot bear any.',
        ],
      },
      read: async () => {
        const info = await this.redis.info();
        const told = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
        return [
          { gauge: 'redis_used_bytes', value: told('used_memory') },
          { gauge: 'redis_memory_limit_bytes', value: told('maxmemory') },
          { gauge: 'redis_clients', value: told('connected_clients') },
          { gauge: 'redis_evicted_keys', value: told('evicted_keys') },
        ];
      },
    });
  }

  private async postgres() {
    const em = this.em.fork();
    const states = await em.execute<{ state: string; count: number }[]>(
      `select coalesce(state, 'other') as state, count(*)::int as count from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' group by 1`,
    );
    const [whole] = await em.execute<[{ allowed: number; longest: number; bytes: number }]>(
      `select current_setting('max_connections')::int as allowed,
              coalesce((select extract(epoch from now() - min(xact_start)) from pg_stat_activity
                         where datname = current_database() and backend_type = 'client backend'
                           and pid <> pg_backend_pid()), 0)::float8 as longest,
              pg_database_size(current_database())::float8 as bytes`,
    );
    return [
      ...states.map(({ state, count }) => ({
        gauge: 'postgres_connections',
        labels: { state },
        value: count,
      })),
      { gauge: 'postgres_connections_allowed', value: whole.allowed },
      { gauge: 'postgres_longest_transaction_seconds', value: Math.max(0, whole.longest) },
      { gauge: 'postgres_database_bytes', value: whole.bytes },
    ];
  }
}
