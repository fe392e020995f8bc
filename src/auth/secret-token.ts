import { createHash, randomBytes } from 'node:crypto';

/** A new opaque secret of 256 random bits (base64url) and the hash to store in its place. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 (hex). Enough for random secrets, which cannot be guessed as passwords can. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
