import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new opaque secret of 256 random bits (base64url) and the hash to store in its place. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 (hex). Enough for random secrets, which cannot be guessed as passwords can. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Stands in for the device id of a client that sends none, so that leaving it out gains nothing. Keyed, because the
 * few existing addresses could be tried against a plain hash.
 */
export function clientFingerprint(secret: string, ip: string, userAgent = ''): string {
  return createHmac('sha256', secret).update(`device ${ip} ${userAgent}`).digest('hex');
}
