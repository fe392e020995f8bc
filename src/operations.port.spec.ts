import { request } from 'node:http';
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

/** The address of this machine's that it listens at; 0.0.0.0 stands for all of them. */
async function listensAt(env: Record<string, string>): Promise<string | undefined> {
  const port = new OperationsPort(loadConfig(env), {} as MetricsService, {} as Readiness);
  await port.onApplicationBootstrap();
  try {
    return port.address?.address;
  } finally {
    port.onApplicationShutdown();
  }
}

it('is reached beyond this machine in production alone, and only where metrics have a token', async () => {
  const withToken = { ...production, METRICS_TOKEN: token };
  expect(await listensAt(production)).toBe('127.0.0.1');
  expect(await listensAt(withToken)).toBe('0.0.0.0');
  expect(await listensAt({ ...withToken, NODE_ENV: 'development' })).toBe('127.0.0.1');
});

it('gives metrics without a token to nobody by a name that is not this machine’s', async () => {
  const metrics = { text: () => Promise.resolve('figures'), contentType: 'text/plain' };
  const port = new OperationsPort(
    loadConfig(production),
    metrics as unknown as MetricsService,
    {} as Readiness,
  );
  await port.onApplicationBootstrap();
  const ask = (host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port: port.address!.port, path: '/metrics', headers: { host } };
      request(to, (answer) => resolve(answer.resume().statusCode!))
        .on('error', reject)
        .end();
    });
  try {
    expect([await ask('localhost:9464'), await ask('127.0.0.1:9464')]).toEqual([200, 200]);
    expect(await ask('ond.example:9464')).toBe(404);
  } finally {
    port.onApplicationShutdown();
  }
});
