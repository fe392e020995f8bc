import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BucketConfig } from '../../src/shared/config/image-store.js';

/** A request may be this old, as at AWS. */
const SKEW_MS = 15 * 60_000;

/**
 * What is wrong with a request's AWS Signature Version 4, worked out anew from what arrived.
 * @returns S3's code of the error, or undefined when all is right
 */
export function signatureFault(
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: BucketConfig,
): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day, scope, signed, signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (!key || !day || !scope || !signed || !signature) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (scope !== region) return 'AuthorizationHeaderMalformed';
  const at = String(headers['x-amz-date']);
  if (!at.startsWith(day) || Math.abs(timeOf(at) - Date.now()) > SKEW_MS) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const content = String(headers['x-amz-content-sha256']);
  if (content !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const [path, query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    content,
  ].join('\n');
  const where = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, where, hex(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const right = createHmac('sha256', signingKey).update(text).digest('hex');
  return right === signature ? undefined : 'SignatureDoesNotMatch';
}

/** Of `20260131T123456Z`. */
const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));

const hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
