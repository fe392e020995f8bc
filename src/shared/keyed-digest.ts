import { createHmac, hkdfSync } from 'node:crypto';

/** Derived once: deriving takes longer than the digest, and every limit that is asked takes one. */
const keys = new Map<string, Buffer>();

/**
 * HMAC-SHA-256 (hex) by a key that is derived from the deployment's secret for one purpose alone (HKDF). Tells nothing
 * to who has not the secret, also of what could be guessed, and is worth nothing under another secret.
 */
export function keyedDigest(secret: string, purpose: string, value: string): string {
  const name = `${purpose} ${secret}`;
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  keys.set(name, key);
  return createHmac('sha256', key).update(value).digest('hex');
}
