import { z } from 'zod';

/** Who writes and who reads our access tokens. */
export const tokenParties = { issuer: 'visningsklar', audience: 'visningsklar-api' } as const;
/** A token for pictures is none for the API. */
export const pictureParties = { issuer: 'visningsklar', audience: 'visningsklar-pictures' } as const;

export const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), rid: z.uuid().optional() });
