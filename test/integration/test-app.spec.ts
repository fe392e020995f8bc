import { Module, type OnModuleInit } from '@nestjs/common';
import { startServer } from '../../src/server.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { openFrontDoor } from '../../src/shared/http/front-door.js';
import { createTestDatabase } from '../support/database.js';
import { createTestRedis } from '../support/redis.js';
import { startTestApp } from '../support/app.js';

it('starts the real server on services of its own and stops it', async () => {
  const app = await startTestApp();
  const ready = await fetch(`${app.url}/api/health/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ok' });
  await app.close();
  await expect(fetch(`${app.url}/api/health/live`)).rejects.toThrow();
});

describe('a start that fails', () => {
  class NeverMade {
    constructor() {
      throw new Error('not today');
    }
  }
  class NeverBegun implements OnModuleInit {
    onModuleInit() {
      throw new Error('not today');
    }
  }

  it.each([['is made', NeverMade] as const, ['begins', NeverBegun] as const])(
    'when a module %s leaves the door closed',
    async (_, Failing) => {
      Module({})(Failing);
      const database = await createTestDatabase();
      const config = loadConfig({
        NODE_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'silent',
        ROLE: 'web',
        JWT_SECRET: 'x'.repeat(32),
        DATABASE_URL: database.url,
        REDIS_URL: await createTestRedis(),
      });
      const door = await openFrontDoor(config);
      await expect(startServer(config, { modules: [Failing], sampleLinks: [] }, door)).rejects.toThrow(
        'not today',
      );
      expect(door.server.listening).toBe(false);
      await door.close(0);
      await database.drop();
    },
  );
});
