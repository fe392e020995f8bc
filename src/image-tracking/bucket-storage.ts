import type { S3Client } from '@aws-sdk/client-s3';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '../shared/config/image-store.js';
import type { PictureStorage, StoredObject } from './picture-storage.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** How long one try of a call may take, and all its tries together, milliseconds. */
const times = { connectMs: 3_000, answerMs: 10_000, wholeMs: 30_000 };
type Patience = typeof times;
const TRIES = 3;
/** Connections of one process to the bucket. */
const CONNECTIONS = 32;
/** S3 tells whole seconds, rounded down. */
const ROUNDED_MS = 999;

/** Pictures as objects of an S3-compatible bucket, which processes on any number of machines share. */
export class BucketStorage implements PictureStorage {
  private opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(
    private readonly bucket: BucketConfig,
    private readonly patience = times,
  ) {}

  async read(key: string): Promise<Buffer | undefined> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.readOnce(key);
      } catch (error) {
        if (isMissing(error)) return undefined;
        // The SDK tries again what is refused or not answered, but not an answer that breaks off.
        if (tried === TRIES || !isCut(error)) throw error;
      }
    }
  }

  /** An object is there whole or not at all; written again, it is new. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const { sdk, client, where, options } = await this.call();
    await client.send(
      new sdk.PutObjectCommand({ ...where, Key: key, Body: bytes, ContentLength: bytes.length }),
      options,
    );
  }

  async storedAt(key: string): Promise<Date | null> {
    const { sdk, client, where, options } = await this.call();
    try {
      const { LastModified } = await client.send(new sdk.HeadObjectCommand({ ...where, Key: key }), options);
      return latestOf(LastModified);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const { sdk, client, where, options } = await this.call();
    await client.send(new sdk.DeleteObjectCommand({ ...where, Key: key }), options);
  }

  async *list(folder: string): AsyncGenerator<StoredObject> {
    let token: string | undefined;
    do {
      const { sdk, client, where, options } = await this.call();
      const page = await client.send(
        new sdk.ListObjectsV2Command({ ...where, Prefix: folder, ContinuationToken: token }),
        options,
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        yield { key: Key!, storedAt: latestOf(LastModified), remove: () => this.remove(Key!) };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  /** Asks for one object's name: shows that bucket, key and rights are right. @throws what is wrong */
  async probe(signal: AbortSignal): Promise<void> {
    const { sdk, client, where } = await this.call();
    await client.send(new sdk.ListObjectsV2Command({ ...where, MaxKeys: 1 }), { abortSignal: signal });
  }

  /** Lets its connections go. */
  async close(): Promise<void> {
    if (this.opened) (await this.opened).client.destroy();
  }

  private async readOnce(key: string): Promise<Buffer> {
    const { sdk, client, where, options } = await this.call();
    const { Body } = await client.send(new sdk.GetObjectCommand({ ...where, Key: key }), options);
    // The SDK's own limits end with the head of the answer.
    return buffer(addAbortSignal(options.abortSignal, Body as Readable));
  }

  private async call() {
    // Not loaded where pictures are files.
    this.opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: clientOf(sdk, this.bucket, this.patience),
    }));
    const options = { abortSignal: AbortSignal.timeout(this.patience.wholeMs) };
    return { ...(await this.opened), where: { Bucket: this.bucket.name }, options };
  }
}

function clientOf(
  sdk: Sdk,
  { endpoint, region, accessKeyId, secretAccessKey }: BucketConfig,
  { connectMs, answerMs }: Patience,
): S3Client {
  return new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The name of a bucket as a host would need DNS and a certificate of every compatible service.
    forcePathStyle: true,
    maxAttempts: TRIES,
    // Not every compatible service knows the newer checksums; the signature covers the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });
}

/** A bucket that is not there is a fault; HEAD has no body to tell the two apart. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function isCut(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Never earlier than it was: what counts as old is removed. */
function latestOf(told: Date | undefined): Date {
  return told ? new Date(told.getTime() + ROUNDED_MS) : new Date();
}
