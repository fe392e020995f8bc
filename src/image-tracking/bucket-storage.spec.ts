import { startS3Server, type S3Fault, type S3Server } from '../../test/support/s3-server.js';
import { BucketStorage } from './bucket-storage.js';

const patience = { connectMs: 500, answerMs: 300, wholeMs: 5_000 };
const bytes = Buffer.from('en bild');
let server: S3Server;
let storage: BucketStorage;

beforeEach(async () => {
  server = await startS3Server({ pageSize: 2 });
  storage = new BucketStorage(server.bucket, patience);
});
afterEach(async () => {
  await storage.close();
  await server.close();
});

/** The next requests of a kind meet these faults, and those after them none. */
const faults = (method: string, ...told: S3Fault[]) => {
  server.onRequest = (asked) => (asked === method ? told.shift() : undefined);
};

it('keeps bytes as they are, under keys as they are', async () => {
  await storage.write('originals/ab/cd/x', bytes);
  expect(server.objects.get('originals/ab/cd/x')?.bytes).toEqual(bytes);
  expect(await storage.read('originals/ab/cd/x')).toEqual(bytes);
  await storage.remove('originals/ab/cd/x');
  expect(await storage.read('originals/ab/cd/x')).toBeUndefined();
  expect(await storage.storedAt('originals/ab/cd/x')).toBeNull();
  await storage.remove('originals/ab/cd/x');
});

it('tells a time that is never before the writing, though S3 tells whole seconds', async () => {
  const before = Date.now();
  await storage.write('a', bytes);
  expect((await storage.storedAt('a'))!.getTime()).toBeGreaterThanOrEqual(before);
  for await (const { storedAt } of storage.list('a'))
    expect(storedAt.getTime()).toBeGreaterThanOrEqual(before);
});

it('lists page by page what lies in a folder, and nothing beside it', async () => {
  const inside = ['o/1', 'o/2', 'o/3', 'o/4', 'o/5'];
  for (const key of [...inside, 'p/1']) await storage.write(key, bytes);
  const listed: (string | undefined)[] = [];
  for await (const { key } of storage.list('o/')) listed.push(key);
  expect(listed).toEqual(inside);
  // Pages of two: 2 + 2 + 1.
  expect(server.requests.filter((request) => request === 'GET')).toHaveLength(3);
});

it.each<[string, S3Fault]>([
  ['an internal error', { status: 500, code: 'InternalError' }],
  ['a call to slow down', { status: 503, code: 'SlowDown' }],
  ['silence', 'silent'],
])('writes and reads all the same after %s', async (_, fault) => {
  faults('PUT', fault);
  await storage.write('a', bytes);
  faults('GET', fault);
  expect(await storage.read('a')).toEqual(bytes);
  expect(server.requests).toEqual(['PUT a', 'PUT a', 'GET a', 'GET a']);
});

it('reads anew what was cut off half-way', async () => {
  await storage.write('a', bytes);
  faults('GET', 'cut');
  expect(await storage.read('a')).toEqual(bytes);
});

it.each<[string, S3Fault[]]>([
  ['that stays broken', Array<S3Fault>(3).fill({ status: 500, code: 'InternalError' })],
  ['whose disk is full', [{ status: 507, code: 'XMinioStorageFull' }]],
])('throws when it cannot write to one %s', async (_, told) => {
  server.onRequest = () => told[0];
  await expect(storage.write('a', bytes)).rejects.toThrow();
  expect(server.objects.size).toBe(0);
});

it.each([
  ['another secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'AKIAWRONG' }, 'InvalidAccessKeyId'],
  ['a bucket that is not there', { name: 'annan' }, 'NoSuchBucket'],
])('takes %s for a fault and not for a missing picture', async (_, wrong, code) => {
  const other = new BucketStorage({ ...server.bucket, ...wrong }, patience);
  await expect(other.read('a')).rejects.toMatchObject({ name: code });
  await expect(other.probe(AbortSignal.timeout(5_000))).rejects.toMatchObject({ name: code });
  await other.close();
});

it('throws when nobody listens', async () => {
  await server.close();
  await expect(storage.read('a')).rejects.toThrow('ECONNREFUSED');
});
