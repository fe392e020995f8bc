import { isAbsolute, resolve } from 'node:path';

/** An S3-compatible bucket and who may use it. */
export interface BucketConfig {
  /** Without the bucket and a trailing slash: `https://s3.eu-north-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How `IMAGE_STORE` is written. */
export const imageStoreForm = 'file:<folder> or s3:<http(s)://endpoint>/<bucket> is needed';

/** What services take that do not care; AWS itself wants the bucket's own. */
const anyRegion = 'us-east-1';

/** Variables with the keys of a bucket, by our names and by those of AWS. */
export const bucketKeyNames = ['S3', 'AWS'].flatMap((owner) =>
  ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'REGION'].map((what) => `${owner}_${what}`),
);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where pictures lie.
 * @param text of `IMAGE_STORE`
 * @param env holds the bucket's keys, by our names or those of AWS
 * @returns folder or bucket, or the faults as `NAME: what is wrong with it`
 */
export function readImageStore(
  text: string,
  env: Environment,
): { readonly folder?: string; readonly bucket?: BucketConfig; readonly faults: readonly string[] } {
  const malformed = { faults: [`IMAGE_STORE: ${imageStoreForm}`] };
  if (text.startsWith('file:')) {
    const folder = text.slice('file:'.length);
    return folder === '' ? malformed : { folder: isAbsolute(folder) ? folder : resolve(folder), faults: [] };
  }
  const [, endpoint, name] =
    /^s3:(https?:\/\/[^?#]+)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(text) ?? [];
  if (!endpoint || !name || !URL.canParse(endpoint) || new URL(endpoint).username !== '') return malformed;
  const accessKeyId = env['S3_ACCESS_KEY_ID'] ?? env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'] ?? env['AWS_SECRET_ACCESS_KEY'];
  const region = env['S3_REGION'] ?? env['AWS_REGION'] ?? anyRegion;
  if (accessKeyId && secretAccessKey)
    return { bucket: { endpoint, name, region, accessKeyId, secretAccessKey }, faults: [] };
  const missing = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return {
    faults: Object.entries(missing).flatMap(([variable, value]) =>
      value ? [] : [`${variable}: is needed for the bucket that IMAGE_STORE names`],
    ),
  };
}
