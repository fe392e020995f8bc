import { argon2id, hash, verify } from 'argon2';
import { availableParallelism } from 'node:os';
import { Turns } from '../shared/turns.js';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Worked on at once, people in turns: the main thread has a core of its own, and files and names a thread of libuv's four. */
const working = new Turns(Math.min(3, Math.max(1, availableParallelism() - 1)));

/** The same å can be typed as one code point or as two; both are the same password. */
const normal = (password: string) => password.normalize('NFC');

/** Argon2id in PHC form, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return working.run(() => hash(normal(password), cost));
}

let nobodys: Promise<string> | undefined;

/** The hash of a password that nobody knows, the same for the life of the process. */
export function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(crypto.randomUUID());
  return nobodys;
}

/**
 * Whether the password belongs to the hash. Without a hash (no such user) the same work is done and the answer is no,
 * so that the time taken does not tell which addresses have accounts.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const stored = passwordHash ?? (await nobodysHash());
  const matches = await working.run(() => verify(stored, normal(password)));
  return matches && passwordHash !== undefined;
}
