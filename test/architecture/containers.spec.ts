import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadConfig } from '../../src/shared/config/config.js';

interface Service {
  image?: string;
  build?: string;
  command?: string;
  ports?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  stop_grace_period?: string;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** As Compose fills in `${NAME:-default}`, `${NAME:?message}` and `${NAME}`. */
function fillIn(value: string, env: Record<string, string>): string {
  return value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?([^}]*))?\}/g,
    (_, name: string, fallback = '', needed?: string) => {
      if (!env[name] && needed) throw new Error(needed);
      return env[name] ?? fallback;
    },
  );
}

function environmentOf(service: string, env: Record<string, string>): Record<string, string> {
  const entries = Object.entries(compose.services[service]!.environment!);
  return Object.fromEntries(entries.map(([name, value]) => [name, fillIn(String(value), env)]));
}

it('gives the app a configuration that production accepts', () => {
  const secrets = {
    JWT_SECRET: 's'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const config = loadConfig({ ...environmentOf('app', secrets), DATA_DIR: '/data' });
  expect(config).toMatchObject({
    nodeEnv: 'production',
    databaseUrl: 'postgresql://visningsklar:visningsklar@postgres:5432/visningsklar',
    redisUrl: 'redis://redis:6379',
    port: 3000,
    analyst: 'rules',
    imageDir: '/data/images',
  });
});

it('does not start with a secret that everyone knows', () => {
  expect(() => environmentOf('app', {})).toThrow('JWT_SECRET');
});

it('waits for services that exist and say when they are ready', () => {
  const waitsFor = Object.entries(compose.services['app']!.depends_on!);
  expect(waitsFor.map(([name]) => name)).toEqual(['postgres', 'redis']);
  for (const [name, { condition }] of waitsFor) {
    expect(condition).toBe('service_healthy');
    expect(compose.services[name]).toHaveProperty('healthcheck');
  }
});

it('shows its mails to nobody on another machine, and publishes nothing but them and the app', () => {
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, fillIn(port, {})]),
  );
  expect(published).toEqual([
    ['app', '3000:3000'],
    ['mail', '127.0.0.1:8025:8025'],
  ]);
});

it('gives the app more time to stop than its drain of 20 seconds takes', () => {
  expect(compose.services['app']!.stop_grace_period).toMatch(/^(3[0-9]|[4-9][0-9])s$/);
});

it('builds an image that runs as a plain user on the Node of the project', () => {
  const nodes = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
  expect(nodes).toEqual(['node:24-slim', 'node:24-slim']);
  const users = [...dockerfile.matchAll(/^USER (\S+)/gm)].map((match) => match[1]);
  expect(users).toEqual(['node']);
  // After USER nothing is installed any more.
  expect(dockerfile.slice(dockerfile.indexOf('\nUSER '))).not.toMatch(/^RUN /m);
});

it('runs the app with few arenas of memory, as `npm start` does', () => {
  expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2$/m);
});
