import { z } from 'zod';

const wrongEmail = 'Ogiltig e-postadress';
const shortPassword = 'Lösenordet måste vara minst 6 tecken';

/** Trimmed and lower-cased; 254 characters is the longest address that can be mailed (RFC 5321). */
export const emailSchema = z
  .string(wrongEmail)
  .trim()
  .toLowerCase()
  .pipe(z.email(wrongEmail).max(254, wrongEmail));

/** The cap keeps a stranger from buying our processor time with megabytes to hash. */
export const passwordSchema = z
  .string(shortPassword)
  .min(6, shortPassword)
  .max(256, 'Lösenordet får vara högst 256 tecken');

const tokenSchema = z.string('Länken är ofullständig').min(1, 'Länken är ofullständig').max(200);

/** A random id that the browser keeps. */
const deviceSchema = z.string('Ogiltigt enhets-id').toLowerCase().pipe(z.uuid('Ogiltigt enhets-id'));

export const signupSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  deviceId: deviceSchema.optional(),
});
export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });
export const confirmSchema = z.object({
  token: tokenSchema,
  password: passwordSchema,
  deviceId: deviceSchema.optional(),
});
/** A password while it is typed, of an address that may still lack its end. */
export const passwordCheckSchema = z.object({
  password: passwordSchema,
  email: z.string(wrongEmail).max(254, wrongEmail).default(''),
});
export const resetSchema = z.object({ email: emailSchema });
export const resetConfirmSchema = confirmSchema;

/** The old one is whatever it once was allowed to be. */
export const passwordChangeSchema = z.object({
  password: z
    .string('Skriv ditt nuvarande lösenord')
    .min(1, 'Skriv ditt nuvarande lösenord')
    .max(256, 'Lösenordet stämmer inte.'),
  newPassword: passwordSchema,
});
