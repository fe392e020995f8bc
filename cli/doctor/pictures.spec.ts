import { loadConfig } from '../../src/shared/config/config.js';
import { startS3Server, type S3Fault, type S3Server } from '../../test/support/s3-server.js';
import { picturesProbe } from './pictures.js';

let server: S3Server;
beforeEach(async () => (server = await startS3Server()));
afterEach(() => server.close());

const look = async (env: Record<string, string> = {}) => {
  const config = loadConfig({ ...server.env, ...env }, { services: false });
  const signal = AbortSignal.timeout(10_000);
  const [finding] = await picturesProbe.look({ config, env, signal, limitMs: 10_000 });
  return finding!;
};

it('tells that a bucket answers, and writes nothing to it', async () => {
  const { state, found } = await look();
  expect(state).toBe('ok');
  expect(found).toMatch(/^bucket bilder at 127\.0\.0\.1:\d+, answers in \d+ ms$/);
  expect(server.requests).toEqual(['GET']);
});

it.each([
  [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch', 'set S3_ACCESS_KEY_ID and'],
  [{ S3_ACCESS_KEY_ID: 'wrong' }, 'InvalidAccessKeyId', 'set S3_ACCESS_KEY_ID and'],
  [{ S3_REGION: 'us-west-2' }, 'AuthorizationHeaderMalformed', 'set S3_REGION'],
])('says what of %j is wrong', async (env, found, remedy) => {
  expect(await look(env)).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining(found) as string,
    remedy: expect.stringContaining(remedy) as string,
  });
});

it('says so when there is no such bucket', async () => {
  expect(await look({ IMAGE_STORE: server.env['IMAGE_STORE']!.replace('bilder', 'annan') })).toMatchObject({
    state: 'wrong',
    remedy: expect.stringContaining('make the bucket') as string,
  });
});

it.each<[string, S3Fault]>([
  ['fails', { status: 500, code: 'InternalError' }],
  ['asks to slow down', { status: 503, code: 'SlowDown' }],
])('cannot tell while the service %s', async (_, fault) => {
  server.onRequest = () => fault;
  expect(await look()).toMatchObject({ state: 'unknown' });
});
