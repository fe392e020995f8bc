import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keyedDigest } from '../shared/keyed-digest.js';

/**
 * A new opaque secret of 256 random bits (base64url) and the hash to store in its place.
 * @param secret JWT_SECRET
 */
export function newSecretToken(secret: string): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(secret, token) };
}

/** Keyed (hex), so that another JWT_SECRET ends every session and link. */
export function hashToken(secret: string, token: string): string {
  return keyedDigest(secret, 'tokens', token);
}

/** SHA-256 (hex). Without a key: a device had its free reports whatever the secret is now, and its id is random. */
export function hashDevice(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('hex');
}

/**
 * Stands in for the device id of a client that sends none, so that leaving it out gains nothing. Keyed, because the
 * few existing addresses could be tried against a plain hash.
 */
export function clientFingerprint(secret: string, network: string, userAgent = ''): string {
  return createHmac('sha256', secret).update(`device ${network} ${userAgent}`).digest('hex');
}
