import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentOf, hostingOf } from './environment.js';
import { loadConfig } from './shared/config/config.js';

const config = loadConfig({
  DATABASE_URL: 'postgresql://vera:hemlig%40t@db.example:6432/visnings%20klar?sslmode=require',
  REDIS_URL: 'redis://redis.example',
  JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  PUBLIC_URL: 'https://www.visningsklar.example',
  ROLE: 'web',
});

describe('where it runs', () => {
  it.each([
    ['localhost', 'local'],
    ['127.0.0.1', 'local'],
    ['[::1]', 'local'],
    ['192.168.1.20', 'local'],
    ['verkstad', 'local'],
    ['mac.local', 'local'],
    ['test.visningsklar.example', 'test'],
    ['visningsklar-staging.example', 'test'],
    ['dev2.visningsklar.example', 'test'],
    ['www.visningsklar.example', 'production'],
    ['testamente.example', 'production'],
    ['8.8.8.8', 'production'],
  ])('%s is %s', (hostname, expected) => expect(hostingOf(hostname)).toBe(expected));

  it('tells the database without who signs in', () => {
    const environment = environmentOf(config);
    expect(environment).toMatchObject({
      database: { name: 'visnings klar', host: 'db.example:6432' },
      hosting: 'production',
      hostname: 'www.visningsklar.example',
      mode: 'development',
      role: 'web',
      isEmbedded: false,
    });
    expect(JSON.stringify(environment)).not.toMatch(/vera|hemlig/);
  });
});

describe('what was built', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'build-'))));
  afterEach(() => rmSync(root, { recursive: true }));
  const look = () => {
    const { version, build } = environmentOf(config, pathToFileURL(`${root}/src/`));
    return { version, build };
  };

  it('is nothing where the sources run as they stand', () => {
    writeFileSync(join(root, 'package.json'), '{"version":"3.2.1"}');
    expect(look()).toEqual({ version: '3.2.1', build: null });
  });

  it('is what the build wrote beside the code', () => {
    const build = { id: '0123456789ab', builtAt: '2026-11-22T10:00:00.000Z' };
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src', 'build.json'), JSON.stringify({ version: '3.2.2', ...build }));
    expect(look()).toEqual({ version: '3.2.2', build });
  });
});
