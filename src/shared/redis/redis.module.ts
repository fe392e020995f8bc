import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { openRedis } from './open-redis.js';
import { CONFIG, type Config } from '../config/config.js';

/** Injection token of the connected client for commands; subscribers duplicate it. */
export const REDIS = Symbol('redis');
export type Redis = ReturnType<typeof open>;

function open(config: Config) {
  // While Redis is away a command fails at once instead of keeping a person waiting.
  return openRedis({ url: config.redisUrl, disableOfflineQueue: true });
}

@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [CONFIG],
      useFactory: async (config: Config): Promise<Redis> => {
        const logger = new Logger('Redis');
        const client = open(config);
        // Without a listener a lost connection would end the process; the client reconnects by itself.
        client.on('error', (error: Error) => logger.warn(error.message));
        await client.connect();
        return client;
      },
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Last of all: jobs that are let finish still announce what they do. */
  onApplicationShutdown(): void {
    if (this.redis.isOpen) this.redis.destroy();
  }
}
