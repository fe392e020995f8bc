import { OperationsPort } from './operations.port.js';
import { loadConfig } from './shared/config/config.js';
import type { Readiness } from './shared/life/readiness.service.js';
import type { MetricsService } from './shared/metrics/metrics.service.js';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://visningsklar.example',
  DATABASE_URL: 'postgresql://127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hej@visningsklar.example',
  JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  STRIPE_SECRET_KEY: 'sk_live_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  OPERATIONS_PORT: '0',
};
const token = 'a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** Where it answers, of two addresses: who listens on 127.0.0.1 alone is not found at 127.0.0.2. */
async function reachedAt(env: Record<string, string>): Promise<string[]> {
  // Liveness asks neither of them.
  const port = new OperationsPort(loadConfig(env), {} as MetricsService, {} as Readiness);
  await port.onApplicationBootstrap();
  try {
    const reached: string[] = [];
    for (const address of ['127.0.0.1', '127.0.0.2']) {
      const answer = await fetch(`http://${address}:${port.port}/health/live`).catch(() => undefined);
      if (answer?.status === 200) reached.push(address);
    }
    return reached;
  } finally {
    port.onApplicationShutdown();
  }
}

it('is reached beyond this machine in production alone, and only where metrics have a token', async () => {
  expect(await reachedAt(production)).toEqual(['127.0.0.1']);
  expect(await reachedAt({ ...production, METRICS_TOKEN: token })).toEqual(['127.0.0.1', '127.0.0.2']);
  expect(await reachedAt({ ...production, NODE_ENV: 'development', METRICS_TOKEN: token })).toEqual([
    '127.0.0.1',
  ]);
});
