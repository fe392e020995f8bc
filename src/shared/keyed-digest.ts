import { createHmac, hkdfSync } from 'node:crypto';

/**
 * HMAC-SHA-256 (hex) by a key that is derived from the deployment's secret for one purpose alone (HKDF). Tells nothing
 * to who has not the secret, also of what could be guessed, and is worth nothing under another secret.
 */
export function keyedDigest(secret: string, purpose: string, value: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(value).digest('hex');
}
