import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '../../src/shared/config/image-store.js';
import { signatureFault } from './s3-signature.js';

/** What goes wrong with a request: an answer of S3's, one that breaks off half-way, or none at all. */
export type S3Fault = { readonly status: number; readonly code: string } | 'cut' | 'silent';

/** A bucket on loopback that speaks S3's REST and takes only what is rightly signed. */
export interface S3Server {
  readonly bucket: BucketConfig;
  /** What a process needs to use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, { readonly bytes: Buffer; storedAt: Date }>;
  /** Every request so far as `PUT originals/…`, answered well or not. */
  readonly requests: string[];
  /** Asked before each request is worked on. */
  onRequest: (method: string, key: string) => S3Fault | undefined;
  close(): Promise<void>;
}

const keys = { accessKeyId: 'AKIATESTONLY', secretAccessKey: 'only-for-tests/+=only-for-tests' };

/** @param pageSize names that a list tells in one answer */
export async function startS3Server({ name = 'bilder', pageSize = 1000 } = {}): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://bucket.invalid');
    const [, bucketName, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const method = request.method ?? '';
    requests.push(`${method} ${key}`.trim());
    const refuse = (status: number, code: string) => {
      const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(method === 'HEAD' ? '' : xml);
    };
    const fault = server.onRequest(method, key);
    if (fault === 'silent') return;
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': 1_000_000 }).write('half');
      setTimeout(() => response.destroy(), 5);
      return;
    }
    if (fault) return refuse(fault.status, fault.code);
    const wrong = signatureFault(request, body, server.bucket);
    if (wrong) return refuse(403, wrong);
    if (bucketName !== name) return refuse(404, 'NoSuchBucket');
    if (key === '' && method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(objects, url, pageSize));
      return;
    }
    if (method === 'PUT') {
      objects.set(key, { bytes: body, storedAt: new Date() });
      response.writeHead(200, { etag: `"${md5(body)}"` }).end();
      return;
    }
    if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    response.writeHead(200, {
      'content-length': found.bytes.length,
      'content-type': 'application/octet-stream',
      'last-modified': found.storedAt.toUTCString(),
      etag: `"${md5(found.bytes)}"`,
    });
    response.end(method === 'HEAD' ? undefined : found.bytes);
  };
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: S3Server = {
    bucket: { endpoint, name, region: 'eu-north-1', ...keys },
    env: {
      IMAGE_STORE: `s3:${endpoint}/${name}`,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_REGION: 'eu-north-1',
    },
    objects,
    requests,
    onRequest: () => undefined,
    close: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
  return server;
}

/** A page of ListObjectsV2; its token is the last key that was told. Times are whole seconds, as S3's are. */
function listOf(objects: S3Server['objects'], { searchParams }: URL, pageSize: number): string {
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const told = all.slice(0, Math.min(pageSize, Number(searchParams.get('max-keys') ?? 1000)));
  const contents = told.map((key) => {
    const { bytes, storedAt } = objects.get(key)!;
    const at = new Date(Math.floor(storedAt.getTime() / 1000) * 1000).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const more = told.length < all.length;
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
    <Prefix>${prefix}</Prefix><KeyCount>${told.length}</KeyCount><IsTruncated>${more}</IsTruncated>
    ${more ? `<NextContinuationToken>${told.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`;
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
