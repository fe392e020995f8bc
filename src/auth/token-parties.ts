import { createSecretKey } from 'node:crypto';
import { z } from 'zod';

/** Who writes and who reads our access tokens. */
export const tokenParties = { issuer: 'visningsklar', audience: 'visningsklar-api' } as const;
/** A token for pictures is none for the API. */
export const pictureParties = { issuer: 'visningsklar', audience: 'visningsklar-pictures' } as const;

export const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), rid: z.uuid().optional() });

/**
 * The secret as passport takes it, for verifying. A string would be tried as a public key for each token first, and the
 * error of that takes ten times as long as the token.
 */
export const verifyingKey = (secret: string) => createSecretKey(secret, 'utf8') as unknown as Buffer;
