import { spokenToWithoutTls, warningOfTls } from './without-tls.js';

const bucketAt = (endpoint: string) => ({
  endpoint,
  name: 'bilder',
  region: 'eu-north-1',
  accessKeyId: 'a',
  secretAccessKey: 'hemligt',
});
const ours = {
  databaseUrl: 'postgresql://app:hemligt@127.0.0.1/app',
  redisUrl: 'redis://redis:6379',
  smtpUrl: 'smtp://10.0.0.7',
  imageBucket: bucketAt('http://minio:9000'),
};
const variablesOf = (changes: Partial<typeof ours>) =>
  spokenToWithoutTls({ ...ours, ...changes }).map(({ variable }) => variable);

describe('services that are spoken to without TLS', () => {
  it.each([
    ['postgresql://app@db.visningsklar.example/app', ['DATABASE_URL']],
    ['postgresql://app@DB.Visningsklar.Example/app', ['DATABASE_URL']],
    ['postgresql://app@89.160.20.112/app?sslmode=disable', ['DATABASE_URL']],
    ['postgresql://app@[2a00:1450:400f::1]/app?sslmode=prefer', ['DATABASE_URL']],
    // Encrypted to whoever answers.
    ['postgresql://app@db.visningsklar.example/app?sslmode=no-verify', ['DATABASE_URL']],
    ['postgresql://app@db.visningsklar.example/app?sslmode=verify-full', []],
    ['postgresql://app@db.visningsklar.example/app?sslmode=require', []],
    ['postgresql://app@postgres/app', []],
    ['postgresql://app@db.internal/app', []],
    ['postgresql://app@[fd00::7]/app', []],
    ['postgresql://app@192.168.1.20/app', []],
  ])('%s is told of as %j', (databaseUrl, told) => expect(variablesOf({ databaseUrl })).toEqual(told));

  it.each([
    ['redis://cache.visningsklar.example', ['REDIS_URL']],
    ['rediss://cache.visningsklar.example', []],
    ['redis://localhost', []],
  ])('%s is told of as %j', (redisUrl, told) => expect(variablesOf({ redisUrl })).toEqual(told));

  it.each([
    ['smtp://u:p@smtp.visningsklar.example:587', ['SMTP_URL']],
    ['smtp://u:p@smtp.visningsklar.example:587?requireTLS=true', []],
    ['smtps://u:p@smtp.visningsklar.example', []],
    ['smtp://mail', []],
  ])('%s is told of as %j', (smtpUrl, told) => expect(variablesOf({ smtpUrl })).toEqual(told));

  it.each([
    ['http://s3.visningsklar.example', ['IMAGE_STORE']],
    ['http://89.160.20.112:9000', ['IMAGE_STORE']],
    ['https://s3.visningsklar.example', []],
  ])('a bucket at %s is told of as %j', (endpoint, told) =>
    expect(variablesOf({ imageBucket: bucketAt(endpoint) })).toEqual(told),
  );

  it('are warned of in production, on one line without a password', () => {
    const open = {
      databaseUrl: 'postgresql://app:hemligt@db.visningsklar.example/app',
      redisUrl: 'redis://:hemligt@cache.visningsklar.example',
      smtpUrl: undefined,
      imageBucket: undefined,
    };
    expect(warningOfTls({ ...open, nodeEnv: 'production' })).toBe(
      'Passwords and data travel in clear over a public network to PostgreSQL (DATABASE_URL: add sslmode=verify-full), Redis (REDIS_URL: use rediss://)',
    );
    expect(warningOfTls({ ...open, nodeEnv: 'development' })).toBeUndefined();
    expect(warningOfTls({ ...ours, nodeEnv: 'production' })).toBeUndefined();
  });
});
