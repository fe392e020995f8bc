import type { BucketConfig } from '../../src/shared/config/image-store.js';
import { reasonOf } from '../reason.js';
import { ok, since, unknown, wrong, type Finding, type Probe } from './finding.js';
import { folderOf } from './folders.js';

const name = 'pictures';

export const picturesProbe: Probe = {
  name,
  reads: [
    'IMAGE_STORE',
    'DATA_DIR',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_REGION',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_REGION',
  ],
  look: async ({ config: { imageBucket, imageDir }, signal }) => [
    imageBucket ? await bucketOf(imageBucket, signal) : await folderOf(name, imageDir, 'IMAGE_STORE'),
  ],
};

/** Asks for one name in it: that it may be written to as well shows only by writing. */
async function bucketOf(bucket: BucketConfig, signal: AbortSignal): Promise<Finding> {
  const { BucketStorage } = await import('../../src/image-tracking/bucket-storage.js');
  const storage = new BucketStorage(bucket);
  const place = `bucket ${bucket.name} at ${new URL(bucket.endpoint).host}`;
  const start = performance.now();
  try {
    await storage.probe(signal);
    return ok(name, `${place}, answers in ${since(start)}`);
  } catch (error) {
    if (signal.aborted) throw error;
    const found = `${place}: ${(error as Error).name}: ${reasonOf(error)}`;
    const remedy = remedies[(error as Error).name];
    return remedy
      ? wrong(name, found, remedy)
      : unknown(name, found, 'see that the endpoint in IMAGE_STORE is right and its service is up');
  } finally {
    await storage.close();
  }
}

const rightKeys = 'set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY right';
const remedies: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: rightKeys,
  SignatureDoesNotMatch: rightKeys,
  AccessDenied: 'let the key list, read, write and delete objects in this bucket',
  NoSuchBucket: 'make the bucket, or name another one in IMAGE_STORE',
  PermanentRedirect: 'set S3_REGION to the region of the bucket, and its endpoint in IMAGE_STORE',
  AuthorizationHeaderMalformed: 'set S3_REGION to the region of the bucket',
  RequestTimeTooSkewed: "set this machine's clock right",
};
